import { law } from '#words/law'
import { FilterField } from '../../../ui/form/FilterField.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { SelectFilter } from '../../../ui/table/SelectFilter.tsx'
import { STATES } from '../../estates/index.ts'
import type { RuleSearch } from '../queries.ts'
import { STATUSES } from '../search.ts'

const words = law.rules
const STATE_OPTIONS = STATES.map((value: string) => ({ value, label: value }))
const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: law.statuses[value] }))
export type RuleChange = { [K in keyof RuleSearch]?: RuleSearch[K] | undefined }
type Props = { search: RuleSearch; onChange: (change: RuleChange) => void }

/** Of which state, on which day, law or bill or custom. */
export function RuleFilters({ search, onChange }: Props) {
  return (
    <>
      <SelectFilter
        label={words.state}
        all={words.allStates}
        className="md:w-[170px]"
        options={STATE_OPTIONS}
        value={search.state}
        onChange={(state) => onChange({ state })}
      />
      <SelectFilter
        label={words.status}
        all={words.allStatuses}
        options={STATUS_OPTIONS}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
      <FilterField label={words.on}>
        <TextInput
          compact
          type="date"
          className="md:w-[150px]"
          aria-label={words.on}
          value={search.on ?? ''}
          onChange={(event) => onChange({ on: event.target.value || undefined })}
        />
      </FilterField>
    </>
  )
}
