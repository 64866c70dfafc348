import type { BillDetail } from '@gida/contract/domains/bills/bill'
import { bills } from '#words/bills'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useOpenForm } from '../../../platform/forms/use-open-form.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { useVoidBill } from '../changes.ts'
import { PayBillForm } from '../forms/PayBillForm.tsx'

const words = bills.voiding

/** Pays or voids a bill. */
export function BillActs({ bill }: { bill: BillDetail }) {
  const { id, number, can, left } = bill
  const { open, show, close, question } = useOpenForm<'pay' | 'void'>()
  const voiding = useVoidBill()
  const of = left > 0 ? 'BILL' : 'RETENTION'
  return (
    <>
      {can.pay && <Button onClick={() => show('pay')}>{bills.paying.titles[of]}</Button>}
      {can.void && (
        <Button kind="quiet" onClick={() => show('void')}>
          {words.bill}
        </Button>
      )}
      {open === 'pay' && <PayBillForm bill={bill} of={of} onClose={close} />}
      {question}
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
