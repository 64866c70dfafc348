import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { addContactNote } from '../domains/collections/arrears/add-contact-note.ts'
import { recordPromise } from '../domains/collections/arrears/record-promise.ts'
import { setActor } from '../platform/access/set-actor.ts'
import type { Tx } from '../platform/db/db.ts'
import { actingAs, type Lane } from './lane.ts'
import type { MadePeople } from './people/make-people.ts'

const DAY = 86_400_000
const NOTES = [
  'Called twice. Her sister says she is in Ibadan until the weekend.',
  'Asks to pay in two parts. Told him that the landlord agrees if the first comes this month.',
  'Says that the transfer was made on Tuesday. Asked for the bank’s slip.',
] as const

/** What was said with a few of those who are late: a note, a promise that stands, and one that is not kept. */
export function chaseArrears(lane: Lane, people: MadePeople, now: Date): void {
  const manager = actingAs(people.manager, 'ESTATE_MANAGER')
  const says = (daysAgo: number, say: (tx: Tx, homes: string[]) => Promise<void>) =>
    lane.plan(new Date(now.getTime() - daysAgo * DAY), async (tx) => {
      await setActor(tx, manager)
      const homes = await lateTenancies(tx, lagosDay(now))
      await say(tx, homes)
    })
  says(6, async (tx, homes) => {
    for (const [index, body] of NOTES.entries()) {
      const home = homes[index]
      if (home) await addContactNote(tx, manager, home, { body })
    }
  })
  says(5, (tx, homes) => promise(tx, homes[1], 2))
  says(2, (tx, homes) => promise(tx, homes[2], 7))

  async function promise(tx: Tx, home: string | undefined, days: number): Promise<void> {
    if (!home) return
    const promised_on = addDays(lagosDay(tx.now), days)
    await recordPromise(tx, manager, home, { amount: PROMISED, promised_on, note: 'On the phone' })
  }
}

const PROMISED = 10_000_000
/** Nobody promises more than they owe. */
const owesEnough = sql<boolean>`(select sum(c.open_amount) from charge c
  where c.tenant_id = tenancy.tenant_id and c.property_id = tenancy.property_id) >= ${sql.lit(PROMISED)}`

/** Those who have been late for a while, and are late still. */
async function lateTenancies(tx: Tx, today: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('tenancy')
    .select('id')
    .where('oldest_due', '<', addDays(today, -8))
    .where(owesEnough)
    .orderBy('oldest_due')
    .orderBy('id')
    .limit(NOTES.length)
    .execute()
  return rows.map(({ id }) => id)
}
