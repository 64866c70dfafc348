import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { notify } from '../../notifications/index.ts'

/** Tells a person that their request has progressed, with the answer given. */
export const notifyOfRequest = defineJob({
  name: 'tell_about_privacy_request',
  payload: z.object({ request_id: z.guid(), moved_at: z.string() }),
  run: async (services, { request_id, moved_at }) => {
    await services.transaction('system', async (tx) => {
      const request = await tx
        .selectFrom('privacy_request')
        .select(['user_id', 'answer', 'delay_reason', 'closed_at'])
        .where('id', '=', request_id)
        .executeTakeFirstOrThrow()
      const { user_id, answer, delay_reason, closed_at } = request
      await notify(tx, {
        ...{ user_id, type: 'tenant', priority: 'medium', action_url: '/dashboard/settings/privacy' },
        key: `privacy_request:${request_id}:${moved_at}`,
        title: closed_at ? 'Your data request is answered' : 'Update on your data request',
        message: answer ?? delay_reason ?? 'We are looking into it.',
      })
    })
  },
})
