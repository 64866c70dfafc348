import type { Fee, FeeDraft } from '@gida/contract/domains/charges/fee'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { payments } from '#words/payments'
import { typeNames } from '#words/type-names'
import { messageOf } from '../../../platform/errors.ts'
import { readChecks } from '../../../platform/forms/form-problems.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormEnd } from '../../../ui/form/FormEnd.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { PercentInput } from '../../../ui/form/PercentInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useCreateFee, useUpdateFee } from '../queries.ts'

const words = payments.fees.form
const ASKED = [
  'AGENCY_FEE',
  'LEGAL_FEE',
  'AGREEMENT_FEE',
  'CAUTION_DEPOSIT',
  'SERVICE_CHARGE',
  'MAINTENANCE_FEE',
  'STAMP_DUTY',
] as const
const TYPES = ASKED.map((value) => ({ value, label: typeNames[value] }))
const RHYTHMS = Object.entries(payments.fees.rhythms).map(([value, label]) => ({ value, label }))
const KINDS = Object.entries(words.kinds).map(([value, label]) => ({ value, label }))

type Values = Pick<FeeDraft, 'name' | 'transaction_type' | 'rhythm' | 'on_renewal' | 'active'> & {
  kind: string
  amount: TypedAmount
  percent: string
}

/** Basis points of what is written as per cent; NaN for what is none. */
const pointsOf = (percent: string) => Math.round(Number(percent.replace(',', '.')) * 100)
const isShare = (points: number) => points >= 1 && points <= 10_000

function check({ name, kind, amount, percent }: Values): Partial<Record<keyof Values, string>> {
  return {
    ...(!name.trim() && { name: words.nameMissing }),
    ...(kind === 'FIXED' && !isPositive(amount) && { amount: words.amountMissing }),
    ...(kind === 'PERCENT' && !isShare(pointsOf(percent)) && { percent: words.percentWrong }),
  }
}

type Props = { estateId: string; fee: Fee | null; onDone: () => void }

/** One fee of an estate: in naira, or as a share of a year's rent. */
export function FeeForm({ estateId, fee, onDone }: Props) {
  const [create, update] = [useCreateFee(), useUpdateFee()]
  const [refusal, setRefusal] = useState<string>()
  const { register, control, handleSubmit, watch, formState } = useForm<Values>({
    resolver: (values) => readChecks(values, check(values)),
    defaultValues: {
      name: fee?.name ?? '',
      transaction_type: fee?.transaction_type ?? 'AGENCY_FEE',
      rhythm: fee?.rhythm ?? 'ONCE',
      on_renewal: fee?.on_renewal ?? false,
      active: fee?.active ?? true,
      kind: fee?.kind ?? 'PERCENT',
      amount: fee?.amount ?? null,
      percent: fee?.basis_points ? String(fee.basis_points / 100) : '',
    },
  })
  const { errors } = formState
  const kind = watch('kind')
  const isBusy = create.isPending || update.isPending

  const save = handleSubmit(({ kind, amount, percent, ...rest }) => {
    if (isBusy) return
    const body = {
      ...rest,
      amount: kind === 'FIXED' ? koboIn(amount) : null,
      basis_points: kind === 'PERCENT' ? pointsOf(percent) : null,
    }
    const told = {
      onSuccess: ({ name }: Fee) => {
        toast.success(words.saved(name))
        onDone()
      },
      onError: (error: unknown) => setRefusal(messageOf(error)),
    }
    if (fee) update.mutate({ params: { id: fee.id }, body }, told)
    else create.mutate({ body: { ...body, estate_id: estateId } }, told)
  })
  return (
    <Dialog open onOpenChange={onDone} title={fee ? words.change(fee.name) : words.add}>
      <form noValidate className="grid gap-4" onSubmit={save}>
        <Field label={words.name} error={errors.name?.message}>
          <TextInput maxLength={60} {...register('name')} />
        </Field>
        <Field label={words.type}>
          <Controller
            name="transaction_type"
            control={control}
            render={({ field }) => <SelectField {...field} options={TYPES} />}
          />
        </Field>
        <Controller
          name="kind"
          control={control}
          render={({ field }) => (
            <Segmented label={words.how} options={KINDS} value={field.value} onChange={field.onChange} />
          )}
        />
        {kind === 'FIXED' ? (
          <FormMoneyField
            control={control}
            name="amount"
            label={words.amount}
            error={errors.amount?.message}
          />
        ) : (
          <Field label={words.percent} error={errors.percent?.message}>
            <PercentInput {...register('percent')} />
          </Field>
        )}
        <Field label={words.rhythm}>
          <Controller
            name="rhythm"
            control={control}
            render={({ field }) => <SelectField {...field} options={RHYTHMS} />}
          />
        </Field>
        <div>
          <CheckRow plain title={words.onRenewal} {...register('on_renewal')} />
          <CheckRow plain title={words.active} {...register('active')} />
        </div>
        <FormEnd
          refusal={refusal}
          cancel={words.cancel}
          onCancel={onDone}
          save={words.save}
          saving={words.saving}
          busy={isBusy}
        />
      </form>
    </Dialog>
  )
}
