import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { sendTransient } from '../../../platform/realtime/live.ts'

/** Makes the open screens of its readers fetch announcements again. */
export const tellReaders = (tx: Tx, roles: readonly string[] | null): void =>
  sendTransient(tx, { to: { roles }, event: { type: 'announcements_changed', data: {} } })

/** Runs when an announcement starts or ends; skips one that was ended before. */
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
