import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../platform/db/db.ts'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/worker.ts'
import { forgetLiveEvents } from '../../platform/realtime/live.ts'

/** What has been read is kept this long; what has not, until it is. */
export const READ_KEPT_DAYS = 180
/** Deleted at a time, so that no transaction is long. */
const SLICE = 5_000

/** Deletes live events and read notifications that nobody will look for any more. */
const forgetOldMessages = defineJob({
  name: 'forget_old_messages',
  payload: z.object({}),
  run: async (services) => {
    for (const forget of [forgetLiveEvents, forgetReadNotifications]) {
      while ((await services.transaction('system', (tx) => forget(tx, SLICE))) === SLICE);
    }
  },
})

async function forgetReadNotifications(tx: Tx, most: number): Promise<number> {
  const before = new Date(tx.now.getTime() - READ_KEPT_DAYS * 86_400_000)
  const gone = await sql`
    delete from notification where id in
      (select id from notification where read_at < ${before} order by read_at limit ${most})`.execute(tx)
  return Number(gone.numAffectedRows ?? 0n)
}

export const notificationJobs: AnyJob[] = [forgetOldMessages]
export const notificationSchedules: Schedule[] = [{ job: forgetOldMessages, everySeconds: 6 * 3600 }]
