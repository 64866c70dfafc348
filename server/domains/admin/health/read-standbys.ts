import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

type Standby = { name: string; bytes: number; seconds: number }

/** How far those that follow the database are behind it; none where none follows, or where the owner may not see them. */
export async function readStandbys(tx: Tx): Promise<Standby[]> {
  const { rows } = await sql<Standby>`select * from app.standbys()`.execute(tx)
  return rows
}
