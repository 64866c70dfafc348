import type { Unit } from '@gida/contract/domains/estates/unit'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { invitations } from '#words/invitations'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { buildingQuery, EstateField, propertiesQuery, unitQuery } from '../../estates/index.ts'
import type { InviteValues } from '../invite-values.ts'

const words = invitations.form
type Props = { form: UseFormReturn<InviteValues>; isUnitNeeded: boolean }

/** The estate, and the unit, units or property that the role requires. */
export function PlaceFields({ form, isUnitNeeded }: Props) {
  const { control, setValue, resetField } = form
  const { role, estate_id, property_id, unit_id } = form.watch()
  const ofUnit = useQuery({ ...unitQuery(unit_id), enabled: Boolean(unit_id && !property_id) }).data
  const property = property_id || ofUnit?.property_id || ''
  const properties = useQuery({
    ...propertiesQuery({ estate_id, limit: 100 }),
    enabled: Boolean(estate_id) && role !== 'ESTATE_MANAGER',
  }).data?.data
  const isOfUnits = role === 'TENANT' || role === 'PROPERTY_MANAGER'
  const building = useQuery({ ...buildingQuery(property), enabled: isOfUnits && Boolean(property) })
  const offered = (properties ?? []).filter((one) => isOfUnits || one.landlord_id === null)
  function leave(place: 'estate' | 'property') {
    if (place === 'estate') setValue('property_id', '')
    setValue('unit_id', '')
    setValue('unit_ids', [])
  }

  return (
    <>
      <EstateField
        control={control}
        name="estate_id"
        onChange={(id) => {
          leave('estate')
          resetField('estate_id', { defaultValue: id })
        }}
      />
      {estate_id && role !== 'ESTATE_MANAGER' && (
        <Controller
          control={control}
          name="property_id"
          render={({ field, fieldState }) => (
            <Field
              label={words.property}
              opt={isUnitNeeded ? undefined : words.propertyOpt}
              help={propertyHelp(isOfUnits, properties !== undefined && offered.length === 0)}
              error={fieldState.error?.message}
            >
              <SelectField
                {...field}
                options={offered.map(({ id, name }) => ({ value: id, label: name }))}
                value={property}
                disabled={offered.length === 0}
                onChange={(id) => {
                  leave('property')
                  field.onChange(id)
                }}
              />
            </Field>
          )}
        />
      )}
      {role === 'TENANT' && property && (
        <ChoiceField
          control={control}
          name="unit_id"
          label={words.unit}
          opt={isUnitNeeded ? undefined : words.unitOpt}
          busy={building.isLoading ? words.loading : undefined}
          options={(building.data ?? []).map(optionOf)}
        />
      )}
      {role === 'PROPERTY_MANAGER' && property && building.data && (
        <Controller
          control={control}
          name="unit_ids"
          render={({ field, fieldState }) => (
            <UnitsGiven
              units={building.data}
              given={field.value}
              error={fieldState.error?.message}
              onChange={(ids) => {
                setValue('unit_id', '')
                field.onChange(ids)
              }}
            />
          )}
        />
      )}
    </>
  )
}

function propertyHelp(isOfUnits: boolean, isNone: boolean): string | undefined {
  if (isOfUnits) return undefined
  return isNone ? words.noProperty : words.propertyHelp
}

const optionOf = ({ id, name, tenant_name }: Unit) => ({
  value: id,
  label: tenant_name ? `${name} · ${tenant_name}` : name,
})

type UnitsProps = {
  units: readonly Unit[]
  given: readonly string[]
  error: string | undefined
  onChange: (ids: string[]) => void
}

function UnitsGiven({ units, given, error, onChange }: UnitsProps) {
  const all = units.map((unit) => unit.id)
  const isAll = given.length === all.length
  const toggle = (id: string) =>
    onChange(given.includes(id) ? given.filter((one) => one !== id) : [...given, id])
  return (
    <FieldGroup legend={words.unitsLegend} error={error}>
      <CheckRow
        plain
        title={words.allUnits(units.length)}
        checked={isAll}
        some={given.length > 0 && !isAll}
        onChange={() => onChange(isAll ? [] : all)}
      />
      <div className="grid max-h-64 grid-cols-2 gap-x-4 overflow-y-auto border-t border-line pt-1">
        {units.map(({ id, name }) => (
          <CheckRow key={id} plain title={name} checked={given.includes(id)} onChange={() => toggle(id)} />
        ))}
      </div>
    </FieldGroup>
  )
}
