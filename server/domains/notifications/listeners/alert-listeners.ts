import { PRIORITY_OF } from '@gida/contract/domains/alerts/rules'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { alertRaised, getAlertBase } from '../../alerts/index.ts'
import { notifyAll } from '../notify.ts'

/** In-app notifications for the recipients of an alert. Drills are marked first. */
const notifyRecipients = listener({
  name: 'notify_recipients',
  event: alertRaised,
  handle: async (tx, { alert_id }) => {
    const { title, message, severity, is_drill } = await getAlertBase(tx, alert_id)
    const notice = {
      key: `alert:${alert_id}`,
      type: 'alert' as const,
      priority: PRIORITY_OF[severity],
      title: is_drill ? `DRILL: ${title}` : title,
      message,
      action_url: `/dashboard/alerts/${alert_id}`,
    }
    await notifyAll(
      tx,
      (await recipientsOf(tx, alert_id)).map((user_id) => ({ ...notice, user_id })),
    )
  },
})

async function recipientsOf(tx: Tx, alert_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('alert_recipient')
    .select('user_id')
    .where('alert_id', '=', alert_id)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export const alertListeners: AnyListener[] = [notifyRecipients]
