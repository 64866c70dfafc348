import { tenants as words } from '#words/tenants'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import type { ActiveFilter } from '../../../ui/table/data-table-types.ts'
import type { TenantSearch } from '../queries.ts'

type Change = { [K in keyof TenantSearch]?: TenantSearch[K] | undefined }
type Props = { search: TenantSearch; onChange: (change: Change) => void }

const STATES = Object.entries(words.states).map(([value, label]) => ({ value, label }))
const LATE = [
  { value: '', label: words.everyone },
  { value: 'true', label: words.lateOnly },
]
const DAYS = [30, 60, 90]
const ENDS = [
  { value: '', label: words.anyEnd },
  ...DAYS.map((days) => ({ value: String(days), label: words.endsWithin(days) })),
]

/** Filters: current or former, late, ending soon. */
export function TenantFilters({ search, onChange }: Props) {
  return (
    <>
      <SelectField
        compact
        className="md:w-[176px]"
        aria-label={words.state}
        options={STATES}
        value={search.state ?? 'CURRENT'}
        onChange={(state) =>
          onChange({ state: state === 'CURRENT' ? undefined : (state as TenantSearch['state']) })
        }
      />
      <SelectField
        compact
        className="md:w-[200px]"
        aria-label={words.late}
        options={LATE}
        value={search.late ? 'true' : ''}
        onChange={(late) => onChange({ late: late === 'true' || undefined })}
      />
      <SelectField
        compact
        className="md:w-[160px]"
        aria-label={words.end}
        options={ENDS}
        value={search.ends_within ? String(search.ends_within) : ''}
        onChange={(days) => onChange({ ends_within: Number(days) || undefined })}
      />
    </>
  )
}

/** The active filters of the toolbar. */
export function tenantFilters({ search, onChange }: Props): ActiveFilter[] {
  const { state, late, ends_within } = search
  return [
    state && { label: words.states[state], onClear: () => onChange({ state: undefined }) },
    late && { label: words.lateOnly, onClear: () => onChange({ late: undefined }) },
    ends_within && {
      label: words.endsWithin(ends_within),
      onClear: () => onChange({ ends_within: undefined }),
    },
  ].filter((filter): filter is ActiveFilter => Boolean(filter))
}
