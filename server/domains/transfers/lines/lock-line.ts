import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Held until this transaction ends: of two who decide at once the second sees what the first has done. */
export async function lockLine(tx: Tx, id: string) {
  return orNotFound(
    await tx.selectFrom('bank_line').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  )
}
