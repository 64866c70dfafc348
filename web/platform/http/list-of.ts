import type { Page } from '@gida/contract/shared/pages'
import type { UseQueryResult } from '@tanstack/react-query'
import { messageOf } from './errors.ts'

/** The props of a `DataTable` from the query of a list: rows, total, loading state, error and reload. */
export const listOf = <Row>({ data, error, isFetching, refetch }: UseQueryResult<Page<Row>>) => ({
  rows: data?.data,
  total: data?.pagination.total,
  more: data?.pagination.more,
  isFetching,
  error: error && messageOf(error),
  onRefresh: () => void refetch(),
})
