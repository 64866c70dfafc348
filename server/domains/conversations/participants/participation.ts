import { MOST_PARTICIPANTS } from '@gida/contract/domains/conversations/rules'
import { sql } from 'kysely'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { type ConversationRow, getConversation } from '../queries.ts'

/** Locks a conversation in which the actor still participates. 404 or 409 after leaving, even a moment ago. */
export async function lockConversation(tx: Tx, user_id: string, id: string): Promise<ConversationRow> {
  const { rows } =
    await sql`select from conversation where id = ${id} and app.takes_part(id) for update`.execute(tx)
  const conversation = await getConversation(tx, user_id, id)
  if (conversation.has_left)
    throw new Problem('ILLEGAL_STATE', {
      message: 'You are no longer part of this conversation. You can read what was written until you left.',
    })
  if (rows.length === 0) throw problem('NOT_FOUND')
  return conversation
}

export function refuseTooMany(people: number): void {
  if (people > MOST_PARTICIPANTS)
    throw new Problem('ILLEGAL_STATE', {
      message: `A conversation has at most ${MOST_PARTICIPANTS} people. Send a notice to more.`,
    })
}

/** Adds participants from a message number on; those who had left participate again. */
export async function putParticipants(
  tx: Tx,
  conversation_id: string,
  user_ids: readonly string[],
  from_number: number,
): Promise<void> {
  if (user_ids.length === 0) return
  await asSystem(tx, () =>
    sql`
      insert into conversation_participant (conversation_id, user_id, from_number, delivered_number, read_number)
      select ${conversation_id}, id, ${from_number}, ${from_number}, ${from_number}
      from unnest(${[...user_ids]}::uuid[]) t (id) group by id order by id
      on conflict (conversation_id, user_id) do update
      set is_office = false, from_number = excluded.from_number, to_number = null, left_at = null
      where conversation_participant.left_at is not null or conversation_participant.is_office`.execute(tx),
  )
}

/** Once the participants changed, opening a conversation with the original ones creates another. */
export const forgetKey = (tx: Tx, conversation_id: string): Promise<unknown> =>
  tx
    .updateTable('conversation')
    .set({ key: null })
    .where('id', '=', conversation_id)
    .where('key', 'is not', null)
    .execute()

/** Ends a participation; messages up to now stay readable. */
export async function endParticipation(tx: Tx, conversation_id: string, user_id: string): Promise<boolean> {
  const { numAffectedRows } = await asSystem(tx, () =>
    sql`
      update conversation_participant p set left_at = ${tx.now}, to_number = c.last_number
      from conversation c
      where c.id = p.conversation_id and p.conversation_id = ${conversation_id} and p.user_id = ${user_id}
        and p.left_at is null and not p.is_office`.execute(tx),
  )
  return Number(numAffectedRows) > 0
}

export type Marks = {
  delivered_number?: number
  read_number?: number
  is_marked_unread?: boolean
  is_muted?: boolean
  is_pinned?: boolean
  archived_number?: number | null
}

/** Sets the actor's own marks. Inserts the row of an office manager at the first one. The read number never decreases. */
export async function setMarks(
  tx: Tx,
  { user_id }: { user_id: string },
  { id, is_managed }: Pick<ConversationRow, 'id' | 'is_managed'>,
  { delivered_number, read_number, ...marks }: Marks,
): Promise<void> {
  if (is_managed)
    await tx
      .insertInto('conversation_participant')
      .values({ conversation_id: id, user_id, is_office: true })
      .onConflict((conflict) => conflict.columns(['conversation_id', 'user_id']).doNothing())
      .execute()
  const rising = {
    delivered_number: Math.max(delivered_number ?? 0, read_number ?? 0),
    read_number: read_number ?? 0,
  }
  await tx
    .updateTable('conversation_participant')
    .set(marks)
    .set((eb) => ({
      delivered_number: eb.fn<number>('greatest', ['delivered_number', eb.val(rising.delivered_number)]),
      read_number: eb.fn<number>('greatest', ['read_number', eb.val(rising.read_number)]),
    }))
    .where('conversation_id', '=', id)
    .where('user_id', '=', user_id)
    .execute()
}
