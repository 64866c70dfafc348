import { QUIET_HOURS, type QuietHours } from '@gida/contract/shared/quiet-hours'
import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/** A person's quiet hours; null if they want none. Those without an account have the default ones. */
export type QuietHoursBy = (user_id: string | null) => QuietHours | null

type Row = { id: string; begins: string | null; ends: string | null }

export async function quietHoursBy(tx: Tx, readers: readonly (string | null)[]): Promise<QuietHoursBy> {
  const ids = [...new Set(readers.filter((id) => id !== null))]
  const rows = ids.length > 0 ? await readHours(tx, ids) : []
  const hours = new Map(
    rows.map(({ id, begins, ends }) => [id, begins !== null && ends !== null ? { begins, ends } : null]),
  )
  return (user_id) => (user_id === null ? QUIET_HOURS : (hours.get(user_id) ?? null))
}

async function readHours(tx: Tx, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select u.id, q.begins, q.ends from unnest(${ids}::uuid[]) u (id) left join lateral app.quiet_hours_of(u.id) q on true`.execute(
    tx,
  )
  return rows
}
