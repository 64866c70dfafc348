import type { WorkEvent, WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import type { Bearer, WorkFileKind, WorkStatus } from '@gida/contract/domains/work-orders/rules'
import { work } from '#words/work'
import { formatInstant, formatNaira, formatWhen } from '../../../platform/screens/format.ts'
import { Timeline } from '../../../ui/display/Timeline.tsx'
import { TimelineItem } from '../../../ui/display/TimelineItem.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = work.log
const naira = (kobo: string | null) => formatNaira(Number(kobo), 'short')

const TITLES: Record<WorkEvent['kind'], (event: WorkEvent) => string> = {
  CREATED: () => words.CREATED,
  CHANGED: ({ to }) => words.CHANGED(fieldsIn(to)),
  MOVED: ({ to }) => work.statuses[to as WorkStatus],
  ASSIGNED: ({ to }) => (to ? words.ASSIGNED(to) : words.TAKEN),
  ASKED: ({ to }) => words.ASKED(to ?? ''),
  ACCEPTED: () => words.ACCEPTED,
  DECLINED: () => words.DECLINED,
  OTHER_TIME: ({ to }) => words.OTHER_TIME(formatInstant(to ?? '')),
  QUOTED: ({ from, to }) => (from ? words.WRITTEN(from, naira(to)) : words.QUOTED(naira(to))),
  CHOSEN: ({ from, to }) => words.CHOSEN(from ?? '', naira(to)),
  APPROVAL_ASKED: ({ to }) => words.APPROVAL_ASKED(naira(to)),
  APPROVAL_UNANSWERED: () => words.APPROVAL_UNANSWERED,
  APPROVED: ({ to }) => words.APPROVED(naira(to)),
  REFUSED: ({ to }) => words.REFUSED(naira(to)),
  AGREED: () => words.AGREED,
  EXPLAINED: () => words.EXPLAINED,
  BEARER: ({ to }) => words.BEARER(work.bearers[to as Bearer]),
  VISIT: ({ from, to }) => titleOfVisit(from, to),
  FILE: ({ to }) => words.FILE(work.files.kinds[to as WorkFileKind]),
  NOTE: () => words.NOTE,
}

const fieldsIn = (to: string | null): string =>
  (to ?? '')
    .split(',')
    .map((field) => (field in words.fields ? words.fields[field as keyof typeof words.fields] : field))
    .join(', ')

function titleOfVisit(change: string | null, to: string | null): string {
  if (change === null)
    return to
      ? `${words.VISIT}: ${work.visits.outcomes[to as keyof typeof work.visits.outcomes]}`
      : words.VISIT
  const at = formatInstant(to ?? '')
  if (change === 'CANCELLED') return words.CANCELLED_VISIT(at)
  return change === 'MOVED' ? words.MOVED_VISIT(at) : words.PLANNED(at)
}

/** The events of a work order, in order. */
export function OrderHistory({ order }: { order: WorkOrderDetail }) {
  return (
    <Card>
      <CardHead title={words.title} />
      <CardBody>
        <Timeline label={words.title}>
          {order.events.map((event) => (
            <TimelineItem
              key={event.id}
              state="done"
              title={TITLES[event.kind](event)}
              note={words.by(
                formatWhen(event.at),
                event.is_mine ? words.you : (event.actor_name ?? words.byTime),
              )}
            >
              {event.note && <p className="w-full wrap-anywhere whitespace-pre-line">{event.note}</p>}
            </TimelineItem>
          ))}
        </Timeline>
      </CardBody>
    </Card>
  )
}
