import type { Expense, ExpenseCategory, PaidFrom } from '@gida/contract/domains/books/fund'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { Controller, useForm } from 'react-hook-form'
import { books } from '#words/books'
import { formatNaira, today } from '../../../platform/format.ts'
import { readChecks } from '../../../platform/forms/form-problems.ts'
import { useSave } from '../../../platform/forms/use-save.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormEnd } from '../../../ui/form/FormEnd.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useRecordExpense } from '../queries.ts'

const words = books.expense
const optionsOf = <T extends string>(names: Record<T, string>) =>
  (Object.entries(names) as [T, string][]).map(([value, label]) => ({ value, label }))
const CATEGORIES = optionsOf(books.fund.categories)
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
  ...(!vendor.trim() && { vendor: words.missing }),
  ...(!description.trim() && { description: words.missing }),
  ...(!isPositive(amount) && { amount: words.missing }),
  ...(!spent_on && { spent_on: words.missing }),
})

/** Writes down what was bought from the fund. */
export function ExpenseForm({ estateId, onDone }: { estateId: string; onDone: () => void }) {
  const form = useForm<Values>({
    resolver: (values) => readChecks(values, check(values)),
    defaultValues: {
      ...{ category: 'DIESEL', vendor: '', description: '', amount: null },
      ...{ spent_on: today(), paid_from: 'TRUST', advanced: false },
    },
  })
  const { save, refusal, isSaving } = useSave(form, useRecordExpense(), {
    input: ({ amount, ...rest }: Values) => ({
      params: { id: estateId },
      body: { ...rest, amount: koboIn(amount) ?? 0 },
    }),
    onSaved: ({ amount }: Expense) => {
      toast.success(words.saved(formatNaira(amount)))
      onDone()
    },
    unknown: words.unknown,
  })
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <Dialog open onOpenChange={onDone} title={words.title}>
      <form noValidate className="grid gap-4" onSubmit={save}>
        <Field label={words.category}>
          <Controller
            name="category"
            control={control}
            render={({ field }) => <SelectField {...field} options={CATEGORIES} />}
          />
        </Field>
        <Field label={words.description} error={errors.description?.message}>
          <TextInput autoComplete="off" maxLength={300} {...register('description')} />
        </Field>
        <Field label={words.vendor} error={errors.vendor?.message}>
          <TextInput autoComplete="off" maxLength={120} {...register('vendor')} />
        </Field>
        <FormMoneyField control={control} name="amount" label={words.amount} error={errors.amount?.message} />
        <Field label={words.day} error={errors.spent_on?.message}>
          <TextInput type="date" max={today()} {...register('spent_on')} />
        </Field>
        <Field label={words.from}>
          <Controller
            name="paid_from"
            control={control}
            render={({ field }) => <SelectField {...field} options={FROMS} />}
          />
        </Field>
        <CheckRow plain title={words.advance} note={words.advanceNote} {...register('advanced')} />
        <FormEnd
          refusal={refusal}
          cancel={words.cancel}
          onCancel={onDone}
          save={words.save}
          saving={words.saving}
          busy={isSaving}
        />
      </form>
    </Dialog>
  )
}
