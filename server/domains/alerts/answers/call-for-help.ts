import { headOf } from '@gida/contract/domains/alerts/alert-text'
import type { RosterEntry } from '@gida/contract/domains/alerts/roster'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { type Attempt, type Intent, sendIntents } from '../../../platform/delivery/send-intent.ts'
import { type AlertBase, followersOf } from '../queries.ts'
import { wardensOf } from '../roster/roster-queries.ts'
import { helpText } from '../sending/words.ts'

export type Helped = {
  user_id: string
  name: string
  unit: string | null
  block: string | null
  phone: string | null
}

/**
 * Texts the wardens of somebody's block, or everybody on the roster if it has none. Those who lead the alert get push notifications,
 * and other channels too if nobody on the roster can be texted.
 */
export async function callForHelp(
  tx: Tx,
  alert: AlertBase,
  person: Helped,
  note: string | null,
  event_id: string,
): Promise<void> {
  const words = {
    subject: `${headOf(alert.is_drill)}: ${person.name} needs help`,
    body: helpText(alert, person, note),
  }
  const links = [`/dashboard/alerts/${alert.id}`]
  const wardens = wardensFor(person, await wardensOf(tx, alert.estate_id))
  const leaders = await leadersOf(tx, alert, person.user_id)
  const tell = (whom: string, attempts: Attempt[]): Intent => ({
    ...{ class: 'alarm', kind: 'alert', key: `alert:${alert.id}:help:${event_id}:${whom}`, attempts },
  })
  await sendIntents(tx, [
    ...wardens.map(({ id, phone }) => tell(id, [{ channel: 'SMS', recipient: phone, body: words.body }])),
    ...leaders.flatMap((leader) => {
      const attempts = attemptsFor(leader, words, links, wardens.length === 0)
      return attempts.length > 0 ? { ...tell(leader.id, attempts), user_id: leader.id } : []
    }),
  ])
}

/** The roster members to text: those responsible for the block, or else the others. */
function wardensFor({ user_id, block }: Helped, roster: readonly RosterEntry[]) {
  const others = roster.flatMap(({ phone, ...one }) =>
    phone && one.user_id !== user_id ? [{ ...one, phone }] : [],
  )
  const near = others.filter((one) => one.role === 'WARDEN' && (!one.block || one.block === block))
  return near.length > 0 ? near : others
}

type Leader = { id: string; phone: string | null; email: string | null; has_device: boolean }

async function leadersOf(tx: Tx, alert: AlertBase, but: string): Promise<Leader[]> {
  const { rows } = await sql<Leader>`
    select u.id, u.phone, u.email::text, exists (select from push_subscription p where p.user_id = u.id) as has_device
    from users u where u.id = any (${await followersOf(tx, alert)}::uuid[]) and u.id <> ${but} and u.status <> 'INACTIVE'
    order by u.id`.execute(tx)
  return rows
}

function attemptsFor(
  { id, phone, email, has_device }: Leader,
  words: Pick<Attempt, 'subject' | 'body'>,
  links: string[],
  byAll: boolean,
): Attempt[] {
  const attempts: Attempt[] = []
  if (has_device) attempts.push({ ...words, channel: 'PUSH', recipient: id, links })
  if (byAll && phone) attempts.push({ channel: 'SMS', recipient: phone, body: words.body })
  if (byAll && email) attempts.push({ ...words, channel: 'EMAIL', recipient: email })
  return attempts
}
