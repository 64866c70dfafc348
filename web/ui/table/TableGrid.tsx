import { cloneElement, Fragment, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { words } from '#words/ui'
import { Icon } from '../action/Icon.tsx'
import { cx } from '../cx.ts'
import { RowMenu } from '../overlay/RowMenu.tsx'
import type { DataTableProps } from './data-table-types.ts'
import type { TableOf } from './use-table-of.ts'

type Props<T extends object> = DataTableProps<T> & { table: TableOf<T> }
type RowOf<T extends object> = ReturnType<TableOf<T>['getRowModel']>['rows'][number]
type HeaderOf<T extends object> = ReturnType<TableOf<T>['getFlatHeaders']>[number]

const EDGES = 'first:ps-5 last:pe-4 px-3'

/** The table on desktop: names left, money right, then status, date and menu. */
export function TableGrid<T extends object>(props: Props<T>) {
  const { table, label, rowMenu } = props
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {table.getFlatHeaders().map((header) => (
              <Head key={header.id} table={table} header={header} />
            ))}
            {rowMenu && (
              <th scope="col" className={cx(HEAD, EDGES, 'text-end')}>
                {words.actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <Line key={row.id} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const HEAD = 'border-b border-line py-2.5 text-small font-normal whitespace-nowrap text-ink-soft'
const SORTED = { asc: 'ascending', desc: 'descending', none: 'none' } as const

function Head<T extends object>({ table, header }: { table: TableOf<T>; header: HeaderOf<T> }) {
  const { column } = header
  const { align, width, className } = column.columnDef.meta ?? {}
  const sorted = column.getIsSorted() || 'none'
  const mark = { asc: 'up', desc: 'down', none: 'sort' } as const
  return (
    <th
      scope="col"
      style={{ width }}
      className={cx(className, HEAD, EDGES, align === 'end' ? 'text-end' : 'text-start')}
      aria-sort={column.getCanSort() ? SORTED[sorted] : undefined}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          onClick={() => column.toggleSorting()}
          className={cx(
            '-my-2 inline-flex min-h-9 items-center gap-1 rounded-1 hover:text-ink',
            sorted !== 'none' && 'text-ink',
          )}
        >
          <table.FlexRender header={header} />
          <Icon name={mark[sorted]} className="size-[15px]!" />
        </button>
      ) : (
        <table.FlexRender header={header} />
      )}
    </th>
  )
}

const CELL = 'h-13 border-b py-1.5 border-line align-middle'

function Line<T extends object>({ row, table, ...props }: Props<T> & { row: RowOf<T> }) {
  const { renderMore, rowLink, rowMenu, rowMenuLabel } = props
  const isOpen = row.getIsExpanded()
  const cells = row.getAllCells()
  const ground = isOpen
    ? 'bg-[color-mix(in_srgb,var(--action-tint)_45%,transparent)]'
    : 'group-last:border-b-0'
  const items = rowMenu?.(row.original)

  function open(event: MouseEvent) {
    if (!(event.target as Element).closest('a, button, input, label')) row.toggleExpanded()
  }

  return (
    <Fragment>
      {/* For the mouse; the keyboard uses the button in the first cell. */}
      <tr
        className={cx('group relative', !isOpen && 'touchable', (renderMore || rowLink) && 'cursor-pointer')}
        onClick={renderMore ? open : undefined}
      >
        {cells.map((cell, index) => {
          const { align, className } = cell.column.columnDef.meta ?? {}
          const content = <table.FlexRender cell={cell} />
          return (
            <td
              key={cell.id}
              className={cx(
                CELL,
                EDGES,
                ground,
                isOpen && 'border-b-transparent',
                align === 'end' && 'text-end',
                className,
              )}
            >
              {index === 0 ? (
                <FirstCell row={row} canOpen={Boolean(renderMore)} link={rowLink?.(row.original)}>
                  {content}
                </FirstCell>
              ) : (
                content
              )}
            </td>
          )
        })}
        {items && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: only stops clicks on the menu from expanding the row
          <td
            className={cx(CELL, EDGES, ground, isOpen && 'border-b-transparent', 'text-end')}
            onClick={(event) => event.stopPropagation()}
          >
            <RowMenu label={rowMenuLabel?.(row.original) ?? words.actions} items={items} />
          </td>
        )}
      </tr>
      {isOpen && renderMore && (
        <tr className="group">
          <td
            colSpan={cells.length + (items ? 1 : 0)}
            id={`${row.id}-more`}
            className={cx('border-b border-line px-5 pt-0.5 pb-4 ps-[46px] group-last:border-b-0', ground)}
          >
            {renderMore(row.original)}
          </td>
        </tr>
      )}
    </Fragment>
  )
}

type FirstProps<T extends object> = {
  row: RowOf<T>
  canOpen: boolean
  link: ReactElement | undefined
  children: ReactNode
}

/** Contains the control of the row: a chevron that expands it, or a link stretched over the whole row. */
function FirstCell<T extends object>({ row, canOpen, link, children }: FirstProps<T>) {
  if (link) {
    const stretched = 'static text-ink after:absolute after:inset-0 hover:no-underline'
    return cloneElement(link as ReactElement<{ className?: string; children?: ReactNode }>, {
      className: stretched,
      children,
    })
  }
  if (!canOpen) return children
  const isOpen = row.getIsExpanded()
  return (
    <div className="flex items-center gap-2.5">
      <button
        type="button"
        aria-label={words.details}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${row.id}-more` : undefined}
        onClick={() => row.toggleExpanded()}
        className="-m-2 rounded-2 p-2 text-ink-faint"
      >
        <Icon name={isOpen ? 'down' : 'right'} size="s" />
      </button>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
