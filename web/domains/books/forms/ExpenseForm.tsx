import type { ExpenseCategory, PaidFrom } from '@gida/contract/domains/books/fund'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { books } from '#words/books'
import { serviceCharge } from '#words/service-charge'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira, today } from '../../../platform/screens/format.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useRecordExpense } from '../changes.ts'

const words = books.expense
const optionsOf = <T extends string>(names: Record<T, string>) =>
  (Object.entries(names) as [T, string][]).map(([value, label]) => ({ value, label }))
const CATEGORIES = optionsOf(serviceCharge.categories)
const FROMS = optionsOf(words.froms)

type Values = {
  category: ExpenseCategory
  vendor: string
  description: string
  amount: TypedAmount
  spent_on: string
  paid_from: PaidFrom
  advanced: boolean
}

const check = ({ vendor, description, amount, spent_on }: Values) => ({
  vendor: vendor.trim() ? undefined : words.missing,
  description: description.trim() ? undefined : words.missing,
  amount: isPositive(amount) ? undefined : words.missing,
  spent_on: spent_on ? undefined : words.missing,
})

/** Records an expense of the fund. */
export function ExpenseForm({ estateId, onDone }: { estateId: string; onDone: () => void }) {
  const form = useFields<Values>(
    {
      ...{ category: 'DIESEL', vendor: '', description: '', amount: null },
      ...{ spent_on: today(), paid_from: 'TRUST', advanced: false },
    },
    check,
  )
  const { control } = form
  const saving = useSave(form, useRecordExpense(), {
    input: ({ amount, ...rest }) => ({
      params: { id: estateId },
      body: { ...rest, amount: koboIn(amount) ?? 0 },
    }),
    said: ({ amount }) => words.saved(formatNaira(amount)),
    onSaved: onDone,
    unknown: words.unknown,
  })
  return (
    <FormDialog {...words} form={saving} onClose={onDone}>
      <ChoiceField control={control} name="category" label={words.category} options={CATEGORIES} />
      <FormTextField control={control} name="description" label={words.description} maxLength={300} />
      <FormTextField control={control} name="vendor" label={words.vendor} kind="name" />
      <FormMoneyField control={control} name="amount" label={words.amount} />
      <FormDateField control={control} name="spent_on" label={words.day} max={today()} />
      <ChoiceField control={control} name="paid_from" label={words.from} options={FROMS} />
      <CheckRow plain title={words.advance} note={words.advanceNote} {...form.register('advanced')} />
    </FormDialog>
  )
}
