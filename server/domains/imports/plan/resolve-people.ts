import type { ImportField } from '@gida/contract/domains/imports/rules'
import { formatPhone } from '@gida/contract/shared/phone'
import { nameWords } from '../../../platform/names/name-words.ts'
import { mayBeOne } from '../../../platform/names/same-person.ts'
import type { KnownPerson, PersonPlan } from './plan.ts'
import type { Contact, Draft } from './read-row.ts'
import { nameKey } from './same-name.ts'

export type Side = 'tenant' | 'landlord'
const ROLES = { tenant: 'TENANT', landlord: 'LANDLORD' } as const
const A = { tenant: 'a tenant', landlord: 'a landlord' } as const

type Entry = { person: PersonPlan; side: Side; number: number }

/** Normalized name, regardless of titles and word order. */
const keyOf = (side: Side, name: string) => `${side} ${nameWords(name).sort().join(' ') || nameKey(name)}`

/** The people in a file, each once, however many rows they appear in. */
export function peopleOf(known: readonly KnownPerson[]) {
  const account = new Map<string, KnownPerson>()
  for (const person of known)
    for (const way of [person.phone, person.email]) if (way) account.set(way.toLowerCase(), person)
  const entries = new Map<string, Entry>()
  const byName = new Map<string, Set<PersonPlan>>()

  /** The person with this phone number or e-mail address; null after adding a fault to the row. */
  function reached(
    draft: Draft,
    side: Side,
    { name, phone, email }: Contact & { name: string },
  ): PersonPlan | null {
    const ways = [phone, email].flatMap((way) => way ?? [])
    const accounts = new Set(ways.flatMap((way) => account.get(way) ?? []))
    const [has] = accounts
    if (accounts.size > 1) {
      draft.fault(
        phoneOf(side),
        'PERSON_TWO_ACCOUNTS',
        'The phone number and the e-mail address belong to two different accounts. Leave out the one that is wrong.',
      )
      return null
    }
    const met = ways.flatMap((way) => entries.get(way) ?? [])
    const given = {
      name,
      phone: phone ?? met[0]?.person.phone ?? null,
      email: email ?? met[0]?.person.email ?? null,
    }
    if (has && !fitsAccount(draft, side, given, has, phone ? phoneOf(side) : emailOf(side))) return null
    for (const entry of met) if (!fitsEntry(draft, side, name, entry, phone)) return null
    const person = met[0]?.person ?? { id: has?.id ?? null, name, phone, email }
    person.id ??= has?.id ?? null
    person.phone ??= phone
    person.email ??= email
    for (const way of ways) if (!entries.has(way)) entries.set(way, { person, side, number: draft.number })
    const named = byName.get(keyOf(side, name)) ?? new Set()
    byName.set(keyOf(side, name), named.add(person))
    return person
  }

  /** The person of that name whose contact data are in another row. */
  function named(side: Side, name: string): PersonPlan | null {
    const found = [...(byName.get(keyOf(side, name)) ?? [])]
    return found.length === 1 ? (found[0] ?? null) : null
  }
  return { reached, named }
}
export type People = ReturnType<typeof peopleOf>

export const phoneOf = (side: Side): ImportField => `${side}_phone`
const emailOf = (side: Side): ImportField => `${side}_email`

function fitsAccount(
  draft: Draft,
  side: Side,
  { name, ...given }: Contact & { name: string },
  has: KnownPerson,
  field: ImportField,
): boolean {
  const refused = (code: string, message: string) => {
    draft.fault(field, code, message)
    return false
  }
  if (has.role !== ROLES[side])
    return refused(
      'PERSON_OTHER_ROLE',
      `This belongs to somebody who already has an account, but not as ${A[side]}.`,
    )
  if (has.is_inactive)
    return refused('PERSON_INACTIVE', 'This belongs to an account that has been deactivated.')
  if (!mayBeOne(name, has.name))
    return refused(
      'PERSON_OTHER_NAME',
      `This belongs to an account with a different name from ${name}. Check it.`,
    )
  if (mayBeAnothers(side, given, has))
    return refused(
      'PERSON_NOT_JOINED',
      `This belongs to an account that has not joined your estates and may be somebody else's. Invite ${name} first, then check the file again once they have joined.`,
    )
  return true
}

/**
 * Anybody can open an account with a landlord's name and number, and would own what is imported: only the verified address shows
 * whose it is. One that nobody has opened yet is theirs unless it can be opened from an address that this file does not give. A
 * tenant who can sign in is asked before a lease runs.
 */
function mayBeAnothers(side: Side, given: Omit<Contact, 'name'>, has: KnownPerson): boolean {
  if (has.is_ours) return false
  const isEmailSame = has.email !== null && given.email?.toLowerCase() === has.email.toLowerCase()
  if (has.is_opened) return side === 'landlord' && !(isEmailSame && has.is_email_verified)
  return (has.email !== null && !isEmailSame) || (has.phone !== null && given.phone !== has.phone)
}

function fitsEntry(draft: Draft, side: Side, name: string, entry: Entry, phone: string | null): boolean {
  const way = phone ? formatPhone(phone) : 'This address'
  if (entry.side !== side) {
    draft.fault(
      phoneOf(side),
      'PERSON_BOTH_ROLES',
      `${way} is ${A[entry.side]}'s in row ${entry.number}. One account cannot be both.`,
    )
    return false
  }
  if (mayBeOne(name, entry.person.name)) return true
  draft.fault(
    phoneOf(side),
    'PHONE_SHARED',
    `${way} is ${entry.person.name}'s in row ${entry.number}. Each person needs one of their own.`,
  )
  return false
}
