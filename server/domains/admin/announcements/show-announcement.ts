import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { sendPassing } from '../../../platform/realtime/live.ts'

/** The open screens of those it is for look again at what they have to show. */
export const tellReaders = (tx: Tx, roles: readonly string[] | null): void =>
  sendPassing(tx, { to: { roles }, event: { type: 'announcements_changed', data: {} } })

/** Its time has come, or is over. One that was ended before has been told of. */
export const showAnnouncement = defineJob({
  name: 'show_platform_announcement',
  payload: z.object({ announcement_id: z.guid() }),
  run: (services, { announcement_id }) =>
    services.transaction('system', async (tx) => {
      const due = await tx
        .selectFrom('platform_announcement')
        .select('roles')
        .where('id', '=', announcement_id)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      if (due) tellReaders(tx, due.roles)
    }),
})
