import type { Alert } from '@gida/contract/domains/alerts/alert'
import { hasRollCall, STEPS } from '@gida/contract/domains/alerts/rules'
import { alerts } from '#words/alerts'
import { formatTime } from '../../../platform/screens/format.ts'
import { Icon } from '../../../ui/action/Icon.tsx'
import { cx } from '../../../ui/cx.ts'

const words = alerts.board

/** Escalation steps for people without an answer, done and next. */
export function StepClock({ alert: { sent_at, closed_at, severity, events } }: { alert: Alert }) {
  if (!sent_at || !hasRollCall(severity)) return null
  return (
    <ol className="grid gap-1.5 text-small" aria-label={words.clock}>
      {STEPS.map(({ name, minutes }, index) => {
        const done = events.find(({ kind, step }) => kind === 'ESCALATED' && step === index + 1)
        if (!done && closed_at) return null
        return (
          <li
            key={name}
            className={cx('grid grid-cols-[44px_20px_minmax(0,1fr)] gap-2', !done && 'text-ink-soft')}
          >
            <span className="figures">{formatTime(done?.at ?? Date.parse(sent_at) + minutes * 60_000)}</span>
            <Icon name={done ? 'check' : 'clock'} size="s" />
            <span>
              {words.steps[index]}
              {done?.count ? ` · ${alerts.timeline.silent(done.count)}` : ''}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
