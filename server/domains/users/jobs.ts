import { z } from 'zod'
import { permissionsOf } from '../../platform/access/tokens.ts'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import { sendLive } from '../../platform/realtime/live.ts'
import { notifyContactChanged } from './accounts/notify-contact-changed.ts'
import { rightsOf } from './rights/rights.ts'
import { getUser } from './user-row.ts'

/** Tells a person's open screens that their permissions changed. */
export const publishRights = defineJob({
  name: 'publish_rights',
  payload: z.object({ user_id: z.guid(), shown: z.enum(['role', 'permissions']) }),
  run: (services, { user_id, shown }) =>
    services.transaction('system', async (tx) => {
      const user = await getUser(tx, user_id)
      sendLive(
        tx,
        user_id,
        shown === 'role'
          ? { type: 'role_changed', data: { role: user.role } }
          : { type: 'permissions_changed', data: { permissions: [...permissionsOf(rightsOf(user))] } },
      )
    }),
})

export const userJobs: AnyJob[] = [publishRights, notifyContactChanged]
