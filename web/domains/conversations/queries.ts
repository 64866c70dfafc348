import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'

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

export const reportsQuery = (page = 1) => query(calls.listReports, { query: { page } })
