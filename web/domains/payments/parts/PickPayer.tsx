import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { messageOf } from '../../../platform/errors.ts'
import { formatNaira } from '../../../platform/format.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { FocusHead } from '../../../ui/FocusHead.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Rows } from '../../../ui/Rows.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { recording } from '../../../words/en/recording.ts'
import { tenants } from '../../../words/en/tenants.ts'
import { tenantsQuery } from '../../leases/queries.ts'

const words = recording.pick
type Props = { search: string; onSearch: (text: string) => void }

/** Whose money it is; also of those who have left. */
export function PickPayer({ search, onSearch }: Props) {
  const { data, error, refetch } = useQuery(
    tenantsQuery({ limit: 10, state: search ? 'ALL' : 'CURRENT', ...(search && { search }) }),
  )
  return (
    <>
      <FocusHead title={words.title} note={words.note} />
      <SearchInput
        label={words.search}
        placeholder={words.search}
        value={search}
        onSearch={onSearch}
        className="mt-4 mb-3"
      />
      <Card>
        {error && <ErrorPanel onRetry={() => void refetch()}>{messageOf(error)}</ErrorPanel>}
        {!data && !error && <SkeletonRows label={words.loading} />}
        {data?.data.length === 0 && (
          <EmptyState small title={words.none}>
            {words.noneNote}
          </EmptyState>
        )}
        <Rows>
          {data?.data.map(({ id, lease_id, full_name, unit_id, unit_name, estate_name, owed }) => (
            <Row
              key={lease_id}
              avatar={full_name}
              title={full_name}
              note={tenants.place(unit_name, estate_name)}
              value={owed > 0 ? words.owes(formatNaira(owed, 'short')) : words.nothing}
              link={<Link to="/dashboard/payments/record" search={{ unit_id, tenant_id: id }} />}
            />
          ))}
        </Rows>
      </Card>
    </>
  )
}
