import type { FoundMessage } from '@gida/contract/domains/conversations/conversation'
import type { Message } from '@gida/contract/domains/conversations/message'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { FRESH } from '../../platform/http/queries.ts'

export type MessagesSearch = {
  show?: 'unread' | 'free' | 'archived'
  search?: string
  more?: number
  /** The number of the message that is looked at. */
  at?: number
}

const PAGE = 30
/** What the server gives at a time at most. */
const MOST_ROWS = 100
const calls = client.conversations

/** The list grows downwards: it is read by the hundred, and nobody pages through talk. */
export const conversationsQuery = ({ show, search, more = 1 }: MessagesSearch) => ({
  ...query(
    calls.listConversations,
    {
      query: {
        limit: Math.min(MOST_ROWS, PAGE * more),
        ...(search && { search }),
        ...(show === 'unread' && { unread: 'true' }),
        ...(show === 'free' && { free: 'true' }),
        ...(show === 'archived' && { archived: 'true' }),
      },
    },
    { fresh: 'critical' },
  ),
  placeholderData: keepPreviousData,
})

export const conversationQuery = (id: string) =>
  query(calls.getConversation, { params: { id } }, { fresh: 'critical' })

export const recipientsQuery = (search: string) => ({
  ...query(calls.listRecipients, { query: search ? { search } : {} }),
  placeholderData: keepPreviousData,
})

export const subjectsQuery = (of: string) => query(calls.listSubjects, { query: { of } })

type FoundPage = { data: FoundMessage[]; has_more: boolean }

/** Messages with these words, newest first, in pages of what was found before the last one. */
export const foundQuery = (search: string) =>
  infiniteQueryOptions<FoundPage, ApiError, { pages: FoundPage[] }, readonly unknown[], string | null>({
    queryKey: [...calls.searchMessages.key, { search }],
    queryFn: ({ pageParam, signal }) =>
      calls.searchMessages({ query: { search, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ data, has_more }) => (has_more ? (data.at(-1)?.message.id ?? null) : null),
    staleTime: FRESH.critical,
  })

export type MessagePage = { data: Message[]; total: number }
/** From the end; or before a number, or after one. */
export type PageOf = { before: number } | { after: number } | null
export type LoadedMessages = { pages: MessagePage[]; pageParams: PageOf[] }

/** Of a long conversation so many pages are kept at once: whoever goes on loses those at the other end, and finds them again. */
const MOST_PAGES = 6

export const messagesKey = (id: string) => [...calls.listMessages.key, { params: { id } }] as const

/** A conversation from its end, or around one message, in pages both ways. */
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

/** What follows a page; nothing after the end of the conversation. */
function newerThan([newest, ...more]: readonly Message[], param: PageOf): PageOf {
  if (!newest || !param) return null
  const isFull = 'after' in param ? more.length + 1 >= PAGE : newest.number === param.before - 1
  return isFull ? { after: newest.number } : null
}

export const reportsQuery = (page = 1) => query(calls.listReports, { query: { page } })
