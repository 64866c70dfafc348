import type { conversations } from '@gida/contract/domains/conversations/endpoints'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { containing } from '../../../platform/db/rows/pages.ts'
import { presentConversations, presentMessage } from '../present.ts'
import { conversationsById } from '../queries.ts'
import { messagesById } from './message-queries.ts'

type Query = QueryOf<typeof conversations.searchMessages>

/** Messages in the actor's conversations that contain every word, newest first, each with its conversation. */
export async function searchMessages(
  tx: Tx,
  user_id: string,
  { search, conversation_id, before, limit }: Query,
) {
  const patterns = sql.join(search.split(/\s+/).map((word) => containing(word)))
  const { rows } = await sql<{ id: string }>`
    select id from app.search_messages(
      array[${patterns}], ${conversation_id ?? null}, ${before ?? null}, ${limit + 1}) id`.execute(tx)
  const found = await messagesById(
    tx,
    rows.slice(0, limit).map(({ id }) => id),
  )
  const places = await conversationsById(tx, user_id, [...new Set(found.map((one) => one.conversation_id))])
  const shown = new Map((await presentConversations(tx, user_id, places)).map((one) => [one.id, one]))
  return {
    data: found.flatMap((message) => {
      const conversation = shown.get(message.conversation_id)
      return conversation ? [{ message: presentMessage(message), conversation }] : []
    }),
    has_more: rows.length > limit,
  }
}
