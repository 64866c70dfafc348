import { payments } from '#words/payments'
import { typeNames } from '#words/type-names'
import type { ActiveFilter } from '../../../ui/table/data-table-types.ts'
import { SelectFilter } from '../../../ui/table/SelectFilter.tsx'
import { rangeName } from '../../charges/index.ts'
import { type PaymentSearch, STATUSES, TYPES } from '../search.ts'
import { DateFilter } from './DateFilter.tsx'

const words = payments.filters
type Change = Partial<{ [K in keyof PaymentSearch]: PaymentSearch[K] | undefined }>
type Props = { search: PaymentSearch; onChange: (change: Change) => void }

const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: payments.statuses[value] }))
const TYPE_OPTIONS = TYPES.map((value) => ({ value, label: typeNames[value] }))

export function PaymentFilters({ search, onChange }: Props) {
  return (
    <>
      <SelectFilter
        label={words.status}
        all={words.allStatuses}
        options={STATUS_OPTIONS}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
      <SelectFilter
        label={words.type}
        all={words.allTypes}
        className="md:w-[158px]"
        options={TYPE_OPTIONS}
        value={search.transaction_type}
        onChange={(transaction_type) => onChange({ transaction_type })}
      />
      <DateFilter value={search} onChange={({ from, to }) => onChange({ from, to })} />
    </>
  )
}

/** The active filters of the toolbar. */
export function toolbarFilters({ search, onChange }: Props): ActiveFilter[] {
  const { status, transaction_type, from, to } = search
  return [
    status && { label: payments.statuses[status], onClear: () => onChange({ status: undefined }) },
    transaction_type && {
      label: typeNames[transaction_type],
      onClear: () => onChange({ transaction_type: undefined }),
    },
    (from || to) && {
      label: rangeName({ from, to }),
      onClear: () => onChange({ from: undefined, to: undefined }),
    },
  ].filter((filter): filter is ActiveFilter => Boolean(filter))
}
