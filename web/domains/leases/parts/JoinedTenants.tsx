import type { JoinedTenant } from '@gida/contract/domains/leases/tenant'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { tenants as words } from '#words/tenants'
import { formatPhone } from '../../../platform/screens/format.ts'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { joinedTenantsQuery } from '../queries.ts'
import { LeasePill } from './LeasePill.tsx'

type Props = { estateId: string | undefined; search: string | undefined }

/** People who joined and have no lease yet; each links to the pending lease, to letting the unit they were invited to, or to the units. */
export function JoinedTenants({ estateId, search }: Props) {
  const { data } = useQuery(
    joinedTenantsQuery({ ...(estateId && { estate_id: estateId }), ...(search && { search }) }),
  )
  if (!data || data.data.length === 0) return null
  return (
    <Card aria-labelledby="joined" className="mb-4">
      <CardHead title={words.joined} id="joined" end={words.joinedCount(data.pagination.total)} />
      <Rows>
        {data.data.map(({ id, full_name, phone, email, estate_id, estate_name, ...waiting }) => (
          <Row
            key={id + estate_id}
            icon="user"
            tone="act"
            title={full_name}
            note={`${waiting.unit_name ? words.place(waiting.unit_name, estate_name) : estate_name} · ${phone ? formatPhone(phone) : email}`}
            middle={waiting.lease_status && <LeasePill status={waiting.lease_status} />}
            chevron
            link={nextStepOf(waiting)}
          />
        ))}
      </Rows>
    </Card>
  )
}

function nextStepOf({ lease_id, unit_id }: Pick<JoinedTenant, 'lease_id' | 'unit_id'>) {
  if (lease_id) return <Link to="/dashboard/leases/$id" params={{ id: lease_id }} />
  return unit_id ? (
    <Link to="/dashboard/leases/new" search={{ unit_id }} />
  ) : (
    <Link to="/dashboard/properties" />
  )
}
