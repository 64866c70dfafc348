import type { Message } from '@gida/contract/domains/conversations/message'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { client } from '../../platform/http/api.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { FRESH } from '../../platform/http/queries.ts'

const PAGE = 30
const calls = client.conversations

export type MessagePage = { data: Message[]; total: number }
/** A page before or after a message number; null for the latest. */
export type PageOf = { before: number } | { after: number } | null
export type LoadedMessages = { pages: MessagePage[]; pageParams: PageOf[] }

/** Maximum of loaded pages: scrolling on drops pages at the other end, which are fetched again on return. */
const MOST_PAGES = 6

export const messagesKey = (id: string) => [...calls.listMessages.key, { params: { id } }] as const

/** A conversation from its end, or around one message, paged in both directions. */
export const messagesQuery = (id: string, at?: number) =>
  infiniteQueryOptions<MessagePage, ApiError, LoadedMessages, readonly unknown[], PageOf>({
    queryKey: at === undefined ? messagesKey(id) : [...messagesKey(id), at],
    queryFn: ({ pageParam, signal }) =>
      calls.listMessages(
        { params: { id }, query: { limit: PAGE, ...pageParam } },
        { signal, retryUnanswered: false },
      ),
    initialPageParam: at === undefined ? null : { before: at + PAGE / 2 },
    getNextPageParam: ({ data }) => {
      const oldest = data.at(-1)
      return oldest && oldest.number > 1 && data.length >= PAGE ? { before: oldest.number } : null
    },
    getPreviousPageParam: ({ data }, _pages, param) => newerThan(data, param),
    maxPages: MOST_PAGES,
    staleTime: FRESH.critical,
  })

/** The parameter of the next newer page; null at the end of the conversation. */
function newerThan([newest, ...more]: readonly Message[], param: PageOf): PageOf {
  if (!newest || !param) return null
  const isFull = 'after' in param ? more.length + 1 >= PAGE : newest.number === param.before - 1
  return isFull ? { after: newest.number } : null
}
