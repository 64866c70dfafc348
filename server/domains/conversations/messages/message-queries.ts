import type { Attachment } from '@gida/contract/domains/conversations/attachment'
import type { conversations } from '@gida/contract/domains/conversations/endpoints'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import type { ConversationRow } from '../queries.ts'

export type MessageRow = {
  id: string
  conversation_id: string
  number: number
  sender_id: string
  sender_name: string
  kind: 'TEXT' | 'VOICE' | 'FILE' | 'SYSTEM'
  content: string
  client_id: string
  created_at: Date
  edited_at: Date | null
  deleted_at: Date | null
  reply_to: {
    id: string
    sender_name: string
    message_type: 'TEXT' | 'VOICE' | 'FILE' | 'SYSTEM'
    content: string
    is_deleted: boolean
  } | null
  attachments: Attachment[]
  /** Of a SYSTEM message. */
  parameters: { names?: string[]; title?: string } | null
}

/** Messages with sender names, files and quoted messages. Row-level security limits what each reader sees. */
const messages = sql`
  select m.id, m.conversation_id, m.number, m.sender_id,
    coalesce(app.name_in_conversation(m.conversation_id, m.sender_id), '') as sender_name, m.kind, m.content, m.parameters,
    m.client_id, m.created_at, m.edited_at, m.deleted_at,
    (select jsonb_build_object('id', r.id, 'content', left(r.content, 200),
        'sender_name', coalesce(app.name_in_conversation(r.conversation_id, r.sender_id), ''),
        'message_type', r.kind, 'is_deleted', r.deleted_at is not null)
      from message r where r.id = m.reply_to_id) as reply_to,
    array(select jsonb_build_object('id', a.id, 'kind', a.kind, 'name', a.name, 'content_type', a.content_type, 'size', a.size,
        'width', a.width, 'height', a.height, 'seconds', a.seconds)
      from message_attachment a where a.message_id = m.id order by a.position) as attachments
  from message m`

export async function getMessage(tx: Tx, conversation_id: string, id: string): Promise<MessageRow> {
  const { rows } = await sql<MessageRow>`
    ${messages} where m.id = ${id} and m.conversation_id = ${conversation_id}`.execute(tx)
  return orNotFound(rows[0])
}

/** Newest first: before a number, after a number, or a page. Totals follow from the numbers. */
export async function listMessages(
  tx: Tx,
  { id, from_number, to_number }: Pick<ConversationRow, 'id' | 'from_number' | 'to_number'>,
  { before, after, page, limit }: QueryOf<typeof conversations.listMessages>,
): Promise<{ rows: MessageRow[]; total: number }> {
  const offset = before !== undefined || after !== undefined ? 0 : (page - 1) * limit
  // After a number, select the next ones in ascending order, so that none is skipped; the result is newest first.
  const order = after === undefined ? sql`desc` : sql`asc`
  const { rows } = await sql<MessageRow>`
    select * from (
      ${messages}
      where m.conversation_id = ${id} and m.number < ${before ?? to_number + 1} and m.number > ${after ?? from_number}
      order by m.number ${order} limit ${limit} offset ${offset}) found
    order by number desc`.execute(tx)
  return { rows, total: to_number - from_number }
}

/** A message with this many before and after it, oldest first. */
export async function messagesAround(
  tx: Tx,
  conversation_id: string,
  number: number,
  each: number,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    ${messages}
    where m.conversation_id = ${conversation_id} and m.number between ${number - each} and ${number + each}
    order by m.number`.execute(tx)
  return rows
}

/** Messages by id, newest first. */
export async function messagesById(tx: Tx, ids: readonly string[]): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    ${messages} where m.id = any (${ids}::uuid[]) order by m.id desc`.execute(tx)
  return rows
}

/** The last visible message written by a person in each conversation. */
export async function lastMessages(
  tx: Tx,
  conversations: readonly ConversationRow[],
): Promise<Map<string, MessageRow>> {
  const of = (what: (row: ConversationRow) => string | number) => conversations.map(what)
  const { rows } = await sql<MessageRow>`
    ${messages} where m.id = any (array(
      select app.last_message(id, after_number, up_to)
      from unnest(${of(({ id }) => id)}::uuid[], ${of(({ from_number }) => from_number)}::int[],
        ${of(({ to_number }) => to_number)}::int[]) t (id, after_number, up_to)))`.execute(tx)
  return new Map(rows.map((row) => [row.conversation_id, row]))
}
