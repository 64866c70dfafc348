import type { Profile } from '@gida/contract/domains/users/profile'
import type { User } from '@gida/contract/domains/users/user'
import { settings } from '#words/settings'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatPhone } from '../../../platform/screens/format.ts'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { useSaveProfile } from '../changes.ts'
import { type Contact, checkContact, checkEmergency, checkName, isEmpty } from '../check-person.ts'

const words = settings.profile
type Values = {
  full_name: string
  email: string
  phone: string
  bio: string
  address: string
  emergency_contact: Contact
}

const check = ({ full_name, email, phone, emergency_contact }: Values) => ({
  full_name: checkName(full_name),
  ...checkContact(email, phone),
  emergency_contact: checkEmergency(emergency_contact),
})

/** Name, contact details and emergency contact. */
export function ProfileForm({ user, profile }: { user: User; profile: Profile }) {
  const form = useFields(valuesOf(user, profile), check)
  const { control } = form
  const saving = useSave(form, useSaveProfile(), {
    input: ({ full_name, email, phone, bio, address, emergency_contact }, changed) => ({
      id: user.id,
      person: changed({ full_name, email: email.trim() || null, phone: phone.trim() || null }),
      about: changed({
        bio,
        address,
        emergency_contact: isEmpty(emergency_contact) ? null : emergency_contact,
      }),
    }),
    said: words.saved,
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={saving.save}>
      <FormTextField control={control} name="full_name" label={words.name} autoComplete="name" kind="name" />
      <div className="grid gap-4 md:grid-cols-2">
        <FormTextField
          control={control}
          name="email"
          label={words.email}
          help={words.emailHelp}
          caution={user.email && !user.email_verified ? words.unverified : undefined}
          kind="email"
          autoComplete="email"
        />
        <FormTextField
          control={control}
          name="phone"
          label={words.phone}
          caution={user.phone && !user.phone_verified ? words.phoneUnverified : undefined}
          kind="phone"
          autoComplete="tel"
        />
      </div>
      <FormTextField
        control={control}
        name="address"
        label={words.address}
        opt={words.optional}
        autoComplete="street-address"
        maxLength={300}
      />
      <FormTextField
        control={control}
        name="bio"
        label={words.bio}
        opt={words.optional}
        help={words.bioHelp}
        rows={3}
        maxLength={1000}
      />
      <FieldGroup
        legend={words.emergency}
        opt={words.optional}
        help={words.emergencyHelp}
        error={form.formState.errors.emergency_contact?.message}
      >
        <div className="grid gap-4 md:grid-cols-3">
          <FormTextField
            control={control}
            name="emergency_contact.name"
            label={words.contactName}
            kind="name"
          />
          <FormTextField
            control={control}
            name="emergency_contact.phone"
            label={words.contactPhone}
            kind="phone"
          />
          <FormTextField
            control={control}
            name="emergency_contact.relationship"
            label={words.relationship}
            maxLength={60}
            placeholder={words.relationshipHint}
          />
        </div>
      </FieldGroup>
      <FormSubmit {...saving} words={words} big />
    </form>
  )
}

const valuesOf = (user: User, { bio, address, emergency_contact: contact }: Profile): Values => ({
  full_name: user.full_name,
  email: user.email ?? '',
  phone: user.phone ? formatPhone(user.phone) : '',
  bio: bio ?? '',
  address: address ?? '',
  emergency_contact: {
    name: contact?.name ?? '',
    phone: contact ? formatPhone(contact.phone) : '',
    relationship: contact?.relationship ?? '',
  },
})
