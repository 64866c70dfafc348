import { law } from '#words/law'
import { formatDay } from '../../../platform/format.ts'
import { FilterField } from '../../../ui/form/FilterField.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { type ListFilter, selectFilters } from '../../../ui/table/select-filters.tsx'
import { STATES } from '../../estates/index.ts'
import type { RuleSearch } from '../queries.ts'
import { STATUSES } from '../search.ts'

const words = law.rules
const FILTERS: ListFilter<RuleSearch>[] = [
  {
    field: 'state',
    label: words.state,
    all: words.allStates,
    className: 'md:w-[170px]',
    options: STATES.map((value) => ({ value, label: value })),
  },
  {
    field: 'status',
    label: words.status,
    all: words.allStatuses,
    options: STATUSES.map((value) => ({ value, label: law.statuses[value] })),
  },
]

/** Of which state, on which day, law or bill or custom. */
export function ruleFilters(search: RuleSearch, onChange: (change: object) => void) {
  const { on } = search
  const { filters, filtersOn } = selectFilters(FILTERS, search, onChange)
  return {
    filters: (
      <>
        {filters}
        <FilterField label={words.on}>
          <TextInput
            compact
            type="date"
            className="md:w-[150px]"
            aria-label={words.on}
            value={on ?? ''}
            onChange={({ target }) => onChange({ on: target.value || undefined })}
          />
        </FilterField>
      </>
    ),
    filtersOn: on
      ? [...filtersOn, { label: formatDay(on), onClear: () => onChange({ on: undefined }) }]
      : filtersOn,
  }
}
