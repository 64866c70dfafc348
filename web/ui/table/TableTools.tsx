import { useState } from 'react'
import { words } from '#words/ui'
import { Button } from '../action/Button.tsx'
import { Icon } from '../action/Icon.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { SearchInput } from '../form/SearchInput.tsx'
import { Sheet } from '../overlay/Sheet.tsx'
import { useIsPhone } from '../use-is-phone.ts'
import { Chip } from './Chip.tsx'
import type { ActiveFilter, DataTableProps } from './data-table-types.ts'

/**
 * Search, filters and Refresh; Refresh is never shown alone, since lists refetch themselves. On the phone the filters are in a sheet, and
 * active ones are shown as chips.
 */
export function TableTools<T>(props: DataTableProps<T>) {
  const {
    label,
    query,
    onQuery,
    searchPlaceholder,
    filters,
    filtersOn = [],
    tools,
    isFetching,
    onRefresh,
  } = props
  const isPhone = useIsPhone()
  if (!searchPlaceholder && !filters && !tools) return null
  const isBelow = isPhone && searchPlaceholder

  return (
    <>
      <div className="flex flex-wrap items-end gap-2 px-4 py-3 *:min-h-10 md:justify-end md:px-5 md:py-4">
        {searchPlaceholder && (
          <SearchInput
            className="grow basis-[140px] md:basis-[200px]"
            label={searchPlaceholder}
            placeholder={searchPlaceholder}
            value={query.search ?? ''}
            onSearch={(search) => onQuery({ search: search || undefined, page: 1 })}
          />
        )}
        {filters && (isPhone ? <FilterSheet count={filtersOn.length}>{filters}</FilterSheet> : filters)}
        {!isBelow && tools}
        {onRefresh && <Refresh busy={isFetching ?? false} onRefresh={onRefresh} label={label} />}
        {isBelow && tools}
      </div>
      {isPhone && <Chips filters={filtersOn} total={props.total} more={props.more} noun={props.noun} />}
    </>
  )
}

function Refresh({ busy, onRefresh, label }: { busy: boolean; onRefresh: () => void; label: string }) {
  return (
    <Button
      kind="second"
      className="min-h-12 px-3 md:min-h-10 md:px-4"
      aria-label={`${words.refresh}: ${label}`}
      aria-busy={busy || undefined}
      onClick={() => !busy && onRefresh()}
    >
      {busy ? <Spinner size={20} /> : <Icon name="refresh" />}
      <span className="only-desk">{words.refresh}</span>
    </Button>
  )
}

function FilterSheet({ count, children }: { count: number; children: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="second"
        icon="filter"
        className="min-h-12 px-3"
        aria-label={count > 0 ? `${words.filters}, ${count}` : words.filters}
        onClick={() => setOpen(true)}
      >
        {count > 0 && count}
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={words.filters}
        footer={
          <Button wide size="big" onClick={() => setOpen(false)}>
            {words.showResults}
          </Button>
        }
      >
        <div className="grid gap-4 px-4 py-3">{children}</div>
      </Sheet>
    </>
  )
}

type ChipsProps = {
  filters: readonly ActiveFilter[]
  total: number | undefined
  more: boolean | undefined
  noun: string
}

function Chips({ filters, total, more, noun }: ChipsProps) {
  if (filters.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3">
      {filters.map((filter) => (
        <Chip key={filter.label} onClear={filter.onClear} clearLabel={words.clear(filter.label)}>
          {filter.label}
        </Chip>
      ))}
      {total !== undefined && (
        <span className="figures text-small text-ink-soft">{words.count(total, noun, more)}</span>
      )}
    </div>
  )
}
