import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import type { Day } from '@gida/contract/shared/dates'
import { Link } from '@tanstack/react-router'
import { analytics } from '#words/analytics'
import { AgeBar } from '../../../ui/chart/AgeBar.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { dueWhenLate } from '../figures.ts'

const words = analytics.ages

type Props = { late: CollectorDashboard['late']; today: Day }

export function ArrearsByAge({ late, today }: Props) {
  return (
    <Card aria-labelledby="by-age">
      <CardHead
        title={words.title}
        id="by-age"
        end={<span className="text-small text-ink-soft">{words.tenants(late.tenants)}</span>}
      />
      <CardBody>
        {late.total === 0 ? (
          <p className="text-ink-soft">{words.none}</p>
        ) : (
          <AgeBar
            caption={words.title}
            heads={words.heads}
            parts={late.by_age.map(({ key, tenants, amount }) => ({
              id: key,
              label: words[key],
              count: tenants,
              kobo: amount,
              ...(amount > 0 && {
                link: <Link to="/dashboard/payments/overdue" search={dueWhenLate(key, today)} />,
              }),
            }))}
          />
        )}
      </CardBody>
    </Card>
  )
}
