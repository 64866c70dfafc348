import { useQuery } from '@tanstack/react-query'
import { payments } from '#words/payments'
import { useEstateFilter } from '../../../platform/session/use-estate-filter.ts'
import { ContextChips } from '../../../ui/table/ContextChips.tsx'
import { usePropertyName } from '../../estates/index.ts'
import { chargesQuery } from '../queries.ts'
import { rangeOf } from '../range.ts'
import type { ChargeContextChange, ChargeSearch } from '../search.ts'

const words = payments.filters
type Props = { search: ChargeSearch; onChange: (change: ChargeContextChange) => void }

/** Filters set by a link, each by name: days, tenant, unit, lease, property or estate. */
export function ChargeContext({ search, onChange }: Props) {
  const { tenant_id, unit_id, lease_id, property_id, due_from, due_to } = search
  const estate = useEstateFilter(search.estate_id, () => onChange({ estate_id: undefined }))
  const property = usePropertyName(property_id)
  const { data } = useQuery({
    ...chargesQuery({ state: 'ALL', tenant_id, unit_id, lease_id, limit: 1 }),
    enabled: Boolean(tenant_id || unit_id || lease_id),
  })
  const first = data?.data[0]
  const filters = [
    Boolean(due_from || due_to) && {
      label: rangeOf(words.due, { from: due_from, to: due_to }),
      onClear: () => onChange({ due_from: undefined, due_to: undefined }),
    },
    Boolean(tenant_id) && {
      label: first?.tenant_name ?? words.oneTenant,
      onClear: () => onChange({ tenant_id: undefined }),
    },
    Boolean(unit_id) && {
      label: first?.unit_name ?? words.oneUnit,
      onClear: () => onChange({ unit_id: undefined }),
    },
    Boolean(lease_id) && {
      label: first ? words.leaseOf(first.tenant_name, first.unit_name) : words.oneLease,
      onClear: () => onChange({ lease_id: undefined }),
    },
    Boolean(property_id) && {
      label: property ?? words.oneProperty,
      onClear: () => onChange({ property_id: undefined }),
    },
    estate,
  ]
  return <ContextChips filters={filters} />
}
