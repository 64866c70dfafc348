import type { AlertReport } from '@gida/contract/domains/alerts/report'
import { alerts } from '#words/alerts'
import { formatTime } from '../../../platform/screens/format.ts'
import { cx } from '../../../ui/cx.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = alerts.minutes
const KINDS = [
  { kind: 'safe', label: alerts.states.SAFE, tone: 'bg-money-in-solid' },
  { kind: 'away', label: alerts.states.AWAY, tone: 'bg-line-strong' },
  { kind: 'needs_help', label: alerts.states.NEEDS_HELP, tone: 'bg-overdue-solid' },
] as const
const MINUTE_MS = 60_000
type Minute = AlertReport['minutes'][number]
type Props = { minutes: readonly Minute[]; sentAt: string }

const sumOf = (minute: Minute) => minute.safe + minute.away + minute.needs_help

/** Answers per minute, as a chart and a table. */
export function MinutesCard({ minutes, sentAt }: Props) {
  if (minutes.length === 0) return null
  const most = Math.max(...minutes.map(sumOf))
  const timeOf = (minute: number) => formatTime(new Date(sentAt).getTime() + minute * MINUTE_MS)
  return (
    <Card aria-labelledby="minutes">
      <CardHead
        title={words.title}
        id="minutes"
        wraps
        end={
          <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-small text-ink-soft">
            {KINDS.map(({ kind, label, tone }) => (
              <li key={kind} className="inline-flex items-center gap-1.5 whitespace-nowrap">
                <span aria-hidden className={cx('size-[11px] rounded-[3px]', tone)} />
                {words.count(
                  label,
                  minutes.reduce((sum, one) => sum + one[kind], 0),
                )}
              </li>
            ))}
          </ul>
        }
      />
      <CardBody>
        <div
          aria-hidden
          className="grid h-30 items-end gap-[3px] border-b border-line-strong"
          style={{ gridTemplateColumns: `repeat(${minutes.length}, minmax(0, 1fr))` }}
        >
          {minutes.map((minute, nth) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a minute is its number
              key={nth}
              title={words.tip(timeOf(nth), sumOf(minute))}
              className="flex flex-col-reverse overflow-hidden rounded-t-[2px]"
              style={{ height: `${(100 * sumOf(minute)) / most}%` }}
            >
              {KINDS.map(({ kind, tone }) => (
                <span key={kind} className={tone} style={{ flex: minute[kind] }} />
              ))}
            </span>
          ))}
        </div>
        <p aria-hidden className="figures flex justify-between pt-1 text-caption text-ink-soft">
          <span>{timeOf(0)}</span>
          <span>{timeOf(minutes.length)}</span>
        </p>
        <MinutesTable minutes={minutes} timeOf={timeOf} />
      </CardBody>
    </Card>
  )
}

const MinutesTable = ({ minutes, timeOf }: Pick<Props, 'minutes'> & { timeOf: (nth: number) => string }) => (
  <div className="sr-only">
    <table>
      <caption>{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.minute}</th>
          {KINDS.map(({ kind, label }) => (
            <th key={kind} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {minutes.map((minute, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a minute is its number
          <tr key={nth}>
            <th scope="row">{timeOf(nth)}</th>
            {KINDS.map(({ kind }) => (
              <td key={kind}>{minute[kind]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
