import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { analytics } from '#words/analytics'
import { AgeBar } from '../../../ui/chart/AgeBar.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { chargesOfAge } from '../../charges/index.ts'

const words = analytics.ages

export function ArrearsByAge({ ageing }: Pick<CollectorDashboard, 'ageing'>) {
  return (
    <Card aria-labelledby="by-age">
      <CardHead
        title={words.title}
        id="by-age"
        end={<span className="text-small text-ink-soft">{words.tenants(ageing.tenants)}</span>}
      />
      <CardBody>
        {ageing.total === 0 ? (
          <p className="text-ink-soft">{words.none}</p>
        ) : (
          <AgeBar
            caption={words.title}
            heads={words.heads}
            parts={ageing.by_age.map(({ key, tenants, amount }) => ({
              id: key,
              label: words[key],
              count: tenants,
              kobo: amount,
              ...(tenants > 0 && {
                link: <Link to="/dashboard/payments/overdue" search={{ age: key }} />,
              }),
              ...(amount > 0 && {
                amountLink: <Link to="/dashboard/payments/charges" search={chargesOfAge(key)} />,
              }),
            }))}
          />
        )}
      </CardBody>
    </Card>
  )
}
