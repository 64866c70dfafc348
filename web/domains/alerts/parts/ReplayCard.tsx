import { alerts } from '#words/alerts'
import { formatTime } from '../../../platform/screens/format.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = alerts.replay
const MINUTE_MS = 60_000
type Props = { sentAt: string; last: number; minute: number; onMinute: (minute: number) => void }

/** Sets the minute of the replay below. */
export function ReplayCard({ sentAt, last, minute, onMinute }: Props) {
  const time = formatTime(new Date(sentAt).getTime() + minute * MINUTE_MS)
  return (
    <Card aria-labelledby="replay">
      <CardHead title={words.title} id="replay" end={<span className="figures text-small">{time}</span>} />
      <CardBody className="grid gap-1">
        <input
          type="range"
          className="h-11 w-full cursor-pointer accent-action-ink"
          aria-label={words.label}
          aria-valuetext={words.at(minute, time)}
          max={last}
          value={minute}
          onChange={({ target }) => onMinute(Number(target.value))}
        />
        <p className="text-small text-ink-soft" aria-live="polite">
          {minute === last ? words.end : words.at(minute, time)}
        </p>
      </CardBody>
    </Card>
  )
}
