import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Locks a line, which serialises concurrent decisions. */
export async function lockLine(tx: Tx, id: string) {
  return orNotFound(
    await tx.selectFrom('bank_line').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  )
}
