import type { UpdateConversation } from '@gida/contract/domains/conversations/conversation'
import type { Tx } from '../../platform/db/db.ts'
import { Problem, problem } from '../../platform/errors/problem.ts'
import { sendToConversation } from './live.ts'
import { spendPace } from './messages/pace.ts'
import { writeSystemLine } from './messages/system-line.ts'
import { setClaim } from './participants/claim.ts'
import { lockConversation, type Marks, setMarks } from './participants/participation.ts'
import { canRename, canTake } from './policy.ts'
import { type ConversationRow, getConversation } from './queries.ts'

type Actor = { user_id: string }

/** Changes the actor's own marks and, for everybody, the title and the responsible manager. */
export async function updateConversation(
  tx: Tx,
  actor: Actor,
  id: string,
  { title, is_taken, ...own }: UpdateConversation,
): Promise<ConversationRow> {
  const seen = await getConversation(tx, actor.user_id, id)
  const marks = marksOf(seen, own)
  if (Object.keys(marks).length > 0) await setMarks(tx, actor, seen, marks)
  if (title === undefined && is_taken === undefined) return getConversation(tx, actor.user_id, id)

  const conversation = await lockConversation(tx, actor.user_id, id)
  if (title !== undefined && !canRename(conversation))
    throw new Problem('ILLEGAL_STATE', { message: 'A conversation of two people is called by their names.' })
  if (is_taken !== undefined && !canTake(conversation)) throw problem('PERMISSION_DENIED')
  if (title !== undefined && title !== conversation.title) {
    await spendPace(tx, actor.user_id)
    await tx.updateTable('conversation').set({ title }).where('id', '=', id).execute()
    await writeSystemLine(tx, actor, id, { code: 'renamed', title })
  }
  if (is_taken !== undefined) await setClaim(tx, actor, conversation, is_taken)
  await sendToConversation(tx, id, { type: 'conversation_changed', data: { conversation_id: id } })
  return getConversation(tx, actor.user_id, id)
}

const marksOf = (
  { last_number }: ConversationRow,
  {
    is_archived,
    ...own
  }: Pick<UpdateConversation, 'is_archived' | 'is_muted' | 'is_pinned' | 'is_marked_unread'>,
): Marks => ({
  ...own,
  ...(is_archived !== undefined && { archived_number: is_archived ? last_number : null }),
})

/** Archives conversations until their next message. Returns how many were not archived before. */
export async function archiveConversations(tx: Tx, actor: Actor, ids: readonly string[]): Promise<number> {
  let archived = 0
  for (const id of [...new Set(ids)].toSorted()) {
    const conversation = await getConversation(tx, actor.user_id, id)
    if (conversation.is_archived) continue
    await setMarks(tx, actor, conversation, { archived_number: conversation.last_number })
    archived++
  }
  return archived
}
