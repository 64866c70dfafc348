import { InvitedRole } from '@gida/contract/domains/invitations/invitation'
import { formatDay, lagosDay } from '@gida/contract/shared/dates'
import type { Language } from '@gida/contract/shared/language'
import type { Role as UserRole } from '@gida/contract/shared/roles'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { plainLetters } from '@gida/contract/shared/texts/fold'
import { invitationWords } from './words/words.ts'

type LetterFacts = {
  invited_by_name: string
  estate_name: string
  unit_name: string | null
  role: InvitedRole
  full_name: string | null
  message: string | null
  expires_at: Date
  language: Language
}

/** The data of an invitation; admins are never invited. */
export const letterFacts = ({
  role,
  ...invitation
}: Omit<LetterFacts, 'role'> & { role: UserRole }): LetterFacts => ({
  ...invitation,
  role: InvitedRole.parse(role),
})

const placeOf = ({ unit_name, estate_name, language }: LetterFacts) =>
  unit_name ? invitationWords[language].at(unit_name, estate_name) : estate_name

/** The invitation as an e-mail, by paragraphs. */
export function invitationMail(told: LetterFacts, link: string): { subject: string; paragraphs: string[] } {
  const { invited_by_name, full_name, message, estate_name, role, expires_at } = told
  const words = invitationWords[told.language]
  return {
    subject: words.subject(invited_by_name, estate_name),
    paragraphs: [
      full_name ? words.hello(full_name) : words.helloYou,
      words.invites(invited_by_name, placeOf(told), words.roles[role]),
      ...(message ? [`“${message}”`] : []),
      words.open(formatDay(lagosDay(expires_at), told.language)),
      link,
      words.notKnown,
    ],
  }
}

/** A single SMS; characters outside the basic set would triple its cost. */
export function invitationText(told: LetterFacts, link: string): string {
  const who = beginningOf(plain(told.invited_by_name), 40)
  const where = beginningOf(plain(placeOf(told)), 50)
  return invitationWords[told.language].text(who, where, link)
}

/** `Adébáyọ̀` → `Adebayo`: 160 characters per SMS instead of 70. */
const plain = (text: string) =>
  plainLetters(text)
    .replace(/[‘’]/g, "'")
    .replace(/[^\x20-\x7e]/g, '')
