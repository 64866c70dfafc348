import type { AddParticipants } from '@gida/contract/domains/conversations/conversation'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { blockersOf } from '../blocks/blocks.ts'
import { peopleOf, sendToConversation } from '../live.ts'
import { writeSystemLine } from '../messages/system-line.ts'
import { canAddTo, canRemoveFrom } from '../policy.ts'
import { type ConversationRow, getConversation } from '../queries.ts'
import { archiveConversations } from '../update-conversation.ts'
import {
  endParticipation,
  forgetKey,
  lockConversation,
  putParticipants,
  refuseTooMany,
} from './participation.ts'

type Actor = { user_id: string }

/** Adds people whom the actor may write to, with or without the earlier messages. */
export async function addParticipants(
  tx: Tx,
  actor: Actor,
  id: string,
  { user_ids, sees }: AddParticipants,
): Promise<ConversationRow> {
  const conversation = await lockConversation(tx, actor.user_id, id)
  if (!canAddTo(conversation))
    throw new Problem('ILLEGAL_STATE', {
      message: 'This conversation is of two people. Start another one for more.',
    })
  const here = new Set(
    (await peopleOf(tx, id)).filter(({ is_office }) => !is_office).map(({ user_id }) => user_id),
  )
  const blockers = await blockersOf(tx, actor.user_id, user_ids)
  const added = user_ids.filter((user_id) => !here.has(user_id) && !blockers.has(user_id))
  refuseTooMany(here.size + added.length)
  await putParticipants(tx, id, added, sees === 'ALL' ? 0 : conversation.last_number)
  if (added.length > 0) {
    await forgetKey(tx, id)
    await writeSystemLine(tx, actor, id, { code: 'added', names: await namesOf(tx, id, added) })
  }
  await changed(tx, id)
  return getConversation(tx, actor.user_id, id)
}

/** Removes a participant, who can still read what was written until then. */
export async function removeParticipant(
  tx: Tx,
  actor: Actor,
  { id, user_id }: { id: string; user_id: string },
): Promise<void> {
  if (user_id === actor.user_id) return leaveConversation(tx, actor, id)
  const conversation = await lockConversation(tx, actor.user_id, id)
  if (!canRemoveFrom(actor, conversation)) throw problem('PERMISSION_DENIED')
  const takesPart = (await peopleOf(tx, id)).some((one) => one.user_id === user_id && !one.is_office)
  if (takesPart) {
    await forgetKey(tx, id)
    await writeSystemLine(tx, actor, id, { code: 'removed', names: await namesOf(tx, id, [user_id]) })
  }
  await changed(tx, id) // the removed participant is notified too
  orNotFound((await endParticipation(tx, id, user_id)) || undefined)
}

/** Leaves a conversation. Direct and office conversations cannot be left, so they are archived instead. */
export async function leaveConversation(tx: Tx, actor: Actor, id: string): Promise<void> {
  const conversation = await getConversation(tx, actor.user_id, id)
  if (conversation.kind === 'DIRECT' || conversation.has_left) {
    await archiveConversations(tx, actor, [id])
    return
  }
  await lockConversation(tx, actor.user_id, id)
  const isOffice = (await peopleOf(tx, id)).some((one) => one.user_id === actor.user_id && one.is_office)
  if (!isOffice) {
    await forgetKey(tx, id)
    await writeSystemLine(tx, actor, id, { code: 'left' })
  }
  await changed(tx, id)
  if (!(await endParticipation(tx, id, actor.user_id))) await archiveConversations(tx, actor, [id])
}

async function namesOf(tx: Tx, id: string, user_ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ full_name: string }>`
    select full_name from app.conversation_names(array[${id}::uuid])
    where user_id = any (${[...user_ids]}::uuid[]) order by full_name`.execute(tx)
  return rows.map(({ full_name }) => full_name)
}

const changed = (tx: Tx, conversation_id: string) =>
  sendToConversation(tx, conversation_id, { type: 'conversation_changed', data: { conversation_id } })
