import { sql } from 'kysely'
import { runBatch } from '../../platform/jobs/batch.ts'
import { publish } from '../../platform/jobs/events.ts'
import type { Services } from '../../platform/services.ts'
import { inspectionChanged } from './events.ts'

/** Items per run; the next run continues. */
const MOST = 500

/** Closes reports whose deadline for remarks has passed, signed by the tenant or not. */
export async function runInspectionClock(services: Services): Promise<void> {
  const items = await services.transaction('system', async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from inspection where status = 'SEALED' and remarks_until <= ${tx.now}
      order by remarks_until limit ${MOST}`.execute(tx)
    return rows
  })
  await runBatch(services, {
    name: 'condition reports whose time for remarks is over',
    items,
    each: ({ id }) =>
      services.transaction('system', async (tx) => {
        const closed = await tx
          .updateTable('inspection')
          .set({ status: 'CLOSED', closed_at: tx.now })
          .where('id', '=', id)
          .where('status', '=', 'SEALED')
          .returning('id')
          .executeTakeFirst()
        if (closed)
          await publish(tx, inspectionChanged, { inspection_id: id, to: 'CLOSED', at: tx.now.toISOString() })
      }),
  })
}
