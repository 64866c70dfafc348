import type { ServiceCharge } from '@gida/contract/domains/books/fund'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { useForm } from 'react-hook-form'
import { books } from '#words/books'
import { today } from '../../../platform/format.ts'
import { readChecks } from '../../../platform/forms/form-problems.ts'
import { useSave } from '../../../platform/forms/use-save.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormEnd } from '../../../ui/form/FormEnd.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useBillServiceCharge } from '../queries.ts'

const words = books.bill
type Values = { title: string; amount: TypedAmount; due_date: string }

const check = ({ title, amount, due_date }: Values) => ({
  ...(!title.trim() && { title: words.missing }),
  ...(!isPositive(amount) && { amount: words.missing }),
  ...(!due_date && { due_date: words.missing }),
})

/** Bills a budget over all units that are let. */
export function BillForm({ estateId, onDone }: { estateId: string; onDone: () => void }) {
  const form = useForm<Values>({
    resolver: (values) => readChecks(values, check(values)),
    defaultValues: { title: '', amount: null, due_date: today() },
  })
  const { save, refusal, isSaving } = useSave(form, useBillServiceCharge(), {
    input: ({ amount, ...rest }: Values) => ({
      params: { id: estateId },
      body: { ...rest, amount: koboIn(amount) ?? 0 },
    }),
    onSaved: ({ units }: ServiceCharge) => {
      toast.success(words.saved(units))
      onDone()
    },
    unknown: words.unknown,
  })
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <Dialog open onOpenChange={onDone} title={words.title}>
      <form noValidate className="grid gap-4" onSubmit={save}>
        <p className="text-ink-soft">{words.note}</p>
        <Field label={words.name} error={errors.title?.message}>
          <TextInput autoComplete="off" maxLength={120} {...register('title')} />
        </Field>
        <FormMoneyField control={control} name="amount" label={words.amount} error={errors.amount?.message} />
        <Field label={words.due} error={errors.due_date?.message}>
          <TextInput type="date" {...register('due_date')} />
        </Field>
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
