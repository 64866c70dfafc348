import type { Message } from '@gida/contract/domains/conversations/message'
import { client } from '../../platform/http/api.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { contextQuery } from '../../platform/session/actor.ts'
import { putMessage } from './message-cache.ts'
import { conversationQuery } from './queries.ts'

export { changeMessage as takeChange } from './message-cache.ts'

const TOGETHER_MS = 1_000
const came = new Map<string, number>()

/** Shows a message and acknowledges its delivery; an open conversation refetches its unread count. */
export function takeMessage(message: Message): void {
  putMessage(message)
  const me = queryClient.getQueryData(contextQuery.queryKey)?.user.id
  if (message.sender_id !== me) acknowledge(message.conversation_id, message.number)
  void refreshOne(message.conversation_id)
}

export const refreshOne = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: conversationQuery(id).queryKey })

export async function refreshAll(id: string): Promise<void> {
  await Promise.all([
    refreshOne(id),
    queryClient.invalidateQueries({ queryKey: client.conversations.listConversations.key }),
  ])
}

/** Batches delivery receipts. If a call fails, the next one covers it. */
function acknowledge(id: string, number: number): void {
  const isFirst = came.size === 0
  came.set(id, Math.max(number, came.get(id) ?? 0))
  if (!isFirst) return
  setTimeout(() => {
    const conversations = [...came].map(([of, upTo]) => ({ id: of, number: upTo }))
    came.clear()
    client.conversations.receiveMessages({ body: { conversations } }).catch(() => {})
  }, TOGETHER_MS)
}
