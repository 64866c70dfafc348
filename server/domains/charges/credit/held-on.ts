import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { account } from '../../ledger/index.ts'

/** Balance of an estate's account, with credits positive; kobo. */
export async function heldOn(tx: Tx, estate_id: string, code: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`select app.held_on(${estate_id}, ${code}) as held`.execute(tx)
  return rows[0]?.held ?? 0
}

/** A tenant's credit in the books of one estate; kobo. */
export const creditOf = (tx: Tx, of: { estate_id: string; tenant_id: string }) =>
  heldOn(tx, of.estate_id, account.credit(of.tenant_id))

/** The caution deposit held for a lease; kobo. */
export const depositOf = (tx: Tx, of: { estate_id: string; lease_id: string }) =>
  heldOn(tx, of.estate_id, account.deposit(of))
