import { QUIET_HOURS, type QuietHours } from '@gida/contract/shared/quiet-hours'
import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/** The hours in which a person's devices are silent; null where they want none. Who has no account has those of everybody. */
export async function quietHoursOf(tx: Tx, user_id: string | null | undefined): Promise<QuietHours | null> {
  if (!user_id) return QUIET_HOURS
  const { rows } = await sql<QuietHours>`select * from app.quiet_hours_of(${user_id})`.execute(tx)
  return rows[0] ?? null
}
