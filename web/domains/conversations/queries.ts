import type { Message } from '@gida/contract/domains/conversations/message'
import { infiniteQueryOptions, keepPreviousData, useMutation } from '@tanstack/react-query'
import { client, mutation, query } from '../../platform/http/api.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { FRESH } from '../../platform/http/queries.ts'

export type MessagesSearch = { show?: 'unread' | 'archived'; search?: string; more?: number }

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

export type MessagePage = { data: Message[]; total: number }

/** From the end of a conversation backwards. */
export const messagesQuery = (id: string) =>
  infiniteQueryOptions<MessagePage, ApiError, { pages: MessagePage[] }, readonly unknown[], number | null>({
    queryKey: [...calls.listMessages.key, { params: { id } }],
    queryFn: ({ pageParam, signal }) =>
      calls.listMessages(
        { params: { id }, query: { limit: PAGE, ...(pageParam && { before: pageParam }) } },
        { signal, retryUnanswered: false },
      ),
    initialPageParam: null,
    getNextPageParam: ({ data }) => {
      const oldest = data.at(-1)
      return data.length === PAGE && oldest && oldest.number > 1 ? oldest.number : null
    },
    staleTime: FRESH.critical,
  })

export const useOpenConversation = () => useMutation(mutation(calls.openConversation))
export const useUpdateConversation = () => useMutation(mutation(calls.updateConversation))
export const useLeaveConversation = () => useMutation(mutation(calls.leaveConversation))
export const useMarkRead = () => useMutation(mutation(calls.markConversationRead))
export const useEditMessage = () => useMutation(mutation(calls.editMessage))
export const useDeleteMessage = () => useMutation(mutation(calls.deleteMessage))
