import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { analytics } from '#words/analytics'
import { OccupancyList } from '../../../ui/chart/OccupancyList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = analytics.occupancy

export function Occupancy({ dashboard }: { dashboard: CollectorDashboard }) {
  const { occupancy, occupied_count, unit_count } = dashboard
  return (
    <Card aria-labelledby="occupancy">
      <CardHead
        title={words.title}
        id="occupancy"
        end={
          <span className="figures text-small text-ink-soft">{words.sum(occupied_count, unit_count)}</span>
        }
      />
      <CardBody>
        <OccupancyList
          items={occupancy.map(({ estate_id, name, occupied, units }) => ({
            id: estate_id,
            label: name,
            count: occupied,
            of: units,
            link: <Link to="/dashboard/estates/$id" params={{ id: estate_id }} />,
          }))}
        />
      </CardBody>
    </Card>
  )
}
