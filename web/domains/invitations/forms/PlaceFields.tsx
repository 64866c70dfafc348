import type { Unit } from '@gida/contract/domains/estates/unit'
import { useQuery } from '@tanstack/react-query'
import { invitations } from '#words/invitations'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { buildingQuery, EstateField, propertiesQuery, unitQuery } from '../../estates/index.ts'
import type { InviteProblems, InviteValues } from '../invite-values.ts'

const words = invitations.form
type Props = {
  values: InviteValues
  problems: InviteProblems
  isUnitNeeded: boolean
  onChange: (change: Partial<InviteValues>) => void
}

/** Where to: the estate, and within it the unit, the units or the property that the role has to do with. */
export function PlaceFields({ values, problems, isUnitNeeded, onChange }: Props) {
  const { role, estate_id, property_id, unit_id, unit_ids } = values
  const ofUnit = useQuery({ ...unitQuery(unit_id), enabled: Boolean(unit_id && !property_id) }).data
  const property = property_id || ofUnit?.property_id || ''
  const properties = useQuery({
    ...propertiesQuery({ estate_id, limit: 100 }),
    enabled: Boolean(estate_id) && role !== 'ESTATE_MANAGER',
  }).data?.data
  const isOfUnits = role === 'TENANT' || role === 'PROPERTY_MANAGER'
  const building = useQuery({ ...buildingQuery(property), enabled: isOfUnits && Boolean(property) })
  const offered = (properties ?? []).filter((one) => isOfUnits || one.landlord_id === null)
  const none = { property_id: '', unit_id: '', unit_ids: [] }

  return (
    <>
      <EstateField
        value={estate_id}
        error={problems.estate_id}
        onChange={(id) => onChange({ ...none, estate_id: id })}
      />
      {estate_id && role !== 'ESTATE_MANAGER' && (
        <Field
          label={words.property}
          {...(!isUnitNeeded && { opt: words.propertyOpt })}
          help={propertyHelp(isOfUnits, properties !== undefined && offered.length === 0)}
        >
          <SelectField
            options={offered.map(({ id, name }) => ({ value: id, label: name }))}
            value={property}
            disabled={offered.length === 0}
            onChange={(id) => onChange({ ...none, property_id: id })}
          />
        </Field>
      )}
      {role === 'TENANT' && property && (
        <Field
          label={words.unit}
          {...(!isUnitNeeded && { opt: words.unitOpt })}
          busy={building.isLoading ? words.loading : undefined}
          error={problems.unit_id}
        >
          <SelectField
            options={(building.data ?? []).map(optionOf)}
            value={unit_id}
            onChange={(id) => onChange({ unit_id: id })}
          />
        </Field>
      )}
      {role === 'PROPERTY_MANAGER' && property && building.data && (
        <UnitsGiven
          units={building.data}
          given={unit_ids}
          error={problems.unit_id}
          onChange={(ids) => onChange({ unit_ids: ids, unit_id: '' })}
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
    <FieldGroup legend={words.unitsLegend} {...(error && { error })}>
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
