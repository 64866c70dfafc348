import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { getLease, type LeaseRow } from '../leases/index.ts'

/** A lease visible to the actor, and whether they run its unit, as tenants and agents do not. */
export async function leaseAndRight(tx: Tx, id: string): Promise<{ lease: LeaseRow; isRun: boolean }> {
  const lease = await getLease(tx, id)
  const { rows } = await sql<{ runs: boolean }>`select app.proves_lease(${id}) as runs`.execute(tx)
  return { lease, isRun: rows[0]?.runs === true }
}

/** The same, with 403 for those who do not run the unit. */
export async function leaseToProve(tx: Tx, id: string): Promise<LeaseRow> {
  const { lease, isRun } = await leaseAndRight(tx, id)
  if (!isRun) throw problem('PERMISSION_DENIED')
  return lease
}
