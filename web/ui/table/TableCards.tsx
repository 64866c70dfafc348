import type { ReactNode } from 'react'
import { words } from '#words/ui'
import { MaybeLink } from '../action/MaybeLink.tsx'
import { cx } from '../cx.ts'
import { RowMenu } from '../overlay/RowMenu.tsx'
import type { DataTableProps } from './data-table-types.ts'
import type { TableOf } from './use-table-of.ts'

type Props<T extends object> = DataTableProps<T> & { table: TableOf<T> }

const HIT = 'block w-full px-4 py-3 text-start'

/** The rows as cards, on the phone. */
export function TableCards<T extends object>({
  table,
  label,
  renderCard,
  renderMore,
  rowLink,
  rowMenu,
  rowMenuLabel,
}: Props<T>) {
  return (
    <ul aria-label={label}>
      {table.getRowModel().rows.map((row) => {
        const isOpen = row.getIsExpanded()
        const items = rowMenu?.(row.original) ?? []
        const menu = items.length > 0 && (
          <RowMenu label={rowMenuLabel?.(row.original) ?? words.actions} items={items} />
        )
        const card = renderCard(row.original)
        return (
          <li
            key={row.id}
            className={cx(
              'border-t border-line',
              isOpen && 'bg-[color-mix(in_srgb,var(--action-tint)_45%,transparent)]',
            )}
          >
            {renderMore ? (
              <>
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => row.toggleExpanded()}
                  className={HIT}
                >
                  {card}
                </button>
                {isOpen && <More menu={menu}>{renderMore(row.original)}</More>}
              </>
            ) : (
              <div className="flex items-start">
                <MaybeLink link={rowLink?.(row.original)} className={cx(HIT, 'min-w-0 grow')}>
                  {card}
                </MaybeLink>
                {menu && <div className="pt-1 pe-1">{menu}</div>}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function More({ menu, children }: { menu: ReactNode; children: ReactNode }) {
  return (
    <div className="px-4 pb-3.5">
      {children}
      {menu && <div className="mt-2 flex justify-end">{menu}</div>}
    </div>
  )
}
