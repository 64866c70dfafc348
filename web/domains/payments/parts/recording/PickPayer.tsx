import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { recording } from '#words/recording'
import { tenants } from '#words/tenants'
import { messageOf } from '../../../../platform/errors.ts'
import { formatNaira } from '../../../../platform/format.ts'
import { Row } from '../../../../ui/display/Row.tsx'
import { Rows } from '../../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../../ui/feedback/SkeletonRows.tsx'
import { SearchInput } from '../../../../ui/form/SearchInput.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { FocusHead } from '../../../../ui/layout/FocusHead.tsx'
import { payersQuery } from '../../recording-queries.ts'

const words = recording.pick
type Props = { search: string; onSearch: (text: string) => void }

/** Whose money it is; also of those who have left. */
export function PickPayer({ search, onSearch }: Props) {
  const { data, error, refetch } = useQuery(payersQuery(search))
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
