import type { InvitedRole } from '@gida/contract/domains/invitations/invitation'
import type { InviteBody } from '@gida/contract/domains/invitations/invite'
import type { Language } from '@gida/contract/shared/language'
import { invitations } from '#words/invitations'
import { checkTerms, readTerms, type TermValues } from '../leases/index.ts'
import { isEmail, isPhone } from '../users/index.ts'

const words = invitations.form

/** Form values. `property_id` narrows the units; for a landlord it is itself the place. */
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

/** Validation before the call. `ownUnitsOnly`: a landlord may invite to units only. */
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

/** Whether a lease is offered with the invitation. */
export const carriesLease = ({ role, unit_id, with_lease }: InviteValues): boolean =>
  role === 'TENANT' && unit_id !== '' && with_lease === true

export const termsIn = (values: InviteValues): TermValues => ({
  ...values,
  start_date: values.start_date ?? '',
})

/** At least one of e-mail and phone, each valid. */
export function checkReach(email: string, phone: string): { email?: string; phone?: string } {
  if (!email.trim() && !phone.trim()) return { email: words.reachMissing }
  return {
    ...(email.trim() && !isEmail(email) && { email: words.emailWrong }),
    ...(phone.trim() && !isPhone(phone) && { phone: words.phoneWrong }),
  }
}

/** The call's body: only the fields of the role, without empty ones. */
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
