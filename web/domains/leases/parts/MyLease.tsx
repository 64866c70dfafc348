import type { TenantDashboard } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { tenantHome } from '#words/tenant-home'
import { formatDay, formatPeriod, today } from '../../../platform/screens/format.ts'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = tenantHome.lease
type Home = Pick<TenantDashboard['homes'][number], 'lease_id' | 'name' | 'start_date' | 'end_date'>

/** The tenant's own lease, on their unit. */
export function MyLease({ home: { lease_id, name, start_date, end_date } }: { home: Home }) {
  const isOver = end_date < today()
  return (
    <Card aria-label={words.title}>
      <CardHead
        title={words.title}
        end={
          <span className="text-small text-ink-soft">
            {isOver ? words.ended(formatDay(end_date)) : words.until(formatDay(end_date))}
          </span>
        }
      />
      <Rows>
        <Row
          icon="key"
          tone="act"
          title={name}
          note={formatPeriod(start_date, end_date)}
          chevron
          link={<Link to="/dashboard/leases/$id" params={{ id: lease_id }} />}
        />
      </Rows>
    </Card>
  )
}
