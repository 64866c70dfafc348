import type { BankAccount } from '@gida/contract/domains/transfers/account'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { clientsAccounts as words } from '#words/clients-accounts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { AccountNumber } from '../../../ui/display/AccountNumber.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { AccountEstates } from '../forms/AccountEstates.tsx'
import { RetireAccount } from '../forms/RetireAccount.tsx'
import { CopyValue } from './CopyValue.tsx'

/** A client account: the estates it serves, and its actions. */
export function AccountCard({ account }: { account: BankAccount }) {
  const [open, setOpen] = useState<'estates' | 'retire' | null>(null)
  const close = (isOpen: boolean) => setOpen(isOpen ? open : null)
  const { bank_name, account_number, account_name, retired_at } = account
  return (
    <Card as="article" className="grid gap-4 p-4 md:p-5" aria-label={`${bank_name} ${account_number}`}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2>{bank_name}</h2>
          <p className="text-ink-soft [overflow-wrap:anywhere]">{account_name}</p>
        </div>
        {retired_at && <Pill>{words.retired}</Pill>}
      </div>
      <CopyValue label={words.number} value={account_number} shown={<AccountNumber of={account_number} />} />
      <DescriptionList kind="left">
        <DescriptionItem label={words.paidBy}>
          {account.estates.map((estate) => (
            <span key={estate.estate_id} className="block">
              {isWaiting(estate.shown_from) && !retired_at
                ? words.shownFrom(estate.name, formatWhen(estate.shown_from))
                : estate.name}
            </span>
          ))}
        </DescriptionItem>
      </DescriptionList>
      <p className="text-small text-ink-soft">
        {retired_at
          ? words.retiredSince(formatWhen(retired_at))
          : words.by(account.created_by_name, formatWhen(account.created_at))}
      </p>
      {account.can.keep && (
        <div className="flex flex-wrap gap-2">
          <Button kind="second" size="small" icon="upload" asChild>
            <Link to="/dashboard/payments/transfers/statement">{words.upload}</Link>
          </Button>
          {!retired_at && (
            <Button kind="second" size="small" onClick={() => setOpen('estates')}>
              {words.change.action}
            </Button>
          )}
          <Button kind="quiet" size="small" onClick={() => setOpen('retire')}>
            {retired_at ? words.show.action : words.retire.action}
          </Button>
        </div>
      )}
      {open === 'estates' && <AccountEstates account={account} onOpenChange={close} />}
      {open === 'retire' && <RetireAccount account={account} onOpenChange={close} />}
    </Card>
  )
}

const isWaiting = (shown_from: string) => Date.parse(shown_from) > Date.now()
