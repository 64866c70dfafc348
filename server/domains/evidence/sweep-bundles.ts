import { YEARS_KEPT } from '@gida/contract/domains/evidence/rules'
import { sql } from 'kysely'
import { runBatch } from '../../platform/jobs/batch.ts'
import type { Services } from '../../platform/services.ts'
import { bundleKey } from './bundle-queries.ts'

/** Deletes expired bundles: the file first, so that a remaining row still points to what is left. */
export async function sweepBundles(services: Services): Promise<void> {
  const items = await services.transaction('system', (tx) =>
    tx
      .selectFrom('evidence_bundle')
      .select('id')
      .where('finished_at', '<=', sql<Date>`${tx.now}::timestamptz - make_interval(years => ${YEARS_KEPT})`)
      .execute(),
  )
  await runBatch(services, {
    name: 'sweep evidence bundles',
    items,
    each: async ({ id }) => {
      for (const format of ['pdf', 'zip'] as const) await services.files.remove(bundleKey(id, format))
      await services.transaction('system', (tx) =>
        tx.deleteFrom('evidence_bundle').where('id', '=', id).execute(),
      )
    },
  })
}
