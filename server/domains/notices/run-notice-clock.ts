import { lagosDay } from '@gida/contract/shared/dates'
import { runBatch } from '../../platform/jobs/batch.ts'
import { publish } from '../../platform/jobs/events.ts'
import type { Services } from '../../platform/services.ts'
import { noticeChanged } from './events.ts'
import { moveNotice } from './notice-queries.ts'

/** Items per run; the next run continues. */
const MOST = 500

/** Marks notices as expired after their last day. */
export async function runNoticeClock(services: Services): Promise<void> {
  const items = await services.transaction('system', (tx) =>
    tx
      .selectFrom('notice')
      .select('id')
      .where('state', '=', 'SERVED')
      .where('ends_on', '<', lagosDay(tx.now))
      .orderBy('ends_on')
      .limit(MOST)
      .execute(),
  )
  await runBatch(services, {
    name: 'notices that have run out',
    items,
    each: ({ id }) =>
      services.transaction('system', async (tx) => {
        if (await moveNotice(tx, id, 'RUN_OUT'))
          await publish(tx, noticeChanged, { notice_id: id, to: 'EXPIRED' })
      }),
  })
}
