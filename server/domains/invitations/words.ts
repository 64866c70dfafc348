import { InvitedRole } from '@gida/contract/domains/invitations/invitation'
import { formatDay, lagosDay } from '@gida/contract/shared/dates'
import { plainLetters } from '@gida/contract/shared/fold'
import type { Role as UserRole } from '@gida/contract/shared/roles'

type Told = {
  invited_by_name: string
  estate_name: string
  unit_name: string | null
  role: InvitedRole
  full_name: string | null
  message: string | null
  expires_at: Date
}

/** What is told of an invitation; an admin is never invited. */
export const toldOf = ({ role, ...invitation }: Omit<Told, 'role'> & { role: UserRole }): Told => ({
  ...invitation,
  role: InvitedRole.parse(role),
})

const AS: Record<InvitedRole, string> = {
  TENANT: 'as a tenant',
  PROPERTY_MANAGER: 'as a property manager',
  LANDLORD: 'as a landlord',
  ESTATE_MANAGER: 'as an estate manager',
}

const placeOf = ({ unit_name, estate_name }: Told) =>
  unit_name ? `${unit_name} at ${estate_name}` : estate_name

/** The invitation as an e-mail, paragraph by paragraph. */
export function invitationMail(told: Told, link: string): { subject: string; paragraphs: string[] } {
  const { invited_by_name, full_name, message } = told
  return {
    subject: `${invited_by_name} invites you to ${told.estate_name}`,
    paragraphs: [
      full_name ? `Hello ${full_name},` : 'Hello,',
      `${invited_by_name} invites you to ${placeOf(told)} on Gida, ${AS[told.role]}.`,
      ...(message ? [`“${message}”`] : []),
      `Open this link to join. It works until ${formatDay(lagosDay(told.expires_at))}, and for you alone:`,
      link,
      'If you do not know who this is, leave it. Nothing happens then.',
    ],
  }
}

/** One text message: signs beyond the plain ones would make it cost three. */
export function invitationText(told: Told, link: string): string {
  const who = plain(told.invited_by_name).slice(0, 40)
  const where = plain(placeOf(told)).slice(0, 50)
  return `${who} invites you to ${where} on Gida. Join within 7 days: ${link}`
}

/** `Adébáyọ̀` → `Adebayo`: a text in plain letters holds 160 of them, any other 70. */
const plain = (text: string) =>
  plainLetters(text)
    .replace(/[‘’]/g, "'")
    .replace(/[^\x20-\x7e]/g, '')
