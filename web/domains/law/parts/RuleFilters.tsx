import type { RuleStatus } from '@gida/contract/domains/law/rule'
import { law } from '#words/law'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { FilterField } from '../../../ui/form/FilterField.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { STATES } from '../../estates/index.ts'
import type { RuleSearch } from '../queries.ts'
import { STATUSES } from '../search.ts'

const words = law.rules
const STATE_OPTIONS = [
  { value: '', label: words.allStates },
  ...STATES.map((value) => ({ value, label: value })),
]
const STATUS_OPTIONS = [
  { value: '', label: words.allStatuses },
  ...STATUSES.map((value) => ({ value, label: law.statuses[value] })),
]
export type RuleChange = { [K in keyof RuleSearch]?: RuleSearch[K] | undefined }
type Props = { search: RuleSearch; onChange: (change: RuleChange) => void }

/** Of which state, on which day, law or bill or custom. */
export function RuleFilters({ search, onChange }: Props) {
  return (
    <>
      <FilterField label={words.state}>
        <SelectField
          compact
          className="md:w-[170px]"
          aria-label={words.state}
          options={STATE_OPTIONS}
          value={search.state ?? ''}
          onChange={(state) => onChange({ state: state || undefined })}
        />
      </FilterField>
      <FilterField label={words.status}>
        <SelectField
          compact
          className="md:w-[150px]"
          aria-label={words.status}
          options={STATUS_OPTIONS}
          value={search.status ?? ''}
          onChange={(status) => onChange({ status: (status || undefined) as RuleStatus | undefined })}
        />
      </FilterField>
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
