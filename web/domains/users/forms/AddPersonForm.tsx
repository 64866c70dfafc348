import type { GivenRole } from '@gida/contract/domains/users/changes'
import type { User } from '@gida/contract/domains/users/user'
import { users } from '#words/users'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { useEstatesInUse } from '../../../platform/session/actor.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormPasswordField } from '../../../ui/form/password/FormPasswordField.tsx'
import { useAddPerson } from '../changes.ts'
import { checkPassword } from '../check-fields.ts'
import { checkContact, checkName } from '../check-person.ts'
import { ROLES } from '../search.ts'

const words = users.addForm
type Values = {
  full_name: string
  email: string
  phone: string
  role: GivenRole
  estate_id: string
  password: string
}

const ROLE_OPTIONS = [...ROLES].reverse().map((value) => ({
  value,
  title: users.roles[value],
  note: users.roleNotes[value],
}))

const check = ({ full_name, email, phone, estate_id, password }: Values) => ({
  full_name: checkName(full_name),
  ...checkContact(email, phone),
  estate_id: estate_id ? undefined : words.estateMissing,
  password: password ? checkPassword(password, email) : undefined,
})

/** Adds a person to an estate, by e-mail or phone, with an initial password or an invitation later. */
export function AddPersonForm({ onAdded }: { onAdded: (person: User) => void }) {
  const estates = useEstatesInUse()
  const only = estates.length === 1 ? estates[0]?.id : undefined
  const form = useFields<Values>(
    { full_name: '', email: '', phone: '', role: 'TENANT', estate_id: only ?? '', password: '' },
    check,
  )
  const { control } = form
  const saving = useSave(form, useAddPerson(), {
    input: (values) => ({ body: bodyOf(values) }),
    said: ({ full_name }) => words.saved(full_name),
    unknown: words.unknown,
    onSaved: onAdded,
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={saving.save}>
      <FormTextField control={control} name="full_name" label={words.name} kind="name" />
      <div className="grid gap-4 md:grid-cols-2">
        <FormTextField
          control={control}
          name="email"
          label={words.email}
          help={words.eitherNote}
          kind="email"
        />
        <FormTextField control={control} name="phone" label={words.phone} kind="phone" />
      </div>
      <FieldGroup legend={words.role}>
        <FormRadioCards control={control} name="role" label={words.role} options={ROLE_OPTIONS} />
      </FieldGroup>
      <ChoiceField
        control={control}
        name="estate_id"
        label={words.estate}
        options={estates.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormPasswordField
        control={control}
        name="password"
        label={words.password}
        opt={words.optional}
        help={words.passwordHelp}
        autoComplete="new-password"
      />
      <FormSubmit {...saving} words={words} big />
    </form>
  )
}

/** Omits empty fields. */
const bodyOf = ({ email, phone, password, ...rest }: Values) => ({
  ...rest,
  ...(email.trim() && { email: email.trim() }),
  ...(phone.trim() && { phone: phone.trim() }),
  ...(password && { password }),
})
