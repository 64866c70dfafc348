import {
  type ColumnDef,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column, DataTableProps, TableQuery } from './data-table-types.ts'

type Looks = Pick<Column<unknown>, 'align' | 'width' | 'className'>

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  rowExpandingFeature,
  columnMeta: {} as Looks,
})
type Features = typeof features

const NONE: never[] = []

const sortingOf = (sort: string | undefined): SortingState =>
  sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : NONE

function sortOf(sorting: SortingState): string | undefined {
  const first = sorting[0]
  return first && (first.desc ? `-${first.id}` : first.id)
}

function defineColumns<T extends object>(columns: readonly Column<T>[]): ColumnDef<Features, T>[] {
  return columns.map((column) => ({
    id: column.id,
    header: column.head,
    cell: ({ row }) => column.cell(row.original),
    // TanStack Table needs an accessor for a sortable column, though the server sorts.
    accessorFn: () => null,
    enableSorting: column.sortable ?? false,
    sortDescFirst: column.descFirst ?? column.align === 'end',
    meta: { align: column.align, width: column.width, className: column.className } as Looks,
  }))
}

/** The server sorts, searches and pages; the table holds only the current page and the expanded rows. */
export function useTableOf<T extends object>(props: DataTableProps<T>) {
  const { columns, rows, total, rowId, query, onQuery, renderMore } = props
  const change = (next: Partial<TableQuery>) => onQuery({ page: 1, ...next })

  return useTable<Features, T>({
    features,
    columns: useMemo(() => defineColumns(columns), [columns]),
    data: (rows ?? NONE) as T[],
    getRowId: rowId,
    state: {
      sorting: sortingOf(query.sort),
      pagination: { pageIndex: query.page - 1, pageSize: query.limit },
    },
    manualSorting: true,
    enableMultiSort: false,
    onSortingChange: (update) => {
      const next = typeof update === 'function' ? update(sortingOf(query.sort)) : update
      change({ sort: sortOf(next) })
    },
    manualPagination: true,
    rowCount: total ?? rows?.length ?? 0,
    autoResetPageIndex: false,
    getRowCanExpand: () => Boolean(renderMore),
  })
}

export type TableOf<T extends object> = ReturnType<typeof useTableOf<T>>
