import type { BulkOutcome } from '@gida/contract/domains/estates/bulk'
import type { Property } from '@gida/contract/domains/estates/estate'
import type { Frequency } from '@gida/contract/domains/estates/unit'
import { koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { units } from '#words/units'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { amountFault } from '../../../ui/form/MoneyField.tsx'
import { readWhole } from '../../../ui/form/read-whole.ts'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useBulkCreateUnits } from '../changes.ts'
import { repeatedName } from '../check-property.ts'
import { FREQUENCY_OPTIONS } from '../options.ts'
import { BulkFailures } from '../parts/unit/BulkFailures.tsx'
import { MOST_UNITS_AT_ONCE, sayNames, spreadNames } from '../unit-pattern.ts'

const words = units.add
const LONGEST_NAME = 40

type Values = {
  names: string
  block: string
  bedrooms: string
  rent_amount: TypedAmount
  frequency: Frequency
  service_charge: TypedAmount
}
type Props = { property: Property; onAdded: (count: number) => void }

/** Adds many units by a name pattern. Failures are reported by unit. */
export function AddUnitsForm({ property, onAdded }: Props) {
  const [outcome, setOutcome] = useState<{ told: BulkOutcome; names: readonly string[] }>()
  const form = useFields<Values>(
    {
      names: '',
      block: '',
      bedrooms: '',
      rent_amount: null,
      frequency: 'YEARLY',
      service_charge: null,
    },
    check,
  )
  const saving = useSave(form, useBulkCreateUnits(), {
    input: (values) => ({ body: { units: rowsOf(values, property.id) } }),
    onSaved: (told, values) => {
      const names = spreadNames(values.names) ?? []
      setOutcome({ told, names })
      if (told.failed.length === 0) onAdded(told.succeeded)
    },
    unknown: words.unknown,
  })
  const { control, register, formState } = form
  const names = spreadNames(useWatch({ control, name: 'names' })) ?? []
  return (
    <form noValidate className="grid gap-4" onSubmit={saving.save}>
      <Field
        label={words.names}
        help={words.namesHelp}
        good={names.length > 0 ? words.willBe(names.length, sayNames(names)) : undefined}
        error={formState.errors.names?.message}
      >
        <TextInput autoComplete="off" autoCapitalize="off" spellCheck={false} {...register('names')} />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <FormTextField
          control={control}
          name="block"
          label={units.form.block}
          opt={units.form.optional}
          maxLength={40}
        />
        <FormTextField
          control={control}
          name="bedrooms"
          label={units.form.bedrooms}
          opt={units.form.optional}
          figures
          inputMode="numeric"
        />
      </div>
      <FormMoneyField
        control={control}
        name="rent_amount"
        label={units.form.rent}
        opt={units.form.optional}
      />
      <ChoiceField
        control={control}
        name="frequency"
        label={units.form.frequency}
        options={FREQUENCY_OPTIONS}
      />
      <FormMoneyField
        control={control}
        name="service_charge"
        label={units.form.serviceCharge}
        opt={units.form.optional}
      />
      {outcome && <BulkFailures outcome={outcome.told} nameOf={(index) => outcome.names[index]} />}
      <FormSubmit {...saving} words={{ save: words.save(names.length), saving: words.saving }} big />
    </form>
  )
}

const check = (values: Values) => ({
  names: checkNames(spreadNames(values.names)),
  bedrooms: Number.isNaN(readWhole(values.bedrooms, 0, 20)) ? units.form.errors.bedrooms : undefined,
  rent_amount: amountFault(values.rent_amount),
  service_charge: amountFault(values.service_charge),
})

function checkNames(names: string[] | null): string | undefined {
  if (!names) return words.backwards
  if (names.length === 0) return words.none
  if (names.length > MOST_UNITS_AT_ONCE) return words.tooMany
  if (names.some((name) => name.length > LONGEST_NAME)) return words.tooLong
  const twice = repeatedName(names)
  return twice && words.twice(twice)
}

function rowsOf({ names, block, bedrooms, ...values }: Values, property_id: string) {
  const rooms = readWhole(bedrooms, 0, 20)
  return (spreadNames(names) ?? []).map((name) => ({
    property_id,
    name,
    frequency: values.frequency,
    rent_amount: koboIn(values.rent_amount) ?? 0,
    service_charge: koboIn(values.service_charge) ?? 0,
    ...(block.trim() && { block: block.trim() }),
    ...(rooms !== undefined && { bedrooms: rooms }),
  }))
}
