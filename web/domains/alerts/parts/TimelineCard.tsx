import type { Alert, AlertEvent } from '@gida/contract/domains/alerts/alert'
import { alerts } from '#words/alerts'
import { formatTime } from '../../../platform/screens/format.ts'
import { Timeline } from '../../../ui/display/Timeline.tsx'
import { TimelineItem } from '../../../ui/display/TimelineItem.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = alerts.timeline

/** The events of an alert, in order. */
export function TimelineCard({ alert: { events, is_drill } }: { alert: Alert }) {
  return (
    <Card aria-labelledby="timeline">
      <CardHead title={words.title} id="timeline" />
      <CardBody>
        <Timeline label={words.title}>
          {events.map((event) => (
            <TimelineItem key={event.id} {...sayEvent(event, is_drill)} valueNote={formatTime(event.at)} />
          ))}
        </Timeline>
      </CardBody>
    </Card>
  )
}

type EventLine = { state: 'done' | 'late' | 'wait' | 'info' | 'plain'; title: string; note?: string }
const noted = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

function sayEvent(
  { kind, name, unit, by, state, note, step, count }: AlertEvent,
  isDrill: boolean,
): EventLine {
  switch (kind) {
    case 'RAISED':
      return {
        state: isDrill ? 'info' : 'late',
        title: isDrill ? words.RAISED_DRILL : words.RAISED,
        note: words.raisedNote(by ?? '', count ?? 0),
      }
    case 'ESCALATED':
      return {
        state: 'wait',
        title: alerts.board.steps[(step ?? 1) - 1] ?? '',
        note: words.silent(count ?? 0),
      }
    case 'UPDATED':
      return { state: 'info', title: words.UPDATED, note: note ?? '' }
    case 'CLOSED':
      return { state: 'done', title: words.CLOSED, note: noted(by, note) }
    case 'TEXT':
      return { state: 'plain', title: words.TEXT(by ?? name ?? ''), note: note ?? '' }
    default:
      return {
        state: state === 'NEEDS_HELP' ? 'late' : 'done',
        title: words.ANSWERED(name ?? '', state ? alerts.states[state] : ''),
        note: noted(unit, by, note && `“${note}”`),
      }
  }
}
