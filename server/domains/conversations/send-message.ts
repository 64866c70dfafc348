import type { SendMessage } from '@gida/contract/domains/conversations/message'
import { type Allowance, spendAllowance } from '../../platform/allowances/allowance.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { publish } from '../../platform/jobs/events.ts'
import { messageSent } from './events.ts'
import { sendToConversation } from './live.ts'
import { getMessage, type MessageRow } from './message-queries.ts'
import { lockConversation, setMarks } from './participation.ts'
import { presentMessage } from './present.ts'

/** A burst of lines is talk; more is a machine. */
const pace = (user_id: string): Allowance => ({ name: 'message', spender: user_id, most: 20, seconds: 10 })

/**
 * Sends a message. Its number is given under the lock of its conversation, so numbers have no gaps and are seen in their order. With a
 * `client_id` that was sent before it is that message, as often as it is tried.
 */
export async function sendMessage(
  tx: Tx,
  actor: { user_id: string },
  { conversation_id, content, reply_to_id, client_id = crypto.randomUUID() }: SendMessage,
): Promise<{ row: MessageRow; is_new: boolean }> {
  const conversation = await lockConversation(tx, actor.user_id, conversation_id)
  const known = await tx
    .selectFrom('message')
    .select(['id', 'conversation_id', 'content', 'edited_at', 'deleted_at'])
    .where('sender_id', '=', actor.user_id)
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  if (known) {
    const isChanged = known.edited_at !== null || known.deleted_at !== null
    if (known.conversation_id !== conversation_id || (!isChanged && known.content !== content))
      throw problem('CLIENT_ID_USED')
    return { row: await getMessage(tx, conversation_id, known.id), is_new: false }
  }
  await spendAllowance(
    tx,
    pace(actor.user_id),
    'You are writing very fast. Wait a moment, then send it again.',
  )
  if (reply_to_id) await getMessage(tx, conversation_id, reply_to_id)

  const number = conversation.last_number + 1
  const sent = await tx
    .insertInto('message')
    .values({
      ...{ conversation_id, number, sender_id: actor.user_id, content, client_id },
      ...{ reply_to_id, created_at: tx.now },
    })
    .onConflict((conflict) => conflict.columns(['sender_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!sent) throw problem('CLIENT_ID_USED')
  await tx
    .updateTable('conversation')
    .set({ last_number: number, last_message_at: tx.now })
    .where('id', '=', conversation_id)
    .execute()
  await setMarks(tx, actor, conversation, { read_number: number, is_marked_unread: false })

  const row = await getMessage(tx, conversation_id, sent.id)
  await sendToConversation(tx, conversation_id, { type: 'new_message', data: presentMessage(row) })
  await publish(tx, messageSent, { message_id: sent.id })
  return { row, is_new: true }
}
