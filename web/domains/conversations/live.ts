import { client } from '../../platform/http/api.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { live } from '../../platform/live/live.ts'
import { contextQuery } from '../../platform/session/actor.ts'
import { changeMessage, putMessage } from './message-cache.ts'
import { flush } from './outbox.ts'
import { conversationQuery } from './queries.ts'

const TOGETHER_MS = 1_000
const came = new Map<string, number>()

/** What comes over the live line about talk: shown at once, and said to have come. */
export function listenToConversations(): (() => void)[] {
  return [
    live.on('new_message', (message) => {
      putMessage(message)
      const me = queryClient.getQueryData(contextQuery.queryKey)?.user.id
      if (message.sender_id !== me) acknowledge(message.conversation_id, message.number)
    }),
    live.on('message_changed', changeMessage),
    live.on('message_read', ({ conversation_id }) => void refreshOne(conversation_id)),
    live.on('conversation_changed', ({ conversation_id }) => {
      void refreshOne(conversation_id)
      void queryClient.invalidateQueries({ queryKey: client.conversations.listConversations.key })
    }),
    live.on('ready', () => void flush()),
  ]
}

const refreshOne = (id: string) => queryClient.invalidateQueries({ queryKey: conversationQuery(id).queryKey })

/** Messages of a moment are acknowledged together. Where it fails, the next ones say it too. */
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
