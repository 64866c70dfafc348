import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { books } from '#words/books'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { today } from '../../../platform/screens/format.ts'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useBillServiceCharge } from '../changes.ts'

const words = books.bill
type Values = { title: string; amount: TypedAmount; due_date: string }

const check = ({ title, amount, due_date }: Values) => ({
  title: title.trim() ? undefined : words.missing,
  amount: isPositive(amount) ? undefined : words.missing,
  due_date: due_date ? undefined : words.missing,
})

/** Bills a budget to all occupied units. */
export function BillForm({ estateId, onDone }: { estateId: string; onDone: () => void }) {
  const form = useFields<Values>({ title: '', amount: null, due_date: today() }, check)
  const { control } = form
  const saving = useSave(form, useBillServiceCharge(), {
    input: ({ amount, ...rest }) => ({
      params: { id: estateId },
      body: { ...rest, amount: koboIn(amount) ?? 0 },
    }),
    said: ({ units }) => words.saved(units),
    onSaved: onDone,
    unknown: words.unknown,
  })
  return (
    <FormDialog {...words} form={saving} onClose={onDone}>
      <FormTextField control={control} name="title" label={words.name} kind="name" />
      <FormMoneyField control={control} name="amount" label={words.amount} />
      <FormDateField control={control} name="due_date" label={words.due} />
    </FormDialog>
  )
}
