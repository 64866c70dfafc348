import type { Message } from '@gida/contract/domains/conversations/message'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { client } from '../../platform/http/api.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { type LoadedMessages, messagesKey, messagesQuery } from './messages-query.ts'

/** Puts a message where it belongs in what is loaded of its conversation; where others are missing before it they are asked for. */
export function putMessage(message: Message): void {
  const { queryKey } = messagesQuery(message.conversation_id)
  const loaded = queryClient.getQueryData<LoadedMessages>(queryKey)
  const isAtEnd = loaded?.pageParams[0] === null
  if (isAtEnd && message.number > newestIn(loaded) + 1) void queryClient.invalidateQueries({ queryKey })
  else changeMessage(message)
  void queryClient.invalidateQueries({ queryKey: client.conversations.listConversations.key })
}

/** In its place, wherever it is loaded; the one after the last that is loaded follows it. */
export function changeMessage(message: Message): void {
  queryClient.setQueriesData<LoadedMessages>(
    { queryKey: messagesKey(message.conversation_id) },
    (old) => old && withMessage(old, message),
  )
  void queryClient.invalidateQueries({ queryKey: client.conversations.listConversations.key })
}

/** So much of a message stands in a quote. */
const QUOTED_SIGNS = 200

const newestIn = ({ pages }: LoadedMessages): number => pages[0]?.data[0]?.number ?? 0

function withMessage(loaded: LoadedMessages, message: Message): LoadedMessages {
  const isThere = loaded.pages.some(({ data }) => data.some(({ id }) => id === message.id))
  const isNext = message.number === newestIn(loaded) + 1
  const pages = loaded.pages.map((page, index) => {
    const data = page.data.map((one) => (one.id === message.id ? message : quoting(one, message)))
    return { ...page, data: !isThere && index === 0 && isNext ? [message, ...data] : data }
  })
  return { ...loaded, pages }
}

/** What answers a message quotes it as it stands now: what was taken away is not read in a quote either. */
function quoting(one: Message, { id, content, deleted_at }: Message): Message {
  if (one.reply_to?.id !== id) return one
  return {
    ...one,
    reply_to: {
      ...one.reply_to,
      content: beginningOf(content, QUOTED_SIGNS),
      is_deleted: deleted_at !== null,
    },
  }
}
