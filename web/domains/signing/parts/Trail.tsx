import type { SigningEvent } from '@gida/contract/domains/signing/request'
import { signing as words } from '#words/signing'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Timeline } from '../../../ui/display/Timeline.tsx'
import { TimelineItem } from '../../../ui/display/TimelineItem.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'

const GOOD: readonly SigningEvent['kind'][] = ['SIGNED', 'SEALED']
const BAD: readonly SigningEvent['kind'][] = ['DECLINED', 'VOIDED', 'EXPIRED', 'CODE_WRONG']
const stateOf = ({ kind }: SigningEvent) =>
  GOOD.includes(kind) ? 'done' : BAD.includes(kind) ? 'late' : 'plain'

/** The audit trail, newest first; collapsed. */
export function Trail({ of: events }: { of: readonly SigningEvent[] }) {
  return (
    <CardBody>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5">{words.trail}</summary>
        <Timeline label={words.trail}>
          {events.map((event) => (
            <TimelineItem
              key={`${event.at} ${event.kind} ${event.name}`}
              state={stateOf(event)}
              title={words.line(words.events[event.kind], event.name)}
              note={<span className="wrap-anywhere">{words.line(formatWhen(event.at), event.detail)}</span>}
            />
          ))}
        </Timeline>
      </details>
    </CardBody>
  )
}
