import type { DebtorDetail } from '@gida/contract/domains/collections/arrears'
import { MOST_PROMISE_DAYS } from '@gida/contract/domains/collections/rules'
import { addDays } from '@gida/contract/shared/dates'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { collections } from '#words/collections'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatDay, formatNaira, today } from '../../../platform/screens/format.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormActions } from '../../../ui/form/FormActions.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { useRecordPromise } from '../changes.ts'

const words = collections.promise
const SOON_DAYS = 7
type Values = { amount: TypedAmount; promised_on: string; note: string }

const check = ({ amount, promised_on }: Values) => ({
  amount: isPositive(amount) ? undefined : words.errors.amount,
  promised_on: promised_on ? undefined : words.errors.day,
})
const promiseOf = ({ amount, ...rest }: Values) => ({ ...rest, amount: koboIn(amount) ?? 0 })

/** A tenant's promise to pay: amount and day. */
export function PromiseForm({ debtor, onClose }: { debtor: DebtorDetail; onClose: () => void }) {
  const form = useFields<Values>(
    { amount: debtor.arrears, promised_on: addDays(today(), SOON_DAYS), note: '' },
    check,
  )
  const { control } = form
  const { save, refusal, isSaving } = useSave(form, useRecordPromise(), {
    input: (values) => ({ params: { id: debtor.id }, body: promiseOf(values) }),
    onSaved: (_debtor, values) => {
      const { amount, promised_on } = promiseOf(values)
      toast.success(words.saved(formatNaira(amount, 'short'), formatDay(promised_on)))
      onClose()
    },
  })
  return (
    <form noValidate className="grid gap-3" onSubmit={save}>
      <FormMoneyField control={control} name="amount" label={words.amount} />
      <FormDateField
        control={control}
        name="promised_on"
        label={words.day}
        help={words.help}
        min={today()}
        max={addDays(today(), MOST_PROMISE_DAYS)}
      />
      <FormTextField control={control} name="note" label={words.note} opt={words.optional} maxLength={500} />
      <FormActions
        {...words}
        refusal={refusal}
        busy={isSaving}
        cancel={collections.note.cancel}
        onCancel={onClose}
      />
    </form>
  )
}
