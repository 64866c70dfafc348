import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { getLease, type LeaseRow } from '../leases/index.ts'

/** A lease that the actor sees, and whether they run its home, as its tenant and agent do not. */
export async function leaseAndRight(tx: Tx, id: string): Promise<{ lease: LeaseRow; isRun: boolean }> {
  const lease = await getLease(tx, id)
  const { rows } = await sql<{ runs: boolean }>`select app.proves_lease(${id}) as runs`.execute(tx)
  return { lease, isRun: rows[0]?.runs === true }
}

/** The same for who runs the home alone. */
export async function leaseToProve(tx: Tx, id: string): Promise<LeaseRow> {
  const { lease, isRun } = await leaseAndRight(tx, id)
  if (!isRun) throw problem('PERMISSION_DENIED')
  return lease
}
