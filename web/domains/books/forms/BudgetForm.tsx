import type { ExpenseCategory } from '@gida/contract/domains/books/fund'
import { koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { books } from '#words/books'
import { serviceCharge } from '#words/service-charge'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useSetFundBudget } from '../changes.ts'

const words = books.budget
const CATEGORIES = Object.entries(serviceCharge.categories).map(([value, label]) => ({ value, label }))

type Values = { category: ExpenseCategory; amount: TypedAmount }
type Props = { estateId: string; year: number; onDone: () => void }

/** Sets the yearly budget of a category. */
export function BudgetForm({ estateId, year, onDone }: Props) {
  const form = useFields<Values>({ category: 'DIESEL', amount: null }, ({ amount }) => ({
    amount: koboIn(amount) === null ? words.missing : undefined,
  }))
  const { control } = form
  const saving = useSave(form, useSetFundBudget(), {
    input: ({ category, amount }) => ({
      params: { id: estateId },
      body: { year, category, amount: koboIn(amount) ?? 0 },
    }),
    said: ({ category, amount }) => words.saved(serviceCharge.categories[category], formatNaira(amount)),
    onSaved: onDone,
  })
  return (
    <FormDialog {...words} title={words.title(year)} form={saving} onClose={onDone}>
      <ChoiceField control={control} name="category" label={words.category} options={CATEGORIES} />
      <FormMoneyField control={control} name="amount" label={words.amount} />
    </FormDialog>
  )
}
