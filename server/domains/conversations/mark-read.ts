import type { Tx } from '../../platform/db/db.ts'
import { conversationRead } from './hooks.ts'
import { sendToConversation } from './live.ts'
import { setMarks } from './participation.ts'
import { type ConversationRow, getConversation } from './queries.ts'

type Actor = { user_id: string }

/** Read up to a number, or all of it. It never goes back by itself; the others see how far it is. */
export async function markRead(tx: Tx, actor: Actor, id: string, number?: number): Promise<void> {
  const conversation = await getConversation(tx, actor.user_id, id)
  const last = await lastSeenNumber(tx, conversation)
  const read_number = Math.min(number ?? last, last)
  await setMarks(tx, actor, conversation, { read_number, is_marked_unread: false })
  await conversationRead.run({ tx, user_id: actor.user_id, conversation_id: id })
  await tell(tx, actor, conversation, read_number, read_number)
}

/** What has come to a device of the actor, of many conversations at once. */
export async function receiveMessages(
  tx: Tx,
  actor: Actor,
  received: readonly { id: string; number: number }[],
): Promise<void> {
  for (const { id, number } of received.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const conversation = await getConversation(tx, actor.user_id, id)
    const delivered_number = Math.min(number, await lastSeenNumber(tx, conversation))
    await setMarks(tx, actor, conversation, { delivered_number })
    await tell(tx, actor, conversation, delivered_number, 0)
  }
}

/** Nobody has read what is kept from them. */
async function lastSeenNumber(tx: Tx, { id, to_number }: ConversationRow): Promise<number> {
  const last = await tx
    .selectFrom('message')
    .select('number')
    .where('conversation_id', '=', id)
    .where('number', '<=', to_number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.number ?? 0
}

const tell = (
  tx: Tx,
  { user_id }: Actor,
  { id, has_left }: ConversationRow,
  delivered_number: number,
  read_number: number,
) =>
  has_left
    ? undefined
    : sendToConversation(tx, id, {
        type: 'message_read',
        data: { conversation_id: id, user_id, delivered_number, read_number },
      })
