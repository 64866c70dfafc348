import type { AssignTenantBody } from '@gida/contract/domains/leases/lease'
import { useFormContext } from 'react-hook-form'
import { leaseForms } from '#words/lease-forms'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'

const words = leaseForms.assign

export type PeopleValues = {
  guarantor: { name: string; phone: string; relationship: string }
  occupant_names: string
}
export const NOBODY: PeopleValues = {
  guarantor: { name: '', phone: '', relationship: '' },
  occupant_names: '',
}

/** Guarantor and occupants, all optional. */
export function PeopleFields() {
  const { control } = useFormContext<PeopleValues>()
  return (
    <FieldGroup legend={words.people} opt={words.endOpt}>
      <div className="grid gap-4 md:grid-cols-2">
        <FormTextField control={control} name="guarantor.name" label={words.guarantor} kind="name" />
        <FormTextField control={control} name="guarantor.phone" label={words.guarantorPhone} kind="phone" />
        <FormTextField
          control={control}
          name="guarantor.relationship"
          label={words.relationship}
          maxLength={60}
        />
        <FormTextField
          control={control}
          name="occupant_names"
          label={words.occupants}
          help={words.occupantsHelp}
          rows={3}
        />
      </div>
    </FieldGroup>
  )
}

/** Converts to the call's body: a guarantor if named, and one occupant per line. */
export function readPeople(values: PeopleValues): Pick<AssignTenantBody, 'guarantor' | 'occupants'> {
  const { name, phone, relationship } = values.guarantor
  const occupants = values.occupant_names
    .split('\n')
    .map((line) => ({ name: line.trim().slice(0, 120) }))
    .filter((one) => one.name)
  return {
    ...(name.trim() && {
      guarantor: {
        name: name.trim(),
        phone: phone.trim() || null,
        relationship: relationship.trim() || null,
      },
    }),
    ...(occupants.length > 0 && { occupants: occupants.slice(0, 20) }),
  }
}
