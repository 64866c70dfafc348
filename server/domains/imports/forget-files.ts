import { FILE_KEPT_DAYS } from '@gida/contract/domains/imports/rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { type BatchItem, behind, pagesOf, runBatch } from '../../platform/jobs/batch.ts'
import { isFree } from '../../platform/retention/on-hold.ts'
import type { Services } from '../../platform/services.ts'
import { fileKey } from './inspect-file.ts'

const KEPT_MS = FILE_KEPT_DAYS * 86_400_000
/** Shown for an unfinished import whose file has been deleted. */
export const FORGOTTEN = 'This import was not continued in time, so the file was deleted. Upload it again.'

/** Deletes old files with their names and numbers, bytes first; row counts stay. */
export async function forgetImportedFiles(services: Services): Promise<void> {
  await runBatch(services, {
    name: 'forget imported files',
    items: pagesOf(services, findOld),
    each: async ({ id }) => {
      await services.files.remove(fileKey(id))
      await services.transaction('system', (tx) => forgetRows(tx, id))
    },
  })
}

const findOld = (tx: Tx, after: BatchItem | undefined, limit: number): Promise<BatchItem[]> =>
  tx
    .selectFrom('import')
    .select('id')
    .where((eb) => eb.fn.coalesce('finished_at', 'created_at'), '<=', new Date(tx.now.getTime() - KEPT_MS))
    .where('state', 'not in', ['CHECKING', 'RUNNING', 'UNDOING'])
    .where(sql<boolean>`(first_rows <> '[]' or state in ('UPLOADED', 'CHECKED'))`)
    .where(isFree(sql`to_jsonb(import)`))
    .where('id', '>', behind(after))
    .orderBy('id')
    .limit(limit)
    .execute()

async function forgetRows(tx: Tx, import_id: string): Promise<void> {
  await tx.deleteFrom('import_fault').where('import_id', '=', import_id).execute()
  await tx.deleteFrom('import_row').where('import_id', '=', import_id).execute()
  const columns = sql<string>`(select coalesce(jsonb_agg(one || '{"samples": []}'), '[]') from jsonb_array_elements(columns) one)`
  await tx
    .updateTable('import')
    .set({ first_rows: '[]', notes: '[]', columns })
    .where('id', '=', import_id)
    .execute()
  await tx
    .updateTable('import')
    .set({ state: 'FAILED', failure: FORGOTTEN })
    .where('id', '=', import_id)
    .where('state', 'in', ['UPLOADED', 'CHECKED', 'FAILED'])
    .execute()
}
