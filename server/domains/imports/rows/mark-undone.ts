import type { ImportResult } from '@gida/contract/domains/imports/import'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { ImportRow } from '../queries.ts'

export async function setState(
  tx: Tx,
  import_id: string,
  numbers: readonly number[],
  state: 'UNDONE' | 'KEPT',
): Promise<void> {
  await tx
    .updateTable('import_row')
    .set({ state })
    .where('import_id', '=', import_id)
    .where('state', '=', 'DONE')
    .where('number', '=', sql<number>`any (${[...numbers]}::int[])`)
    .execute()
}

export async function markKept(
  tx: Tx,
  import_id: string,
  number: number,
  code: string,
  message: string,
): Promise<void> {
  await setState(tx, import_id, [number], 'KEPT')
  await tx
    .insertInto('import_fault')
    .values({ import_id, number, kind: 'KEPT', position: 0, code, message })
    .execute()
}

export async function count(tx: Tx, { id, result }: ImportRow, rows: number, kept: number): Promise<void> {
  const counted: ImportResult = {
    ...result,
    undone: result.undone + rows - kept,
    kept: result.kept + kept,
  }
  await tx
    .updateTable('import')
    .set((eb) => ({ progress_done: eb('progress_done', '+', rows), result: JSON.stringify(counted) }))
    .where('id', '=', id)
    .execute()
}
