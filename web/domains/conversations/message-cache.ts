import type { Message } from '@gida/contract/domains/conversations/message'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { client } from '../../platform/http/api.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { type LoadedMessages, messagesKey, messagesQuery } from './messages-query.ts'

/** Inserts a message into the loaded pages of its conversation; refetches if messages before it are missing. */
export function putMessage(message: Message): void {
  const { queryKey } = messagesQuery(message.conversation_id)
  const loaded = queryClient.getQueryData<LoadedMessages>(queryKey)
  const isAtEnd = loaded?.pageParams[0] === null
  if (isAtEnd && message.number > newestIn(loaded) + 1) void queryClient.invalidateQueries({ queryKey })
  else changeMessage(message)
  void queryClient.invalidateQueries({ queryKey: client.conversations.listConversations.key })
}

/** Replaces a message wherever it is loaded, or appends it if it directly follows the last loaded one. */
export function changeMessage(message: Message): void {
  queryClient.setQueriesData<LoadedMessages>(
    { queryKey: messagesKey(message.conversation_id) },
    (old) => old && withMessage(old, message),
  )
  void queryClient.invalidateQueries({ queryKey: client.conversations.listConversations.key })
}

/** Maximum characters of a quote. */
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

/** Updates quotes of a changed message, so that a deleted text does not remain in a quote. */
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
