import type { Page } from '@gida/contract/shared/pages'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { TableQuery } from '../../ui/table/data-table-types.ts'
import { EmptyList } from '../../ui/table/EmptyList.tsx'
import { type ListFilter, selectFilters } from '../../ui/table/select-filters.tsx'
import { listOf } from '../http/list-of.ts'
import { isFiltered, PAGE_SIZE } from './search.ts'

type Addressed = { page?: number | undefined; search?: string | undefined }
type Empty = ComponentProps<typeof EmptyList>
type Options<Row, Search> = {
  list: UseQueryResult<Page<Row>>
  search: Search
  /** Parses the search parameters of the screen. */
  read: (raw: Record<string, unknown>) => Search
  go: (to: (old: object) => Search) => void
  filters: readonly ListFilter<NoInfer<Search>>[]
  words: Empty['words'] & { noun: string; loading: string }
  motif: Empty['motif']
}

/**
 * The props of a `DataTable`, besides columns and cards, for a list whose page, search and filters are in the URL. Changing a filter
 * returns to the first page.
 */
export function addressedList<Row extends { id: string } | { number: number }, Search extends Addressed>({
  list,
  search,
  read,
  go,
  filters,
  words,
  motif,
}: Options<Row, Search>) {
  const change = (next: Partial<TableQuery> | Record<string, string | undefined>) =>
    go((old) => read({ ...old, page: undefined, ...next }))
  return {
    ...listOf(list),
    ...selectFilters(filters, search, change),
    noun: words.noun,
    loadingText: words.loading,
    rowId: (row: Row) => ('id' in row ? row.id : String(row.number)),
    query: { page: search.page ?? 1, limit: PAGE_SIZE, search: search.search },
    onQuery: change,
    empty: (
      <EmptyList
        isFiltered={isFiltered(search)}
        onClear={() => go(() => read({}))}
        words={words}
        motif={motif}
      />
    ),
  }
}
