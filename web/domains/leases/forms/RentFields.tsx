import type { Frequency } from '@gida/contract/domains/estates/unit'
import { instalmentsOf } from '@gida/contract/domains/leases/rules'
import type { TypedAmount } from '@gida/contract/shared/read-naira'
import { Controller, useFormContext } from 'react-hook-form'
import { leaseForms } from '#words/lease-forms'
import { leases } from '#words/leases'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'

const words = leaseForms.assign
const FREQUENCIES = Object.entries(leases.frequencies).map(([value, label]) => ({ value, label }))

type RentValues = { rent_amount: TypedAmount; frequency?: Frequency; instalments?: number | string }

/** The rent, its frequency, and the number of instalments per period. */
export function RentFields() {
  const { control, watch } = useFormContext<RentValues>()
  const parts = instalmentsOf(watch('frequency') ?? 'YEARLY').map((count) => ({
    value: String(count),
    label: words.parts(count),
  }))
  return (
    <>
      <FormMoneyField control={control} name="rent_amount" label={words.rent} />
      <ChoiceField control={control} name="frequency" label={words.frequency} options={FREQUENCIES} />
      <Controller
        name="instalments"
        control={control}
        render={({ field, fieldState }) => {
          const value = String(field.value ?? 1)
          const fits = parts.some((part) => part.value === value)
          return (
            <Field label={words.instalments} error={fieldState.error?.message}>
              <SelectField {...field} value={fits ? value : '1'} options={parts} />
            </Field>
          )
        }}
      />
    </>
  )
}
