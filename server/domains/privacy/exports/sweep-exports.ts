import { EXPORT_DAYS } from '@gida/contract/domains/privacy/rules'
import { runBatch } from '../../../platform/jobs/batch.ts'
import type { Services } from '../../../platform/services.ts'
import { exportKey } from './export-queries.ts'

const KEPT_MS = EXPORT_DAYS * 86_400_000

/** Deletes expired copies: the file first, so that a remaining row still points to what is left. */
export async function sweepExports(services: Services): Promise<void> {
  const items = await services.transaction('system', (tx) =>
    tx
      .selectFrom('personal_export')
      .select('id')
      // An unfinished one has no job any more, and would block another request.
      .where((eb) => eb.fn.coalesce('finished_at', 'created_at'), '<=', new Date(tx.now.getTime() - KEPT_MS))
      .execute(),
  )
  await runBatch(services, {
    name: 'sweep copies of personal data',
    items,
    each: async ({ id }) => {
      await services.files.remove(exportKey(id))
      await services.transaction('system', (tx) =>
        tx.deleteFrom('personal_export').where('id', '=', id).execute(),
      )
    },
  })
}
