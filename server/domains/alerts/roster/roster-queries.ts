import type { RosterEntry } from '@gida/contract/domains/alerts/roster'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** The people asked about silent residents of an estate, in the order in which they are called. */
export async function rosterOf(tx: Tx, estate_id: string): Promise<RosterEntry[]> {
  const { rows } = await sql<RosterEntry>`
    select r.id, r.user_id, r.name, coalesce(r.phone, u.phone) as phone, r.role, r.block
    from alert_roster r left join users u on u.id = r.user_id
    where r.estate_id = ${estate_id} order by r.place, r.created_at, r.id`.execute(tx)
  return rows
}

/** Those who can be asked: people who have left the estate or moved out are skipped, but stay listed until removed. */
export async function wardensOf(tx: Tx, estate_id: string): Promise<RosterEntry[]> {
  const roster = await rosterOf(tx, estate_id)
  const { rows } = await sql<{ user_id: string }>`
    select user_id from estate_association where estate_id = ${estate_id}
      and user_id in (select r.user_id from alert_roster r where r.estate_id = ${estate_id})
      and not estate_id = any (app.moved_out_of(user_id))`.execute(tx)
  const here = new Set(rows.map(({ user_id }) => user_id))
  return roster.filter(({ user_id }) => user_id === null || here.has(user_id))
}
