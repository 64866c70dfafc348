import type { AssignTenantBody } from '@gida/contract/domains/leases/lease'
import type { UseFormRegister } from 'react-hook-form'
import { leases } from '#words/leases'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'

const words = leases.assign

export type PeopleValues = {
  guarantor_name?: string
  guarantor_phone?: string
  guarantor_is?: string
  occupant_names?: string
}

/** Who answers for the tenant, and who else lives there. All of it may be left out. */
export function PeopleFields({
  register,
  phoneError,
}: {
  register: UseFormRegister<PeopleValues>
  phoneError: string | undefined
}) {
  return (
    <FieldGroup legend={words.people} opt={words.endOpt}>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.guarantor}>
          <TextInput maxLength={120} {...register('guarantor_name')} />
        </Field>
        <Field label={words.guarantorPhone} error={phoneError}>
          <TextInput type="tel" maxLength={30} {...register('guarantor_phone')} />
        </Field>
        <Field label={words.relationship}>
          <TextInput maxLength={60} {...register('guarantor_is')} />
        </Field>
        <Field label={words.occupants} help={words.occupantsHelp}>
          <TextArea rows={3} {...register('occupant_names')} />
        </Field>
      </div>
    </FieldGroup>
  )
}

/** As the server takes them: a guarantor with a name, and a person for each line. */
export function readPeople(values: PeopleValues): Pick<AssignTenantBody, 'guarantor' | 'occupants'> {
  const text = (value: string | undefined) => value?.trim() || null
  const name = text(values.guarantor_name)
  const occupants = (values.occupant_names ?? '')
    .split('\n')
    .map((line) => ({ name: line.trim().slice(0, 120) }))
    .filter((one) => one.name)
  return {
    ...(name && {
      guarantor: { name, phone: text(values.guarantor_phone), relationship: text(values.guarantor_is) },
    }),
    ...(occupants.length > 0 && { occupants: occupants.slice(0, 20) }),
  }
}
