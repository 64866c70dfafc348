import type { MaintenanceRequestDetail, RequestEvent } from '@gida/contract/domains/maintenance/request'
import type { Priority, RequestStatus } from '@gida/contract/domains/maintenance/rules'
import { maintenance } from '#words/maintenance'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Timeline } from '../../../ui/display/Timeline.tsx'
import { TimelineItem } from '../../../ui/display/TimelineItem.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = maintenance.history
const statusOf = (value: string | null) => maintenance.statuses[value as RequestStatus]
const priorityOf = (value: string | null) => maintenance.priorities[value as Priority]

const TITLES: Record<RequestEvent['kind'], (event: RequestEvent) => string> = {
  REPORTED: () => words.REPORTED,
  MOVED: ({ to }) => words.MOVED(statusOf(to)),
  ASSIGNED: ({ to }) => (to ? words.ASSIGNED(to) : words.TAKEN),
  PRIORITY: ({ from, to }) => words.PRIORITY(priorityOf(from), priorityOf(to)),
  SAFE: () => words.SAFE,
  MERGED: ({ to }) => words.MERGED(to ?? ''),
  NOTE: () => words.NOTE,
  RATED: ({ to }) => words.RATED(to ?? ''),
}

/** The events of a request, in order. */
export function RequestHistory({ request }: { request: MaintenanceRequestDetail }) {
  return (
    <Card>
      <CardHead title={maintenance.one.progress} />
      <CardBody>
        <Timeline label={maintenance.one.progress}>
          {request.events.map((event) => {
            const by = event.is_mine ? words.you : (event.actor_name ?? words.byTime)
            return (
              <TimelineItem
                key={event.id}
                state={event.is_office ? 'wait' : 'done'}
                icon={event.is_office ? 'lock' : undefined}
                title={TITLES[event.kind](event)}
                note={words.by(formatWhen(event.at), by)}
              >
                {event.is_office && (
                  <Pill tone="wait" icon="lock">
                    {words.office}
                  </Pill>
                )}
                {event.note && <p className="w-full wrap-anywhere whitespace-pre-line">{event.note}</p>}
              </TimelineItem>
            )
          })}
        </Timeline>
      </CardBody>
    </Card>
  )
}
