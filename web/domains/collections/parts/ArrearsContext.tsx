import { useQuery } from '@tanstack/react-query'
import { collections as words } from '#words/collections'
import { payments } from '#words/payments'
import { useEstateFilter } from '../../../platform/session/use-estate-filter.ts'
import { ContextChips } from '../../../ui/table/ContextChips.tsx'
import { rangeOf } from '../../charges/index.ts'
import { usePropertyName } from '../../estates/index.ts'
import { arrearsQuery } from '../queries.ts'
import type { ArrearsChange, ArrearsSearch } from '../search.ts'

type Props = { search: ArrearsSearch; onChange: (change: ArrearsChange) => void }

/** Filters set by a link, each by name. */
export function ArrearsContext({ search, onChange }: Props) {
  const { age, due_from, due_to, tenant_id, property_id } = search
  const estate = useEstateFilter(search.estate_id, () => onChange({ estate_id: undefined }))
  const property = usePropertyName(property_id)
  const { data } = useQuery({ ...arrearsQuery(search), enabled: Boolean(tenant_id) })
  const filters = [
    age !== undefined && {
      label: words.ageFilter(words.ages[age]),
      onClear: () => onChange({ age: undefined }),
    },
    Boolean(due_from || due_to) && {
      label: rangeOf(payments.filters.due, { from: due_from, to: due_to }),
      onClear: () => onChange({ due_from: undefined, due_to: undefined }),
    },
    Boolean(tenant_id) && {
      label: data?.data[0]?.tenant_name ?? payments.filters.oneTenant,
      onClear: () => onChange({ tenant_id: undefined, unit_id: undefined }),
    },
    Boolean(property_id) && {
      label: property ?? payments.filters.oneProperty,
      onClear: () => onChange({ property_id: undefined }),
    },
    estate,
  ]
  return <ContextChips filters={filters} />
}
