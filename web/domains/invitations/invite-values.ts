import type { InvitedRole } from '@gida/contract/domains/invitations/invitation'
import type { InviteBody } from '@gida/contract/domains/invitations/invite'
import type { Language } from '@gida/contract/shared/language'
import { invitations } from '#words/invitations'
import { checkTerms, readTerms, type TermValues } from '../leases/index.ts'
import { isEmail, isPhone } from '../users/index.ts'

const words = invitations.form

/** The form as it stands. `property_id` leads to the units, and is itself what a landlord gets. */
export type InviteValues = {
  role: InvitedRole
  estate_id: string
  property_id: string
  unit_id: string
  unit_ids: string[]
  full_name: string
  email: string
  phone: string
  message: string
  language: Language
  with_lease?: boolean
} & Partial<TermValues>

/** What is checked before the server is asked. `ownUnitsOnly`: a landlord invites to units alone. */
export function checkInvite(values: InviteValues, ownUnitsOnly: boolean) {
  const { role, estate_id, unit_id, unit_ids, email, phone } = values
  const missing = {
    unit_id: role === 'TENANT' && !unit_id,
    unit_ids: role === 'PROPERTY_MANAGER' && unit_ids.length === 0,
  }
  return {
    estate_id: estate_id ? undefined : words.estateMissing,
    unit_id: ownUnitsOnly && missing.unit_id ? words.unitMissing : undefined,
    unit_ids: ownUnitsOnly && missing.unit_ids ? words.unitMissing : undefined,
    ...checkReach(email, phone),
    ...(carriesLease(values) && checkTerms(termsIn(values))),
  }
}

/** Whether the lease of the unit goes along. */
export const carriesLease = ({ role, unit_id, with_lease }: InviteValues): boolean =>
  role === 'TENANT' && unit_id !== '' && with_lease === true

export const termsIn = (values: InviteValues): TermValues => ({
  ...values,
  start_date: values.start_date ?? '',
})

/** An e-mail address or a phone number: one is enough, and what is there must be right. */
export function checkReach(email: string, phone: string): { email?: string; phone?: string } {
  if (!email.trim() && !phone.trim()) return { email: words.reachMissing }
  return {
    ...(email.trim() && !isEmail(email) && { email: words.emailWrong }),
    ...(phone.trim() && !isPhone(phone) && { phone: words.phoneWrong }),
  }
}

/** Only what belongs to the role goes to the server; what was left empty does not. */
export function bodyOf(values: InviteValues): InviteBody {
  const { role, estate_id, unit_id, unit_ids, property_id, language } = values
  const texts = (['full_name', 'email', 'phone', 'message'] as const).flatMap((name) =>
    values[name].trim() ? [[name, values[name].trim()]] : [],
  )
  return {
    role,
    estate_id,
    language,
    ...(role === 'TENANT' && unit_id && { unit_id }),
    ...(role === 'PROPERTY_MANAGER' && unit_ids.length > 0 && { unit_ids }),
    ...(role === 'LANDLORD' && property_id && { property_id }),
    ...Object.fromEntries(texts),
    ...(carriesLease(values) && { lease: readTerms(termsIn(values)) }),
  }
}
