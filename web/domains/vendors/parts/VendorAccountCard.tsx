import type { VendorDetail } from '@gida/contract/domains/vendors/vendor'
import { useState } from 'react'
import { vendors } from '#words/vendors'
import { formatInstant } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { AccountNumber } from '../../../ui/display/AccountNumber.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { VendorAccountForm } from '../forms/VendorAccountForm.tsx'

const words = vendors.account

/** A vendor's bank account, and who changed it last. */
export function VendorAccountCard({ vendor: { id, account, can } }: { vendor: VendorDetail }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      <CardHead title={words.title} />
      <CardBody className="grid gap-3">
        {account ? (
          <DescriptionList>
            <DescriptionItem label={words.label}>
              {account.bank_name}, <AccountNumber of={account.account_number} />
            </DescriptionItem>
            <DescriptionItem label={words.name}>{account.account_name}</DescriptionItem>
          </DescriptionList>
        ) : (
          <p className="text-ink-soft">{words.none}</p>
        )}
        {account?.changed_at && (
          <p className="text-small text-ink-soft">
            {words.changed(formatInstant(account.changed_at), account.changed_by ?? '')}. {words.changedNote}
          </p>
        )}
        {can.change && (
          <Button kind="second" className="justify-self-start" onClick={() => setOpen(true)}>
            {account ? words.change : words.set}
          </Button>
        )}
      </CardBody>
      {isOpen && <VendorAccountForm id={id} onClose={() => setOpen(false)} />}
    </Card>
  )
}
