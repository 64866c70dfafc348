import type { LiveEvent } from '@gida/contract/live'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { sendLiveToMany } from '../../platform/realtime/live.ts'

export type Addressee = { user_id: string; is_office: boolean }

/** Whoever takes part now, the managers of its office among them. */
export async function peopleOf(tx: Tx, conversation_id: string): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select user_id, is_office from app.conversation_people(${conversation_id})`.execute(tx)
  return rows
}

/** To the open screens of all who take part, one's own other ones too; or of some of them. */
export async function sendToConversation(
  tx: Tx,
  conversation_id: string,
  event: LiveEvent,
  only?: readonly string[],
): Promise<void> {
  const people = (await peopleOf(tx, conversation_id)).filter(
    ({ user_id }) => only?.includes(user_id) ?? true,
  )
  sendLiveToMany(
    tx,
    people.map(({ user_id }) => ({ user_id, event })),
  )
}
