import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { getEndpoint, webhookSwitchedOff } from '../../integrations/index.ts'
import { notifyAll } from '../notify.ts'
import { managersOf } from '../recipients.ts'

const notifySwitchedOff = listener({
  name: 'notify_managers',
  event: webhookSwitchedOff,
  handle: async (tx, { endpoint_id, at }) => {
    const { url, estate, off_reason } = await getEndpoint(tx, endpoint_id)
    const why = off_reason === 'GONE' ? 'It said that it is gone.' : 'It answered nothing well for five days.'
    const managers = await managersOf(tx, estate.id)
    await notifyAll(
      tx,
      managers.map((user_id) => ({
        user_id,
        key: `webhook:${endpoint_id}:${at}`,
        type: 'alert',
        action_url: '/dashboard/settings/developers',
        title: 'A webhook was switched off',
        message: `${new URL(url).host} for ${estate.name}: ${why} Look at its log, then switch it on again.`,
      })),
    )
  },
})

export const integrationListeners: AnyListener[] = [notifySwitchedOff]
