import type { Tx } from '../../../platform/db/db.ts'
import { conversationRead } from '../hooks.ts'
import { sendToConversation } from '../live.ts'
import { setMarks } from '../participants/participation.ts'
import { type ConversationRow, getConversation } from '../queries.ts'

type Actor = { user_id: string }
type Reached = { delivered_number: number; read_number: number }

/** Only the authors of this many latest messages are notified; others see it when they open the conversation. */
const MOST_TOLD_OF = 500

/** Marks messages as read up to a number, or all. It never decreases, and authors see it. */
export async function markRead(tx: Tx, actor: Actor, id: string, number?: number): Promise<void> {
  const conversation = await getConversation(tx, actor.user_id, id)
  const last = await lastSeenNumber(tx, conversation)
  const read_number = Math.min(number ?? last, last)
  const isChanged = read_number > conversation.read_number || conversation.is_marked_unread
  if (isChanged) await setMarks(tx, actor, conversation, { read_number, is_marked_unread: false })
  await conversationRead.run({ tx, user_id: actor.user_id, conversation_id: id })
  if (!isChanged) return
  const writers = await writersOf(tx, conversation, conversation.read_number, read_number)
  await tell(tx, actor, conversation, [...writers, actor.user_id], {
    delivered_number: read_number,
    read_number,
  })
}

/** Marks messages in many conversations as delivered to a device of the actor. */
export async function receiveMessages(
  tx: Tx,
  actor: Actor,
  received: readonly { id: string; number: number }[],
): Promise<void> {
  for (const { id, number } of received.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const conversation = await getConversation(tx, actor.user_id, id)
    const delivered_number = Math.min(number, await lastSeenNumber(tx, conversation))
    if (delivered_number <= conversation.delivered_number) continue
    await setMarks(tx, actor, conversation, { delivered_number })
    const writers = await writersOf(tx, conversation, conversation.delivered_number, delivered_number)
    await tell(tx, actor, conversation, writers, { delivered_number, read_number: 0 })
  }
}

/** Authors of the messages between two numbers; only their screens show receipts. */
async function writersOf(tx: Tx, { id }: ConversationRow, after: number, upTo: number): Promise<string[]> {
  const writers = await tx
    .selectFrom('message')
    .select('sender_id')
    .distinct()
    .where('conversation_id', '=', id)
    .where('number', '>', Math.max(after, upTo - MOST_TOLD_OF))
    .where('number', '<=', upTo)
    .where('kind', '!=', 'SYSTEM')
    .execute()
  return writers.map(({ sender_id }) => sender_id)
}

/** The last message the reader can see; withheld ones do not count as read. */
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

/** Only those who still participate. */
async function tell(
  tx: Tx,
  { user_id }: Actor,
  { id, has_left }: ConversationRow,
  told: readonly string[],
  reached: Reached,
): Promise<void> {
  if (has_left || told.length === 0) return
  const data = { conversation_id: id, user_id, ...reached }
  await sendToConversation(tx, id, { type: 'message_read', data }, told)
}
