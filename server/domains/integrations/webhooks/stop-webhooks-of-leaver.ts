import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { webhookSwitchedOff } from '../events.ts'

/**
 * Disables a person's webhooks for estates they no longer manage, or all if their account is deactivated. The remaining managers are
 * told and can enable them again.
 */
export async function stopWebhooksOfLeaver(tx: Tx, user_id: string): Promise<void> {
  const stopped = await tx
    .updateTable('webhook_endpoint as endpoint')
    .set({ status: 'OFF', off_reason: 'LEFT', resume_at: null })
    .where('created_by', '=', user_id)
    .where('status', '=', 'ON')
    .where(
      sql<boolean>`not exists (
        select from estate_association a join users u on u.id = a.user_id
        where a.estate_id = endpoint.estate_id and a.user_id = endpoint.created_by and a.role = 'ESTATE_MANAGER'
          and u.status <> 'INACTIVE')`,
    )
    .returning('id')
    .execute()
  for (const { id } of stopped) {
    await publish(tx, webhookSwitchedOff, { endpoint_id: id, at: tx.now.toISOString() })
  }
}
