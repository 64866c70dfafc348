import type { Fee, FeeDraft } from '@gida/contract/domains/charges/fee'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { Controller } from 'react-hook-form'
import { fees } from '#words/fees'
import { typeNames } from '#words/type-names'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { PercentInput } from '../../../ui/form/PercentInput.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useCreateFee, useUpdateFee } from '../changes.ts'

const words = fees.form
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
const RHYTHMS = Object.entries(fees.rhythms).map(([value, label]) => ({ value, label }))
const KINDS = Object.entries(words.kinds).map(([value, label]) => ({ value, label }))

type Values = Pick<FeeDraft, 'name' | 'transaction_type' | 'rhythm' | 'on_renewal' | 'active'> & {
  kind: string
  amount: TypedAmount
  percent: string
}

/** Parses per cent to basis points; NaN if invalid. */
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

/** One fee of an estate: an amount, or a percentage of a year's rent. */
export function FeeForm({ estateId, fee, onDone }: Props) {
  const form = useFields<Values>(
    {
      name: fee?.name ?? '',
      transaction_type: fee?.transaction_type ?? 'AGENCY_FEE',
      rhythm: fee?.rhythm ?? 'ONCE',
      on_renewal: fee?.on_renewal ?? false,
      active: fee?.active ?? true,
      kind: fee?.kind ?? 'PERCENT',
      amount: fee?.amount ?? null,
      percent: fee?.basis_points ? String(fee.basis_points / 100) : '',
    },
    check,
  )
  const { register, control, watch } = form
  const outcome = { said: ({ name }: Fee) => words.saved(name), onSaved: onDone }
  const creating = useSave(form, useCreateFee(), {
    ...outcome,
    input: (values) => ({ body: { ...feeOf(values), estate_id: estateId } }),
  })
  const updating = useSave(form, useUpdateFee(), {
    ...outcome,
    input: (values, changed) => ({
      params: { id: fee?.id ?? '' },
      body: changed(feeOf(values), ['kind', 'amount', 'percent', 'basis_points']),
    }),
  })
  return (
    <FormDialog
      {...words}
      title={fee ? words.change(fee.name) : words.add}
      form={fee ? updating : creating}
      onClose={onDone}
    >
      <FormTextField control={control} name="name" label={words.name} maxLength={60} />
      <ChoiceField control={control} name="transaction_type" label={words.type} options={TYPES} />
      <Controller
        name="kind"
        control={control}
        render={({ field }) => (
          <Segmented label={words.how} options={KINDS} value={field.value} onChange={field.onChange} />
        )}
      />
      {watch('kind') === 'FIXED' ? (
        <FormMoneyField control={control} name="amount" label={words.amount} />
      ) : (
        <Field label={words.percent} error={form.formState.errors.percent?.message}>
          <PercentInput {...register('percent')} />
        </Field>
      )}
      <ChoiceField control={control} name="rhythm" label={words.rhythm} options={RHYTHMS} />
      <div>
        <CheckRow plain title={words.onRenewal} {...register('on_renewal')} />
        <CheckRow plain title={words.active} {...register('active')} />
      </div>
    </FormDialog>
  )
}

/** Converts to the call's body with one of the two measures. */
const feeOf = ({ kind, amount, percent, ...rest }: Values) => ({
  ...rest,
  amount: kind === 'FIXED' ? koboIn(amount) : null,
  basis_points: kind === 'PERCENT' ? pointsOf(percent) : null,
})
