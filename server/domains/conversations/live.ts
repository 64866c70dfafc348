import type { LiveEvent } from '@gida/contract/live'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { sendLiveToMany } from '../../platform/realtime/live.ts'

export type Addressee = { user_id: string; is_office: boolean }

/** The current participants, including managers of the office. */
export async function peopleOf(tx: Tx, conversation_id: string): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select user_id, is_office from app.conversation_people(${conversation_id})`.execute(tx)
  return rows
}

/** Sends an event to the open screens of all participants, or of some. */
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
