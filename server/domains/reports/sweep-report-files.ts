import { DAYS_KEPT } from '@gida/contract/domains/reports/rules'
import { runBatch } from '../../platform/jobs/batch.ts'
import type { Services } from '../../platform/services.ts'
import { fileKey } from './report-file-queries.ts'

const KEPT_MS = DAYS_KEPT * 86_400_000

/** Deletes expired reports: the file first, so that a remaining row still points to what is left. */
export async function sweepReportFiles(services: Services): Promise<void> {
  const items = await services.transaction('system', (tx) =>
    tx
      .selectFrom('report_file')
      .select('id')
      // An unfinished one has no job any more, and would block another request for the same report.
      .where((eb) => eb.fn.coalesce('finished_at', 'created_at'), '<=', new Date(tx.now.getTime() - KEPT_MS))
      .execute(),
  )
  await runBatch(services, {
    name: 'sweep report files',
    items,
    each: async ({ id }) => {
      await services.files.remove(fileKey(id))
      await services.transaction('system', (tx) =>
        tx.deleteFrom('report_file').where('id', '=', id).execute(),
      )
    },
  })
}
