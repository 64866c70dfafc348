import { EDIT_MINUTES, isEditable } from '@gida/contract/domains/conversations/rules'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { messageChanged } from '../hooks.ts'
import { lockConversation } from '../participants/participation.ts'
import { getMessage, type MessageRow } from './message-queries.ts'
import { notifyOfMessage } from './notify-of-message.ts'
import { spendPace } from './pace.ts'

type Actor = { user_id: string }
type Named = { id: string; message_id: string }

/** Edits the actor's own message; it is marked as edited. */
export async function editMessage(
  tx: Tx,
  actor: Actor,
  { id, message_id }: Named,
  content: string,
): Promise<MessageRow> {
  await lockConversation(tx, actor.user_id, id)
  const message = await ownMessage(tx, actor, id, message_id)
  if (message.content === content && !message.deleted_at) return message
  if (!isEditable(message, tx.now))
    throw new Problem('ILLEGAL_STATE', {
      message: `You can only edit a message for ${EDIT_MINUTES} minutes. Write another one instead.`,
    })
  await spendPace(tx, actor.user_id)
  return change(tx, message, { content, edited_at: tx.now })
}

/** Deletes the actor's own message; its place and the replies stay. Idempotent. */
export async function deleteMessage(tx: Tx, actor: Actor, { id, message_id }: Named): Promise<void> {
  await lockConversation(tx, actor.user_id, id)
  const message = await ownMessage(tx, actor, id, message_id)
  if (!message.deleted_at) await change(tx, message, { content: '', deleted_at: tx.now })
}

async function ownMessage(tx: Tx, { user_id }: Actor, id: string, message_id: string): Promise<MessageRow> {
  const message = await getMessage(tx, id, message_id)
  if (message.sender_id !== user_id || message.kind === 'SYSTEM') throw problem('PERMISSION_DENIED')
  return message
}

/** Stores the previous text as evidence for reports. */
async function change(
  tx: Tx,
  { id, conversation_id, sender_name, content }: MessageRow,
  to: { content: string; edited_at?: Date; deleted_at?: Date },
): Promise<MessageRow> {
  await asSystem(tx, () =>
    tx.insertInto('message_version').values({ message_id: id, content, replaced_at: tx.now }).execute(),
  )
  await tx.updateTable('message').set(to).where('id', '=', id).execute()
  await messageChanged.run({ tx, conversation_id, sender_name, before: content, after: to.content })
  const changed = await getMessage(tx, conversation_id, id)
  await notifyOfMessage(tx, 'message_changed', changed)
  return changed
}
