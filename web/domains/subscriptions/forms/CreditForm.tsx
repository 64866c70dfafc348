import type { PlatformInvoiceDetail } from '@gida/contract/domains/subscriptions/invoice'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { subscriptions } from '#words/subscriptions'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useCreditInvoice } from '../changes.ts'

const words = subscriptions.credit
type Values = { amount: TypedAmount; reason: string }

const check = ({ amount, reason }: Values) => ({
  amount: isPositive(amount) ? undefined : words.errors.amount,
  reason: reason.trim().length < 3 ? words.errors.reason : undefined,
})

/** Credits an invoice in full or in part. */
export function CreditForm({ of, onClose }: { of: PlatformInvoiceDetail; onClose: () => void }) {
  const { id, total, credit_notes } = of
  const clientIdOf = useClientId()
  const form = useFields<Values>({ amount: total - credit_notes, reason: '' }, check)
  const saving = useSave(form, useCreditInvoice(), {
    input: ({ amount, reason }) => {
      const said = { amount: koboIn(amount) ?? 0, reason }
      return { params: { id }, body: { ...said, client_id: clientIdOf({ id, ...said }) } }
    },
    said: words.said,
    onSaved: onClose,
  })
  return (
    <FormSheet
      {...{ title: words.title, note: words.note, save: words.save, saving: words.saving }}
      form={saving}
      onClose={onClose}
    >
      <FormMoneyField control={form.control} name="amount" label={words.amount} />
      <FormTextField
        control={form.control}
        name="reason"
        label={words.reason}
        help={words.reasonHelp}
        maxLength={200}
      />
    </FormSheet>
  )
}
