import { LINES_AROUND } from '@gida/contract/domains/conversations/rules'
import { sql } from 'kysely'
import { asSystem } from '../../../platform/access/as-system.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getMessage, messagesAround } from '../messages/message-queries.ts'
import { getConversation } from '../queries.ts'

type Named = { id: string; message_id: string; reason: string }

/** Stores the message and its context, as the actor sees them now, for the managers of an estate that both belong to. */
export async function reportMessage(
  tx: Tx,
  { user_id }: { user_id: string },
  { id, message_id, reason }: Named,
): Promise<void> {
  const { office_estate_id } = await getConversation(tx, user_id, id)
  const message = await getMessage(tx, id, message_id)
  if (message.sender_id === user_id || message.kind === 'SYSTEM') throw problem('PERMISSION_DENIED')
  await spendAllowance(tx, { name: 'report', spender: user_id, most: 20, seconds: 86_400 })
  const around = await messagesAround(tx, id, message.number, LINES_AROUND)
  const lines = around.map(({ number, sender_name, content, attachments, created_at }) => ({
    ...{ number, sender_name, content, created_at },
    files: attachments.map(({ name }) => name),
  }))
  await tx
    .insertInto('message_report')
    .values({
      ...{ message_id, number: message.number, reporter_id: user_id, reported_id: message.sender_id, reason },
      estate_id: office_estate_id ?? (await sharedEstate(tx, user_id, message.sender_id)),
      lines: JSON.stringify(lines),
      created_at: tx.now,
    })
    .onConflict((conflict) => conflict.doNothing()) // reporting again has no effect
    .execute()
}

/** An estate that both belong to; null if only administrators can handle the report. */
async function sharedEstate(tx: Tx, one: string, other: string): Promise<string | null> {
  const { rows } = await asSystem(tx, () =>
    sql<{ estate_id: string }>`
      select a.estate_id from estate_association a join estate_association b on b.estate_id = a.estate_id
      where a.user_id = ${one} and b.user_id = ${other} order by a.estate_id limit 1`.execute(tx),
  )
  return rows[0]?.estate_id ?? null
}
