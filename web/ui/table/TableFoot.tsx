import { words } from '#words/ui'
import { SelectField } from '../form/choice/SelectField.tsx'
import { useIsPhone } from '../use-is-phone.ts'
import type { DataTableProps } from './data-table-types.ts'
import { Pager } from './Pager.tsx'

const PHONE_SIZES = [10, 20, 30]
const DESK_SIZES = [10, 20, 30, 40, 50]
/** Up to this many rows fit one page, so no page size is offered. */
const USUAL_SIZE = 20

export function TableFoot<T>({
  rows = [],
  total = rows.length,
  more,
  noun,
  query,
  onQuery,
}: DataTableProps<T>) {
  const isPhone = useIsPhone()
  const sizes = new Set([...(isPhone ? PHONE_SIZES : DESK_SIZES), query.limit])
  const options = [...sizes]
    .sort((a, b) => a - b)
    .map((size) => ({ value: String(size), label: words.perPage(size) }))
  const pages = Math.ceil(total / query.limit)

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-small text-ink-soft md:px-5">
      <span role="status" className="figures">
        {rows.length === total && !more
          ? words.allShown(total)
          : words.showing(rows.length, total, noun, more)}
      </span>
      {(total > Math.min(query.limit, USUAL_SIZE) || query.page > 1) && (
        <div className="flex flex-wrap items-center gap-2">
          <SelectField
            compact
            className="w-[140px]"
            aria-label={words.rowsPerPage}
            options={options}
            value={String(query.limit)}
            onChange={(size) => onQuery({ limit: Number(size), page: 1 })}
          />
          {(pages > 1 || query.page > 1) && (
            <Pager page={query.page} pages={pages} onPage={(page) => onQuery({ page })} />
          )}
        </div>
      )}
    </div>
  )
}
