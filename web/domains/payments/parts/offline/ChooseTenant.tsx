import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { offlinePayments } from '#words/offline-payments'
import { tenants } from '#words/tenants'
import { formatNaira } from '../../../../platform/screens/format.ts'
import { Loaded } from '../../../../platform/screens/Loaded.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { Rows } from '../../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { SearchInput } from '../../../../ui/form/SearchInput.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { TaskHeader } from '../../../../ui/layout/TaskHeader.tsx'
import { payersQuery } from '../../offline-payment-queries.ts'

const words = offlinePayments.pick
type Props = { search: string; onSearch: (text: string) => void }

/** Whose money it is; also of those who have left. */
export function ChooseTenant({ search, onSearch }: Props) {
  const answer = useQuery(payersQuery(search))
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
          {({ data }) => (
            <>
              {data.length === 0 && (
                <EmptyState small title={words.none}>
                  {words.noneNote}
                </EmptyState>
              )}
              <Rows>
                {data.map(({ id, lease_id, full_name, unit_id, unit_name, estate_name, debt }) => (
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
          )}
        </Loaded>
      </Card>
    </>
  )
}
