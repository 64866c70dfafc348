import type { Tx } from '../db/db.ts'
import { dueTime } from './classes.ts'
import { queueMessage } from './queue-message.ts'
import { quietHoursBy } from './quiet-hours-by.ts'
import { countRefusal } from './refused-numbers.ts'

type Ended = { id: string; intent_id: string | null }

/** Advances the state of an attempt; if it did not reach its person, the next channel is sent. */
export async function raiseState(
  tx: Tx,
  { id, intent_id }: Ended,
  state: 'UNKNOWN' | 'EXPIRED' | 'FAILED',
  failure: string | null = null,
): Promise<void> {
  const raised = await tx
    .updateTable('outbox_message')
    .set({ state, failed_at: tx.now, ...(failure && { failure }) })
    .where('id', '=', id)
    .where('state', '<', state)
    .returning(['channel', 'recipient'])
    .executeTakeFirst()
  if (!raised || state !== 'FAILED') return
  if (raised.channel === 'SMS') await countRefusal(tx, raised.recipient, failure ?? '')
  if (intent_id) await sendNext(tx, intent_id)
}

/** Sends the next waiting channel of an intent: now, or after quiet hours. */
async function sendNext(tx: Tx, intent_id: string): Promise<void> {
  const next = await tx
    .selectFrom('outbox_message as message')
    .innerJoin('delivery_intent as intent', 'intent.id', 'message.intent_id')
    .select(['message.id', 'message.channel', 'intent.class', 'intent.user_id'])
    .where('intent_id', '=', intent_id)
    .where('state', '=', 'WAITING')
    .orderBy('rank')
    .limit(1)
    .forUpdate('message')
    .executeTakeFirst()
  if (!next) return
  const quiet = await quietHoursBy(tx, [next.user_id])
  const due_at = dueTime(next.class, next.channel, tx.now, quiet(next.user_id))
  await tx.updateTable('outbox_message').set({ state: 'QUEUED', due_at }).where('id', '=', next.id).execute()
  if (due_at <= tx.now) await queueMessage(tx, next)
}
