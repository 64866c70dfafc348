import type { Frequency, Unit, UnitStatus } from '@gida/contract/domains/estates/unit'
import { koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { estates } from '#words/estates'
import { units } from '#words/units'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { amountFault } from '../../../ui/form/MoneyField.tsx'
import { readWhole } from '../../../ui/form/read-whole.ts'
import { useUpdateUnit } from '../changes.ts'
import { within } from '../check-property.ts'
import { FREQUENCY_OPTIONS } from '../options.ts'

const words = units.form
const BY_HAND: readonly UnitStatus[] = ['VACANT', 'RESERVED', 'OUT_OF_SERVICE']
const STATUS_OPTIONS = BY_HAND.map((value) => ({ value, label: estates.unitStatuses[value] }))

type Values = {
  name: string
  block: string
  floor: string
  bedrooms: string
  rent_amount: TypedAmount
  frequency: Frequency
  service_charge: TypedAmount
  caution_deposit: TypedAmount
  status: UnitStatus
}

const check = (values: Values) => ({
  name: within(values.name, 1, 40) ? undefined : words.errors.name,
  floor: Number.isNaN(readWhole(values.floor, -3, 80)) ? words.errors.floor : undefined,
  bedrooms: Number.isNaN(readWhole(values.bedrooms, 0, 20)) ? words.errors.bedrooms : undefined,
  rent_amount: amountFault(values.rent_amount),
  service_charge: amountFault(values.service_charge),
  caution_deposit: amountFault(values.caution_deposit),
})

const valuesOf = (unit: Unit): Values => ({
  name: unit.name,
  block: unit.block ?? '',
  floor: unit.floor?.toString() ?? '',
  bedrooms: unit.bedrooms?.toString() ?? '',
  rent_amount: unit.rent_amount,
  frequency: unit.frequency,
  service_charge: unit.service_charge,
  caution_deposit: unit.caution_deposit,
  status: unit.status,
})

/** Converts to the call's body: an empty number is null, an empty amount zero. */
function sent({ floor, bedrooms, ...values }: Values) {
  const [onFloor, rooms] = [readWhole(floor, -3, 80), readWhole(bedrooms, 0, 20)]
  return {
    ...values,
    rent_amount: koboIn(values.rent_amount) ?? 0,
    service_charge: koboIn(values.service_charge) ?? 0,
    caution_deposit: koboIn(values.caution_deposit) ?? 0,
    ...{ floor: onFloor ?? null, bedrooms: rooms ?? null },
  }
}

/** Edits a unit and its asking terms. */
export function UnitForm({ unit, onSaved }: { unit: Unit; onSaved: (unit: Unit) => void }) {
  const form = useFields(valuesOf(unit), check)
  const saving = useSave(form, useUpdateUnit(), {
    input: (values, changed) => ({
      params: { id: unit.id },
      body: changed(sent(values), ['rent_amount', 'frequency']),
    }),
    onSaved,
    unknown: words.unknown,
  })
  const { control } = form
  const isFree = unit.lease_id === null && unit.status !== 'OCCUPIED'
  return (
    <form noValidate className="grid gap-4" onSubmit={saving.save}>
      <div className="grid grid-cols-2 gap-4">
        <FormTextField control={control} name="name" label={words.name} />
        <FormTextField control={control} name="block" label={words.block} maxLength={40} />
        <FormTextField
          control={control}
          name="floor"
          label={words.floor}
          help={words.floorHelp}
          figures
          inputMode="numeric"
        />
        <FormTextField control={control} name="bedrooms" label={words.bedrooms} figures inputMode="numeric" />
      </div>
      <FormMoneyField control={control} name="rent_amount" label={words.rent} help={words.rentHelp} />
      <ChoiceField control={control} name="frequency" label={words.frequency} options={FREQUENCY_OPTIONS} />
      <FormMoneyField control={control} name="service_charge" label={words.serviceCharge} />
      <FormMoneyField control={control} name="caution_deposit" label={words.deposit} />
      {isFree && (
        <ChoiceField control={control} name="status" label={words.status} options={STATUS_OPTIONS} />
      )}
      <FormSubmit {...saving} words={words} />
    </form>
  )
}
