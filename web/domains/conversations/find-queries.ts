import type { FoundMessage } from '@gida/contract/domains/conversations/conversation'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { FRESH } from '../../platform/http/queries.ts'

const calls = client.conversations

export const recipientsQuery = (search: string) => ({
  ...query(calls.listRecipients, { query: search ? { search } : {} }),
  placeholderData: keepPreviousData,
})

export const subjectsQuery = (of: string) => query(calls.listSubjects, { query: { of } })

type FoundPage = { data: FoundMessage[]; has_more: boolean }

/** Messages matching a search, newest first, with cursor paging. */
export const foundQuery = (search: string) =>
  infiniteQueryOptions<FoundPage, ApiError, { pages: FoundPage[] }, readonly unknown[], string | null>({
    queryKey: [...calls.searchMessages.key, { search }],
    queryFn: ({ pageParam, signal }) =>
      calls.searchMessages({ query: { search, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ data, has_more }) => (has_more ? (data.at(-1)?.message.id ?? null) : null),
    staleTime: FRESH.critical,
  })
