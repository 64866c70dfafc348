import { EDIT_MINUTES, isEditable } from '@gida/contract/domains/conversations/rules'
import { sql } from 'kysely'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { messageChanged } from '../hooks.ts'
import { sendToConversation } from '../live.ts'
import { lockConversation } from '../participants/participation.ts'
import { presentMessage } from '../present.ts'
import { getMessage, type MessageRow } from './message-queries.ts'

type Actor = { user_id: string }
type Named = { id: string; message_id: string }

/** Puts right what the actor wrote. It stays where it is, and says that it was edited. */
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
      message: `A message can be put right for ${EDIT_MINUTES} minutes. Write another one instead.`,
    })
  return change(tx, message, { content, edited_at: tx.now })
}

/** Takes away what the actor wrote: its place stays, and what was answered to it. Once more changes nothing. */
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

/** What it said before is kept for a complaint. */
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
  const event = { type: 'message_changed', data: presentMessage(changed) } as const
  await sendToConversation(tx, conversation_id, event, await readersOf(tx, id))
  return changed
}

/** Who may read a message: what is kept from others its sender alone, and who came later nothing of before. */
async function readersOf(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await asSystem(tx, () =>
    sql<{ user_id: string }>`
      select people.user_id from message m cross join lateral app.conversation_people(m.conversation_id) people
        left join conversation_participant p
          on p.conversation_id = m.conversation_id and p.user_id = people.user_id and not p.is_office
      where m.id = ${id} and (not m.is_withheld or people.user_id = m.sender_id) and coalesce(p.from_number, 0) < m.number`.execute(
      tx,
    ),
  )
  return rows.map(({ user_id }) => user_id)
}
