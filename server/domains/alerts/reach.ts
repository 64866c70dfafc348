import type { AlertPerson, AlertReach } from '@gida/contract/domains/alerts/raise-alert'
import { DEFAULT_RULE } from '@gida/contract/domains/collections/reminder'
import { lagosDay } from '@gida/contract/shared/dates'
import { foldForSms } from '@gida/contract/shared/texts/sms-text'
import type { Tx } from '../../platform/db/db.ts'
import { readBudgets } from '../collections/index.ts'
import { findRecipients, type Reached, type Scope } from './find-recipients.ts'

/** Whom an alert would reach, and the price of its texts. Every text of an alert fits one SMS part. */
export async function getReach(tx: Tx, user_id: string, scope: Scope): Promise<AlertReach> {
  const people = await findRecipients(tx, user_id, scope)
  const kinless = people.filter(({ has_kin }) => !has_kin)
  const budget = (await readBudgets(tx, [scope.estate_id], lagosDay(tx.now))).get(scope.estate_id)
  return {
    people: people.length,
    units: new Set(people.flatMap(({ unit_id }) => unit_id ?? [])).size,
    phones: people.filter(({ phone }) => phone).length,
    emails: people.filter(({ email }) => email).length,
    sms_price: budget?.price ?? DEFAULT_RULE.sms_price,
    unreachable: firstNames(people.filter(({ phone }) => !phone)),
    kinless: kinless.length,
    without_kin: firstNames(kinless),
    properties: placesOf(people, ({ property_id }) => property_id).map(([id, of]) => ({
      ...{ id, name: of[0]?.property ?? '', people: of.length },
    })),
    blocks: placesOf(people, ({ block }) => block).map(([name, of]) => ({ name, people: of.length })),
  }
}

const MOST_NAMED = 10
const firstNames = (people: readonly Reached[]) => people.slice(0, MOST_NAMED).map(({ name }) => name)

const placesOf = (people: readonly Reached[], placeOf: (one: Reached) => string | null) =>
  [...Map.groupBy(people, placeOf)].flatMap(([place, of]) => (place ? [[place, of] as const] : []))

const MOST_FOUND = 50

/** Residents found by words of their name or unit, ignoring diacritics. */
export async function findPeople(
  tx: Tx,
  user_id: string,
  estate_id: string,
  search = '',
): Promise<AlertPerson[]> {
  const people = await findRecipients(tx, user_id, { estate_id })
  const words = plain(search).split(/\s+/)
  return people
    .filter(({ name, unit }) => {
      const text = plain(`${name} ${unit ?? ''}`)
      return words.every((word) => text.includes(word))
    })
    .slice(0, MOST_FOUND)
    .map(({ user_id: id, name, unit, phone, email }) => ({
      ...{ user_id: id, name, unit, has_phone: phone !== null, has_email: email !== null },
    }))
}

const plain = (text: string): string => foldForSms(text).trim().toLowerCase()
