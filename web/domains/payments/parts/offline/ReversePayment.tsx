import type { ReversalKind } from '@gida/contract/domains/payments/offline'
import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { useState } from 'react'
import { offlinePayments } from '#words/offline-payments'
import { checkReason } from '../../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../../platform/forms/use-save.ts'
import { formatNaira } from '../../../../platform/screens/format.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { ChoiceField } from '../../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../../ui/overlay/FormDialog.tsx'
import { useReversePayment } from '../../offline-payment-changes.ts'

const words = offlinePayments.reverse
const KINDS = Object.entries(words.kinds).map(([value, label]) => ({ value, label }))
type Values = { kind: ReversalKind; reason: string }

/** Reverses a recorded payment, with a reason; the dialog states amounts and names. */
export function ReversePayment({ payment }: { payment: PaymentDetail }) {
  const [isAsking, setAsking] = useState(false)
  if (!payment.recorded || !payment.can.cancel) return null
  return (
    <>
      <Button kind="quiet" icon="undo" onClick={() => setAsking(true)}>
        {words.action}
      </Button>
      {isAsking && <ReversalForm payment={payment} onClose={() => setAsking(false)} />}
    </>
  )
}

function ReversalForm({ payment, onClose }: { payment: PaymentDetail; onClose: () => void }) {
  const amount = formatNaira(payment.amount)
  const form = useFields<Values>({ kind: 'MISTAKE', reason: '' }, ({ reason }) => ({
    reason: checkReason(reason, words.reasonMissing),
  }))
  const saving = useSave(form, useReversePayment(), {
    input: ({ kind, reason }) => ({ params: { id: payment.id }, body: { kind, reason: reason.trim() } }),
    said: words.done,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={words.title(amount, payment.tenant_name)}
      note={words.body(amount, payment.property_unit)}
      form={saving}
      onClose={onClose}
      save={words.confirm}
      saving={words.busy}
      cancel={words.keep}
      danger
    >
      {payment.channel === 'CHEQUE' && (
        <ChoiceField control={form.control} name="kind" label={words.kind} options={KINDS} />
      )}
      <FormTextField control={form.control} name="reason" label={words.reason} maxLength={300} />
    </FormDialog>
  )
}
