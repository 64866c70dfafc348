import type { PaymentInstructions } from '@gida/contract/domains/transfers/account'
import { showPayCode } from '@gida/contract/domains/transfers/pay-code'
import { useQuery } from '@tanstack/react-query'
import { payByTransfer as words } from '#words/pay-by-transfer'
import { useSend } from '../../../platform/forms/use-send.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { AccountNumber } from '../../../ui/display/AccountNumber.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useAskVirtualAccount } from '../changes.ts'
import { paymentInstructionsQuery } from '../queries.ts'
import { CopyValue } from './CopyValue.tsx'

type Props = { leaseId?: string; unitId?: string }

/** How to pay a tenancy by bank transfer; without a lease or unit, each of the tenant's. */
export function PayByTransfer({ leaseId, unitId }: Props) {
  const of = { ...(leaseId ? { lease_id: leaseId } : {}), ...(unitId ? { unit_id: unitId } : {}) }
  const answer = useQuery(paymentInstructionsQuery(of))
  return (
    <Loaded of={answer}>
      {({ data }) => data.map((way) => <OneWay key={way.lease_id} way={way} named={data.length > 1} />)}
    </Loaded>
  )
}

/**
 * What works at once comes first: the tenant's own account, which needs no pay code; until it is open, the estate's account with a pay
 * code; and how to get an own one.
 */
function OneWay({ way, named }: { way: PaymentInstructions; named: boolean }) {
  const isMine = useActor().user.role === 'TENANT'
  const hasOwn = way.virtual_account?.state === 'OPEN'
  const hasEstates = !hasOwn && way.bank_accounts.length > 0
  if (!hasEstates && !way.virtual_account && !way.can.ask_account) return null
  return (
    <Card className="mb-4 last:mb-0">
      <CardHead title={words.title} />
      <CardBody className="grid gap-4 *:min-w-0">
        {named && <p className="text-ink-soft">{way.unit_label}</p>}
        {hasEstates && <OfEstate way={way} isMine={isMine} />}
        <OwnAccount way={way} isMine={isMine} />
      </CardBody>
    </Card>
  )
}

function OfEstate({ way, isMine }: { way: PaymentInstructions; isMine: boolean }) {
  return (
    <div className="grid gap-3">
      <p>{words.estateAccount}</p>
      {way.bank_accounts.map(({ id, bank_name, account_number, account_name }) => (
        <div key={id}>
          <CopyValue
            label={words.account}
            value={account_number}
            shown={<AccountNumber of={account_number} />}
          />
          <p className="text-small text-ink-soft">
            {bank_name}, {account_name}
          </p>
        </div>
      ))}
      <div className="grid gap-1">
        <CopyValue label={words.code} value={way.pay_code} shown={showPayCode(way.pay_code)} />
        <p className="text-small text-ink-soft">{isMine ? words.codeNote : words.codeManager}</p>
      </div>
    </div>
  )
}

function OwnAccount({ way, isMine }: { way: PaymentInstructions; isMine: boolean }) {
  const { send, refusal, isSaving } = useSend(useAskVirtualAccount(), {})
  const account = way.virtual_account
  if (account?.state === 'OPEN' && account.account_number) {
    return (
      <div className="grid gap-1">
        <p>{isMine ? words.own : words.managerNote}</p>
        <CopyValue
          label={words.account}
          value={account.account_number}
          shown={<AccountNumber of={account.account_number} />}
        />
        <p className="text-small text-ink-soft">
          {account.bank_name}, {account.account_name}
        </p>
        {isMine && <p className="text-small text-ink-soft">{words.ownNote}</p>}
      </div>
    )
  }
  if (account?.state === 'ASKED') {
    return (
      <Banner tone="wait" live>
        {words.asked}
      </Banner>
    )
  }
  return (
    <div className="grid justify-items-start gap-2 border-line not-first:border-t not-first:pt-3 empty:hidden">
      {account?.failure && <Banner tone="late">{words.refused(account.failure)}</Banner>}
      <Refusal>{refusal}</Refusal>
      {way.can.ask_account && isMine && <p className="text-small text-ink-soft">{words.askNote}</p>}
      {way.can.ask_account && (
        <Button
          kind="second"
          icon="bank"
          className="whitespace-normal max-md:w-full"
          busy={isSaving}
          busyText={words.asking}
          onClick={() => send({ params: { id: way.lease_id } })}
        >
          {isMine ? words.ask : words.askManager}
        </Button>
      )}
    </div>
  )
}
