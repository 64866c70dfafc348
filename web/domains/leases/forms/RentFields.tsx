import type { Frequency } from '@gida/contract/domains/estates/unit'
import { instalmentsOf } from '@gida/contract/domains/leases/rules'
import type { TypedAmount } from '@gida/contract/shared/read-naira'
import { type Control, Controller, type FieldErrors } from 'react-hook-form'
import { leases } from '#words/leases'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'

const words = leases.assign
const FREQUENCIES = Object.entries(leases.frequencies).map(([value, label]) => ({ value, label }))

export type RentValues = { rent_amount: TypedAmount; frequency?: Frequency; instalments?: number | string }
type Props = {
  control: Control<RentValues>
  frequency: Frequency | undefined
  errors: FieldErrors<RentValues>
}

/** The rent, how often it is due, and in how many parts a period of it is paid. */
export function RentFields({ control, frequency = 'YEARLY', errors }: Props) {
  const parts = instalmentsOf(frequency).map((count) => ({ value: String(count), label: words.parts(count) }))
  return (
    <>
      <FormMoneyField control={control} name="rent_amount" label={words.rent} />
      <Field label={words.frequency} error={errors.frequency?.message}>
        <Controller
          name="frequency"
          control={control}
          render={({ field }) => <SelectField {...field} value={field.value ?? ''} options={FREQUENCIES} />}
        />
      </Field>
      <Field label={words.instalments} error={errors.instalments?.message}>
        <Controller
          name="instalments"
          control={control}
          render={({ field }) => {
            const value = String(field.value ?? 1)
            const fits = parts.some((part) => part.value === value)
            return <SelectField {...field} value={fits ? value : '1'} options={parts} />
          }}
        />
      </Field>
    </>
  )
}
