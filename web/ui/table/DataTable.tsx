import { words } from '#words/ui'
import { Button } from '../action/Button.tsx'
import { Banner } from '../feedback/Banner.tsx'
import { ErrorPanel } from '../feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../feedback/SkeletonRows.tsx'
import { Card } from '../layout/Card.tsx'
import { useIsPhone } from '../use-is-phone.ts'
import type { DataTableProps } from './data-table-types.ts'
import { TableCards } from './TableCards.tsx'
import { TableFoot } from './TableFoot.tsx'
import { TableGrid } from './TableGrid.tsx'
import { TableTools } from './TableTools.tsx'
import { useTableOf } from './use-table-of.ts'

export type { Column, TableQuery } from './data-table-types.ts'

/**
 * A list with server-side search, sorting and paging. Its only state is which rows are expanded; the rest is in the URL. `columns` must be
 * referentially stable: define it outside the component or memoize it.
 */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { label, rows, total = 0, query, empty, isFetching } = props
  const isPhone = useIsPhone()
  const table = useTableOf(props)
  // The last row of the last page may have been removed: earlier pages still have rows, so this is not the empty state.
  const isBeyond = rows?.length === 0 && query.page > 1 && total > 0

  return (
    <Card aria-label={label} aria-busy={isFetching || undefined} className="overflow-clip">
      <TableTools {...props} />
      <Trouble {...props} />
      {!rows && !props.error && <SkeletonRows label={props.loadingText ?? words.loading} />}
      {rows?.length === 0 && !isBeyond && <div className="border-t border-line">{empty}</div>}
      {isBeyond && <TableFoot {...props} rows={rows} />}
      {rows && rows.length > 0 && (
        <>
          {isPhone ? <TableCards table={table} {...props} /> : <TableGrid table={table} {...props} />}
          <TableFoot {...props} rows={rows} />
        </>
      )}
    </Card>
  )
}

/** An error replaces the table if there are no rows; otherwise it is shown above them. */
function Trouble<T>({ error, rows, onRefresh, isFetching = false }: DataTableProps<T>) {
  if (!error) return null
  if (!rows) {
    return (
      <div className="border-t border-line">
        <ErrorPanel retrying={isFetching} {...(onRefresh && { onRetry: onRefresh })}>
          {error}
        </ErrorPanel>
      </div>
    )
  }
  const again = onRefresh && (
    <Button kind="second" size="small" icon="refresh" busy={isFetching} onClick={onRefresh}>
      {words.tryAgain}
    </Button>
  )
  return (
    <Banner tone="late" title={words.failedToLoad} live action={again} className="mx-4 mb-4 md:mx-5">
      {error}
    </Banner>
  )
}
