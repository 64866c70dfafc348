import type { TenantRow } from '@gida/contract/domains/leases/tenant'
import { fold } from '@gida/contract/shared/texts/fold'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { offlinePayments } from '#words/offline-payments'
import { tenants } from '#words/tenants'
import { useOfflineSince } from '../../../../platform/browser/online.ts'
import { formatNaira } from '../../../../platform/screens/format.ts'
import { Loaded } from '../../../../platform/screens/Loaded.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { Rows } from '../../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { SearchInput } from '../../../../ui/form/SearchInput.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { TaskHeader } from '../../../../ui/layout/TaskHeader.tsx'
import { useCachedPayers } from '../../cached-payers.ts'
import { payersQuery } from '../../offline-payment-queries.ts'

const words = offlinePayments.pick
/** Rows shown at once; beyond that the person searches. */
const MOST = 10
type Props = { search: string; onSearch: (text: string) => void }

/** Chooses whose payment it is, including former tenants. */
export function ChooseTenant({ search, onSearch }: Props) {
  const isOffline = useOfflineSince() !== null
  const answer = useQuery(payersQuery(isOffline ? '' : search))
  const known = useCachedPayers()
  return (
    <>
      <TaskHeader title={words.title} note={words.note} />
      <SearchInput
        label={words.search}
        placeholder={words.search}
        value={search}
        onSearch={onSearch}
        className="mt-4 mb-3"
      />
      <Card>
        <Loaded bare of={answer} loading={words.loading}>
          {({ data }) => <Payers rows={isOffline ? foundIn(known, search) : data.slice(0, MOST)} />}
        </Loaded>
      </Card>
    </>
  )
}

/** Search in the list cached on this device. */
const foundIn = (rows: readonly TenantRow[], search: string) =>
  rows.filter(({ full_name, unit_name }) => fold(`${full_name} ${unit_name}`).includes(fold(search)))

const Payers = ({ rows }: { rows: readonly TenantRow[] }) => (
  <>
    {rows.length === 0 && (
      <EmptyState small title={words.none}>
        {words.noneNote}
      </EmptyState>
    )}
    <Rows>
      {rows.map(({ id, lease_id, full_name, unit_id, unit_name, estate_name, debt }) => (
        <Row
          key={lease_id}
          avatar={full_name}
          title={full_name}
          note={tenants.place(unit_name, estate_name)}
          value={debt.due_now > 0 ? words.owes(formatNaira(debt.due_now, 'short')) : words.nothing}
          link={<Link to="/dashboard/payments/record" search={{ unit_id, tenant_id: id }} />}
        />
      ))}
    </Rows>
  </>
)
