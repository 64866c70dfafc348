import type { TransactionType } from '@gida/contract/domains/charges/rules'
import type { PaymentStatus } from '@gida/contract/domains/payments/rules'
import { payments } from '#words/payments'
import { typeNames } from '#words/type-names'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { FilterField } from '../../../ui/form/FilterField.tsx'
import type { ActiveFilter } from '../../../ui/table/data-table-types.ts'
import { rangeName } from '../../charges/index.ts'
import { type PaymentSearch, STATUSES, TYPES } from '../search.ts'
import { DateFilter } from './DateFilter.tsx'

const words = payments.filters
type Change = Partial<{ [K in keyof PaymentSearch]: PaymentSearch[K] | undefined }>
type Props = { search: PaymentSearch; onChange: (change: Change) => void }

const STATUS_OPTIONS = [
  { value: '', label: words.allStatuses },
  ...STATUSES.map((value) => ({ value, label: payments.statuses[value] })),
]
const TYPE_OPTIONS = [
  { value: '', label: words.allTypes },
  ...TYPES.map((value) => ({ value, label: typeNames[value] })),
]

export function PaymentFilters({ search, onChange }: Props) {
  return (
    <>
      <FilterField label={words.status}>
        <SelectField
          compact
          className="md:w-[150px]"
          aria-label={words.status}
          options={STATUS_OPTIONS}
          value={search.status ?? ''}
          onChange={(status) => onChange({ status: (status || undefined) as PaymentStatus | undefined })}
        />
      </FilterField>
      <FilterField label={words.type}>
        <SelectField
          compact
          className="md:w-[158px]"
          aria-label={words.type}
          options={TYPE_OPTIONS}
          value={search.transaction_type ?? ''}
          onChange={(type) =>
            onChange({ transaction_type: (type || undefined) as TransactionType | undefined })
          }
        />
      </FilterField>
      <DateFilter value={search} onChange={({ from, to }) => onChange({ from, to })} />
    </>
  )
}

/** The filters of the toolbar that are on. */
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
