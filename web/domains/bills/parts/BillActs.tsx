import type { BillDetail } from '@gida/contract/domains/bills/bill'
import { useState } from 'react'
import { bills } from '#words/bills'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { useVoidBill } from '../changes.ts'
import { PayBillForm } from '../forms/PayBillForm.tsx'

const words = bills.voiding

/** Pays a bill, or takes it back. */
export function BillActs({ bill }: { bill: BillDetail }) {
  const { id, number, can, left } = bill
  const [open, setOpen] = useState<'pay' | 'void'>()
  const close = () => setOpen(undefined)
  const voiding = useVoidBill()
  const of = left > 0 ? 'BILL' : 'RETENTION'
  return (
    <>
      {can.void && (
        <Button kind="quiet" onClick={() => setOpen('void')}>
          {words.bill}
        </Button>
      )}
      {can.pay && <Button onClick={() => setOpen('pay')}>{bills.paying.titles[of]}</Button>}
      {open === 'pay' && <PayBillForm bill={bill} of={of} onClose={close} />}
      {open === 'void' && (
        <ReasonDialog
          change={voiding}
          input={(reason) => ({ params: { id }, body: { reason } })}
          said={words.billDone}
          title={words.billTitle(number)}
          note={words.billNote}
          label={words.reason}
          missing={words.reasonMissing}
          save={words.bill}
          saving={words.saving}
          cancel={words.keep}
          danger
          onClose={close}
        />
      )}
    </>
  )
}
