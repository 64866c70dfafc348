import type { ReactElement, ReactNode } from 'react'
import type { MenuItem } from '../overlay/menu-item.ts'

export type Column<T> = {
  /** Also the sort key. */
  id: string
  head: string
  cell: (row: T) => ReactNode
  /** Right-aligned, for money and counts. */
  align?: 'end'
  sortable?: boolean
  /** The first click sorts descending; default where `align` is `end`. */
  descFirst?: boolean
  width?: string
  className?: string
}

/** The list state in the URL. `sort` is a column id, with a leading `-` for descending. */
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
  /** There are more rows than `total`: a search stops counting at a limit. */
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
