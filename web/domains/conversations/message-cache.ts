import type { Message } from '@gida/contract/domains/conversations/message'
import { client } from '../../platform/http/api.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { type MessagePage, messagesQuery } from './queries.ts'

type Loaded = { pages: MessagePage[] }

/** Puts a message where it belongs in what is loaded of its conversation; where others are missing before it they are asked for. */
export function putMessage(message: Message): void {
  const { queryKey } = messagesQuery(message.conversation_id)
  const loaded = queryClient.getQueryData<Loaded>(queryKey)
  const newest = loaded?.pages[0]?.data[0]?.number ?? 0
  if (loaded && message.number > newest + 1) void queryClient.invalidateQueries({ queryKey })
  else queryClient.setQueryData<Loaded>(queryKey, (old) => old && withMessage(old, message))
  void queryClient.invalidateQueries({ queryKey: client.conversations.listConversations.key })
}

/** An edit or a deletion: in its place. */
export function changeMessage(message: Message): void {
  queryClient.setQueryData<Loaded>(
    messagesQuery(message.conversation_id).queryKey,
    (old) => old && withMessage(old, message),
  )
  void queryClient.invalidateQueries({ queryKey: client.conversations.listConversations.key })
}

function withMessage(loaded: Loaded, message: Message): Loaded {
  const isThere = loaded.pages.some(({ data }) => data.some(({ id }) => id === message.id))
  const pages = loaded.pages.map((page, index) => {
    if (isThere) return { ...page, data: page.data.map((one) => (one.id === message.id ? message : one)) }
    return index === 0 ? { ...page, data: [message, ...page.data] } : page
  })
  return { ...loaded, pages }
}
