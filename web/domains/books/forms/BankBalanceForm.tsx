import { koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { books } from '#words/books'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira, today } from '../../../platform/screens/format.ts'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useRecordBankBalance } from '../changes.ts'

const words = books.bankBalance
type Values = { day: string; amount: TypedAmount }

/** Records the bank statement's closing balance of a day. */
export function BankBalanceForm({ estateId, onDone }: { estateId: string; onDone: () => void }) {
  const form = useFields<Values>({ day: today(), amount: null }, ({ day, amount }) => ({
    day: day ? undefined : words.missing,
    amount: koboIn(amount) === null ? words.missing : undefined,
  }))
  const { control } = form
  const saving = useSave(form, useRecordBankBalance(), {
    input: ({ day, amount }) => ({ params: { id: estateId }, body: { day, amount: koboIn(amount) ?? 0 } }),
    said: ({ amount }) => words.saved(formatNaira(amount)),
    onSaved: onDone,
  })
  return (
    <FormDialog {...words} form={saving} onClose={onDone}>
      <FormDateField control={control} name="day" label={words.day} max={today()} />
      <FormMoneyField control={control} name="amount" label={words.amount} />
    </FormDialog>
  )
}
