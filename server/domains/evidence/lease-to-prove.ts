import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { getLease, type LeaseRow } from '../leases/index.ts'

/** A lease of a home that the actor runs. Who only sees it, as its tenant or agent does, is refused. */
export async function leaseToProve(tx: Tx, id: string): Promise<LeaseRow> {
  const lease = await getLease(tx, id)
  const { rows } = await sql<{ runs: SqlBool }>`select app.proves_lease(${id}) as runs`.execute(tx)
  if (!rows[0]?.runs) throw problem('PERMISSION_DENIED')
  return lease
}
