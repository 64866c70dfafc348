import { keepPreviousData } from '@tanstack/react-query'
import { client, type InputOf, query } from '../../platform/http/api.ts'

export type MessagesSearch = {
  show?: 'unread' | 'free' | 'archived'
  search?: string
  more?: number
  /** The number of the message to scroll to. */
  at?: number
}

const PAGE = 30
/** Maximum rows per call. */
const MOST_ROWS = 100
const calls = client.conversations

/** An endless list in pages of up to a hundred. */
export function conversationsQuery({ show, search, more = 1 }: MessagesSearch) {
  const of = {
    limit: Math.min(MOST_ROWS, PAGE * more),
    ...(search && { search }),
    ...(show === 'unread' && { unread: 'true' as const }),
    ...(show === 'free' && { free: 'true' as const }),
    ...(show === 'archived' && { archived: 'true' as const }),
  }
  const first = query(calls.listConversations, { query: of }, { fresh: 'critical' })
  const hundreds = Math.ceil((PAGE * more) / MOST_ROWS)
  return {
    ...first,
    ...(hundreds > 1 && {
      queryKey: [...first.queryKey, hundreds],
      queryFn: ({ signal }: { signal: AbortSignal }) => hundredsOf(of, hundreds, signal),
    }),
    placeholderData: keepPreviousData,
  }
}

type Of = NonNullable<InputOf<typeof calls.listConversations.endpoint>['query']>

/** Loads the list in calls of a hundred; a conversation that moved up between them is listed once. */
async function hundredsOf(of: Of, hundreds: number, signal: AbortSignal) {
  const pages = await Promise.all(
    Array.from({ length: hundreds }, (_, before) =>
      calls.listConversations({ query: { ...of, page: before + 1 } }, { signal, retryUnanswered: false }),
    ),
  )
  const [first] = pages as [(typeof pages)[number]]
  const rows = new Map(pages.flatMap(({ data }) => data).map((row) => [row.id, row]))
  return { ...first, data: [...rows.values()] }
}

/** The value of `more` that loads the next rows. */
export const moreAfter = (rows: number): number => Math.floor(rows / PAGE) + 1

export const conversationQuery = (id: string) =>
  query(calls.getConversation, { params: { id } }, { fresh: 'critical' })

export const reportsQuery = (page = 1) => query(calls.listReports, { query: { page } })
