import type { ComingCharge } from '@gida/contract/domains/leases/lease'
import { leases } from '#words/leases'
import { formatDay } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Timeline } from '../../../ui/display/Timeline.tsx'
import { TimelineItem } from '../../../ui/display/TimelineItem.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = leases.lease

/** Future charges from the lease's terms, not owed yet. */
export function ComingCharges({ schedule }: { schedule: readonly ComingCharge[] }) {
  if (schedule.length === 0) return null
  return (
    <Card aria-labelledby="schedule">
      <CardHead title={words.schedule} id="schedule" />
      <CardBody>
        <p className="mb-3 text-small text-ink-soft">{words.scheduleNote}</p>
        <Timeline label={words.schedule}>
          {schedule.map((charge) => (
            <TimelineItem
              key={charge.description + charge.due_date}
              state="next"
              title={charge.description}
              value={<Money kobo={charge.amount} />}
              valueNote={words.due(formatDay(charge.due_date))}
            />
          ))}
        </Timeline>
      </CardBody>
    </Card>
  )
}
