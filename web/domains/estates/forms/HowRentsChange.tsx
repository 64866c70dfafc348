import type { Unit } from '@gida/contract/domains/estates/unit'
import type { TypedAmount } from '@gida/contract/shared/read-naira'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { units } from '#words/units'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { PercentInput } from '../../../ui/form/PercentInput.tsx'
import { raised, readPercent } from '../percent.ts'

const words = units.rents
const WAYS = [
  { value: 'AMOUNT', label: words.byAmount },
  { value: 'PERCENT', label: words.byPercent },
]

/** One amount for all, or a percentage each; both inputs are kept when switching. */
export type RentChange = { by: 'AMOUNT' | 'PERCENT'; amount: TypedAmount; percent: string }
export type RentChangeValues = RentChange & { unit_ids: string[] }

/** The unit's new asking rent; null while the change is invalid. */
export function newRentOf(unit: Pick<Unit, 'rent_amount'>, change: RentChange): number | null {
  if (change.by === 'AMOUNT') return typeof change.amount === 'number' ? change.amount : null
  const basisPoints = readPercent(change.percent)
  return Number.isNaN(basisPoints) || basisPoints <= -10_000 ? null : raised(unit.rent_amount, basisPoints)
}

/** The error of the change, at the field in use. */
export function checkRentChange(change: RentChange) {
  if (newRentOf({ rent_amount: 100 }, change) !== null) return {}
  return change.by === 'AMOUNT' ? { amount: words.errors.amount } : { percent: words.errors.percent }
}

type Props = { form: UseFormReturn<RentChangeValues> }

export function HowRentsChange({ form: { control, register, watch, formState } }: Props) {
  return (
    <>
      <Controller
        name="by"
        control={control}
        render={({ field }) => (
          <Segmented
            label={words.how}
            options={WAYS}
            value={field.value}
            onChange={field.onChange}
            className="justify-self-start"
          />
        )}
      />
      {watch('by') === 'AMOUNT' ? (
        <FormMoneyField control={control} name="amount" label={words.amount} />
      ) : (
        <Field label={words.percent} help={words.percentHelp} error={formState.errors.percent?.message}>
          <PercentInput {...register('percent')} />
        </Field>
      )}
    </>
  )
}
