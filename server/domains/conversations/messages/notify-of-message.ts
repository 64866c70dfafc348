import { sql } from 'kysely'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { sendLiveToMany } from '../../../platform/realtime/live.ts'
import { presentMessage } from '../present.ts'
import type { MessageRow } from './message-queries.ts'

/** Sends a message to the screens of those who may read it; a quoted message is included only for those who may read that too. */
export async function notifyOfMessage(
  tx: Tx,
  type: 'new_message' | 'message_changed',
  row: MessageRow,
): Promise<void> {
  const whole = { type, data: presentMessage(row) } as const
  const unquoted = { type, data: { ...whole.data, reply_to: null } } as const
  const readers = await readersOf(tx, row.id)
  const ofQuoted = row.reply_to && new Set(await readersOf(tx, row.reply_to.id))
  sendLiveToMany(
    tx,
    readers.map((user_id) => ({ user_id, event: ofQuoted?.has(user_id) === false ? unquoted : whole })),
  )
}

/** Who may read a message: only its sender if it is withheld, and nobody who joined later. */
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
