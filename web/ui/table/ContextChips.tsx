import { words } from '#words/ui'
import { Chip } from './Chip.tsx'
import type { ActiveFilter } from './data-table-types.ts'

/** Filters set by a link: one tenant, unit or estate. Visible at every width. */
export function ContextChips({ filters }: { filters: readonly (ActiveFilter | false | undefined)[] }) {
  const on = filters.filter((filter) => Boolean(filter)) as ActiveFilter[]
  if (on.length === 0) return null
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      {on.map(({ label, onClear }) => (
        <Chip key={label} onClear={onClear} clearLabel={words.clear(label)}>
          {label}
        </Chip>
      ))}
    </div>
  )
}
