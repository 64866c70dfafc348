import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { account } from '../../ledger/index.ts'

/** What an account of an estate holds, credit counted up; kobo. */
export async function heldOn(tx: Tx, estate_id: string, code: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`select app.held_on(${estate_id}, ${code}) as held`.execute(tx)
  return rows[0]?.held ?? 0
}

/** What a tenant has paid beyond what was owed, in the books of one estate; kobo. */
export const creditOf = (tx: Tx, of: { estate_id: string; tenant_id: string }) =>
  heldOn(tx, of.estate_id, account.credit(of.tenant_id))

/** The caution deposit that is held for a lease; kobo. */
export const depositOf = (tx: Tx, of: { estate_id: string; lease_id: string }) =>
  heldOn(tx, of.estate_id, account.deposit(of))
