import type { Profile } from '@gida/contract/domains/users/profile'
import type { User } from '@gida/contract/domains/users/user'
import { type SubmitEvent, useState } from 'react'
import { settings } from '#words/settings'
import { messageOf } from '../../../platform/errors.ts'
import { formatPhone } from '../../../platform/format.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import {
  type Contact,
  checkContact,
  checkEmergency,
  checkName,
  isEmpty,
  type Problems,
} from '../check-person.ts'
import { useUpdateProfile, useUpdateUser } from '../queries.ts'
import { readRefusal } from '../read-refusal.ts'

const words = settings.profile
export type ProfileValues = {
  full_name: string
  email: string
  phone: string
  bio: string
  address: string
  contact_name: string
  contact_phone: string
  contact_relationship: string
}
export type ProfileProblems = Problems<keyof ProfileValues | 'emergency'>

const contactOf = (values: ProfileValues): Contact => ({
  name: values.contact_name,
  phone: values.contact_phone,
  relationship: values.contact_relationship,
})

function check(values: ProfileValues): ProfileProblems {
  const name = checkName(values.full_name)
  const emergency = checkEmergency(contactOf(values))
  return {
    ...(name && { full_name: name }),
    ...checkContact(values.email, values.phone),
    ...(emergency && { emergency }),
  }
}

/** A person's own profile: what is typed, what is wrong with it, and saving it. */
export function useProfileForm(user: User, profile: Profile) {
  const [values, setValues] = useState(() => valuesOf(user, profile))
  const [problems, setProblems] = useState<ProfileProblems>({})
  const [refusal, setRefusal] = useState<string>()
  const updateUser = useUpdateUser()
  const updateProfile = useUpdateProfile()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = check(values)
    setProblems(wrong)
    setRefusal(undefined)
    if (Object.keys(wrong).length > 0) return
    const params = { id: user.id }
    const { full_name, email, phone, bio, address } = values
    const contact = contactOf(values)
    try {
      await updateUser.mutateAsync({
        params,
        body: { full_name, email: email.trim() || null, phone: phone.trim() || null },
      })
      await updateProfile.mutateAsync({
        params,
        body: { bio, address, emergency_contact: isEmpty(contact) ? null : contact },
      })
      toast.success(words.saved)
    } catch (error) {
      const { fields, rest } = readRefusal(error)
      const emergency = Object.keys(fields).some((field) => field.startsWith('emergency_contact'))
      setProblems({ ...fields, ...(emergency && { emergency: Object.values(fields)[0] }) })
      setRefusal(rest ?? (Object.keys(fields).length === 0 ? messageOf(error, words.failed) : undefined))
    }
  }

  return {
    problems,
    refusal,
    submit,
    isSaving: updateUser.isPending || updateProfile.isPending,
    /** Value and change of one input. */
    typed: (name: keyof ProfileValues) => ({
      value: values[name],
      onChange: (event: { target: { value: string } }) => {
        setValues({ ...values, [name]: event.target.value })
        setProblems({ ...problems, [name]: undefined })
      },
    }),
  }
}

function valuesOf(user: User, { bio, address, emergency_contact: contact }: Profile): ProfileValues {
  return {
    full_name: user.full_name,
    email: user.email ?? '',
    phone: user.phone ? formatPhone(user.phone) : '',
    bio: bio ?? '',
    address: address ?? '',
    contact_name: contact?.name ?? '',
    contact_phone: contact ? formatPhone(contact.phone) : '',
    contact_relationship: contact?.relationship ?? '',
  }
}
