import { QUIET_HOURS, type QuietHours } from '@gida/contract/shared/quiet-hours'
import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/** The hours in which a person's devices are silent; null where they want none. Who has no account has those of everybody. */
export async function quietHoursOf(tx: Tx, user_id: string | null | undefined): Promise<QuietHours | null> {
  if (!user_id) return QUIET_HOURS
  const { rows } = await sql<QuietHours>`select * from app.quiet_hours_of(${user_id})`.execute(tx)
  return rows[0] ?? null
}

/** The same of many people at once. */
export async function quietHoursOfMany(
  tx: Tx,
  user_ids: readonly string[],
): Promise<(user_id: string | undefined) => QuietHours | null> {
  if (user_ids.length === 0) return () => QUIET_HOURS
  const { rows } = await sql<QuietHours & { id: string }>`
    select u.id, q.* from unnest(${[...new Set(user_ids)]}::uuid[]) u (id)
      cross join lateral app.quiet_hours_of(u.id) q`.execute(tx)
  const hoursOf = new Map(rows.map(({ id, begins, ends }) => [id, { begins, ends }]))
  return (user_id) => (user_id ? (hoursOf.get(user_id) ?? null) : QUIET_HOURS)
}
