import type { Page } from '@gida/contract/shared/pages'
import type { UseQueryResult } from '@tanstack/react-query'
import { messageOf } from './errors.ts'

/** What a table shows of a list: its rows, how many there are, how its loading goes, and how to load it anew. */
export const listOf = <Row>({ data, error, isFetching, refetch }: UseQueryResult<Page<Row>>) => ({
  rows: data?.data,
  total: data?.pagination.total,
  more: data?.pagination.more,
  isFetching,
  error: error && messageOf(error),
  onRefresh: () => void refetch(),
})
