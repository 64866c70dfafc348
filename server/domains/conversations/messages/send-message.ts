import type { SendMessage } from '@gida/contract/domains/conversations/message'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { isWithheldFrom } from '../blocks/blocks.ts'
import { messageSent } from '../events.ts'
import { conversationRead } from '../hooks.ts'
import { claimByWriting } from '../participants/claim.ts'
import { lockConversation, setMarks } from '../participants/participation.ts'
import { getMessage, type MessageRow } from './message-queries.ts'
import { notifyOfMessage } from './notify-of-message.ts'
import { spendPace } from './pace.ts'
import { nextNumberWithoutUnarchiving } from './system-line.ts'

type StoredAttachment = { id: string; kind: 'PICTURE' | 'PDF' | 'AUDIO' }
export type Sent = { row: MessageRow; is_new: boolean }

/**
 * Sends a message. Its number is assigned under the lock of the conversation, so numbers have no gaps and become visible in order.
 * Idempotent by `client_id`.
 */
export async function sendMessage(
  tx: Tx,
  actor: { user_id: string },
  wanted: SendMessage,
  attachments: readonly StoredAttachment[] = [],
): Promise<Sent> {
  const { conversation_id, content, reply_to_id, client_id = crypto.randomUUID() } = wanted
  const conversation = await lockConversation(tx, actor.user_id, conversation_id)
  const known = await findSent(tx, actor, { ...wanted, client_id })
  if (known) return known
  const kind = kindOf(wanted, attachments)
  await spendPace(tx, actor.user_id)
  if (reply_to_id) await getMessage(tx, conversation_id, reply_to_id)

  const is_withheld = await isWithheldFrom(tx, actor.user_id, conversation)
  await claimByWriting(tx, actor, conversation)
  const number = is_withheld
    ? await nextNumberWithoutUnarchiving(tx, conversation_id)
    : await takeNumber(tx, conversation_id)
  const sent = await tx
    .insertInto('message')
    .values({
      ...{ conversation_id, number, sender_id: actor.user_id, kind, content, client_id },
      ...{ reply_to_id, is_withheld, created_at: tx.now },
    })
    .onConflict((conflict) => conflict.columns(['sender_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!sent) throw problem('CLIENT_ID_USED')
  await attach(tx, sent.id, attachments)
  await setMarks(tx, actor, conversation, { read_number: number, is_marked_unread: false })
  await conversationRead.run({ tx, user_id: actor.user_id, conversation_id })

  const row = await getMessage(tx, conversation_id, sent.id)
  await notifyOfMessage(tx, 'new_message', row)
  if (!is_withheld) await publish(tx, messageSent, { message_id: sent.id })
  return { row, is_new: true }
}

async function takeNumber(tx: Tx, id: string): Promise<number> {
  const { last_number } = await tx
    .updateTable('conversation')
    .set((eb) => ({ last_number: eb('last_number', '+', 1), last_message_at: tx.now }))
    .where('id', '=', id)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

async function attach(tx: Tx, message_id: string, files: readonly StoredAttachment[]): Promise<void> {
  if (files.length === 0) return
  const ids = files.map(({ id }) => id)
  await tx.updateTable('message_attachment').set({ message_id }).where('id', 'in', ids).execute()
}

/** The message sent earlier with this `client_id`; 409 if it was a different one. */
export async function findSent(
  tx: Tx,
  { user_id }: { user_id: string },
  { conversation_id, content, client_id }: Pick<SendMessage, 'conversation_id' | 'content' | 'client_id'>,
): Promise<Sent | null> {
  if (!client_id) return null
  const known = await tx
    .selectFrom('message')
    .select(['id', 'conversation_id', 'content', 'edited_at', 'deleted_at'])
    .where('sender_id', '=', user_id)
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  if (!known) return null
  const isChanged = known.edited_at !== null || known.deleted_at !== null
  if (known.conversation_id !== conversation_id || (!isChanged && known.content !== content))
    throw problem('CLIENT_ID_USED')
  return { row: await getMessage(tx, conversation_id, known.id), is_new: false }
}

/** The kind of a message: a voice note is exactly one recording; with other files it is FILE, otherwise TEXT. */
function kindOf({ message_type, content }: SendMessage, files: readonly StoredAttachment[]) {
  const fault = (path: string, message: string) => problem('VALIDATION_ERROR', [{ path, message }])
  if (message_type === 'VOICE' && (files.length !== 1 || files[0]?.kind !== 'AUDIO'))
    throw fault('files', 'A voice note is one recording.')
  if (files.length > 0) return message_type === 'VOICE' ? 'VOICE' : 'FILE'
  if (message_type === 'FILE') throw fault('files', 'Choose a file.')
  if (!content) throw fault('content', 'Write something.')
  return 'TEXT'
}
