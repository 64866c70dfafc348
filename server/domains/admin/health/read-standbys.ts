import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

type Standby = { name: string; bytes: number; seconds: number }

/** The lag of each standby; empty without standbys, or if the owner role may not read it. */
export async function readStandbys(tx: Tx): Promise<Standby[]> {
  const { rows } = await sql<Standby>`select * from app.standbys()`.execute(tx)
  return rows
}
