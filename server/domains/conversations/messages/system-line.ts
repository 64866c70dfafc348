import { randomUUID } from 'node:crypto'
import type { SystemCode } from '@gida/contract/domains/conversations/rules'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { sendToConversation } from '../live.ts'
import { presentMessage } from '../present.ts'
import { getMessage } from './message-queries.ts'

type Line = { code: SystemCode; names?: string[]; title?: string }

/**
 * Adds a system line: a code that each reader's screen translates. It does not count as unread and does not unarchive the
 * conversation. Needs the conversation's lock.
 */
export async function writeSystemLine(
  tx: Tx,
  { user_id }: { user_id: string },
  conversation_id: string,
  { code, ...parameters }: Line,
): Promise<void> {
  const number = await nextNumberWithoutUnarchiving(tx, conversation_id)
  const { id } = await asSystem(tx, () =>
    tx
      .insertInto('message')
      .values({
        ...{ conversation_id, number, sender_id: user_id, kind: 'SYSTEM', content: code },
        ...{ parameters: JSON.stringify(parameters), client_id: randomUUID(), created_at: tx.now },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const line = presentMessage(await getMessage(tx, conversation_id, id))
  await sendToConversation(tx, conversation_id, { type: 'new_message', data: line })
}

/** The next message number, without unarchiving the conversation for anybody. */
export async function nextNumberWithoutUnarchiving(tx: Tx, id: string): Promise<number> {
  const { last_number } = await tx
    .updateTable('conversation')
    .set((eb) => ({ last_number: eb('last_number', '+', 1) }))
    .where('id', '=', id)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  await asSystem(tx, () =>
    tx
      .updateTable('conversation_participant')
      .set({ archived_number: last_number })
      .where('conversation_id', '=', id)
      .where('archived_number', '=', last_number - 1)
      .execute(),
  )
  return last_number
}
