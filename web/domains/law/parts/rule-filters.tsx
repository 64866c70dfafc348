import { law } from '#words/law'
import { formatDay } from '../../../platform/screens/format.ts'
import { DayFilter } from '../../../ui/form/date/DayFilter.tsx'
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

/** Filters by state, day, and status (law, bill or custom). */
export function ruleFilters(search: RuleSearch, onChange: (change: object) => void) {
  const { on } = search
  const { filters, filtersOn } = selectFilters(FILTERS, search, onChange)
  return {
    filters: (
      <>
        {filters}
        <DayFilter label={words.on} compact value={on} onDay={(day) => onChange({ on: day })} />
      </>
    ),
    filtersOn: on
      ? [...filtersOn, { label: formatDay(on), onClear: () => onChange({ on: undefined }) }]
      : filtersOn,
  }
}
