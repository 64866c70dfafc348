import type { ReactElement, ReactNode } from 'react'
import type { MenuItem } from '../overlay/menu-item.ts'

export type Column<T> = {
  /** Also the name by which the list is sorted. */
  id: string
  head: string
  cell: (row: T) => ReactNode
  /** Money and counts stand at the end. */
  align?: 'end'
  sortable?: boolean
  /** The first click sorts the greatest first; so by default where `align` is `end`. */
  descFirst?: boolean
  width?: string
  className?: string
}

/** What the address of a list says. `sort` is a column, with `-` before it for the greatest first. */
export type TableQuery = {
  page: number
  limit: number
  search?: string | undefined
  sort?: string | undefined
}

export type ActiveFilter = { label: string; onClear: () => void }

export type DataTableProps<T> = {
  label: string
  noun: string
  columns: readonly Column<T>[]
  rows: readonly T[] | undefined
  total?: number | undefined
  /** There are more than `total`: a search is not counted to its end. */
  more?: boolean | undefined
  rowId: (row: T) => string
  query: TableQuery
  onQuery: (change: Partial<TableQuery>) => void
  renderCard: (row: T) => ReactNode
  renderMore?: (row: T) => ReactNode
  rowLink?: (row: T) => ReactElement
  rowMenu?: (row: T) => readonly MenuItem[]
  rowMenuLabel?: (row: T) => string
  searchPlaceholder?: string
  filters?: ReactNode
  filtersOn?: readonly ActiveFilter[]
  isFetching?: boolean
  error?: string | null | undefined
  onRefresh?: () => void
  loadingText?: string
  empty: ReactNode
  tools?: ReactNode
}
