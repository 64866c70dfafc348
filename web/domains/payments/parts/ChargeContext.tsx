import { useQuery } from '@tanstack/react-query'
import type { ActiveFilter } from '../../../ui/data-table-types.ts'
import { payments } from '../../../words/en/payments.ts'
import { useActor } from '../../auth/queries.ts'
import { chargesQuery } from '../queries.ts'
import type { ChargeSearch } from '../search.ts'
import { ContextChips } from './ContextChips.tsx'

const words = payments.filters
type Name = 'tenant_id' | 'unit_id' | 'estate_id'
type Props = { search: ChargeSearch; onClear: (name: Name) => void }

/** One tenant, one unit or one estate, by the name that the rows give it. */
export function ChargeContext({ search, onClear }: Props) {
  const { tenant_id, unit_id, estate_id } = search
  const { estates } = useActor()
  const { data } = useQuery({
    ...chargesQuery({ state: 'ALL', tenant_id, unit_id, limit: 1 }),
    enabled: Boolean(tenant_id || unit_id),
  })
  const first = data?.data[0]
  const filters: (ActiveFilter | false)[] = [
    Boolean(tenant_id) && {
      label: first?.tenant_name ?? words.oneTenant,
      onClear: () => onClear('tenant_id'),
    },
    Boolean(unit_id) && { label: first?.unit_name ?? words.oneUnit, onClear: () => onClear('unit_id') },
    Boolean(estate_id) && {
      label: estates.find((one) => one.id === estate_id)?.name ?? words.oneEstate,
      onClear: () => onClear('estate_id'),
    },
  ]
  return <ContextChips filters={filters.filter((filter) => filter !== false)} />
}
