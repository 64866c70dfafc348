import type { AlertReach } from '@gida/contract/domains/alerts/alert'
import type { Tx } from '../../platform/db/db.ts'
import { findRecipients, type Scope } from './find-recipients.ts'

/** Whom an alert there would reach. */
export async function getReach(tx: Tx, user_id: string, scope: Scope): Promise<AlertReach> {
  const people = await findRecipients(tx, user_id, scope)
  const blocks = Map.groupBy(people, ({ block }) => block)
  return {
    people: people.length,
    units: new Set(people.flatMap(({ unit_id }) => unit_id ?? [])).size,
    phones: people.filter(({ phone }) => phone).length,
    emails: people.filter(({ email }) => email).length,
    unreachable: people.filter(({ phone }) => !phone).map(({ name }) => name),
    blocks: [...blocks].flatMap(([name, of]) => (name ? [{ name, people: of.length }] : [])),
  }
}
