import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { analytics } from '#words/analytics'
import { formatDay, formatNaira, fullMonth } from '../../../platform/format.ts'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { SplitBar } from '../../../ui/chart/SplitBar.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { paidInMonth, percentOf } from '../figures.ts'

const words = analytics.stats
const AGE_TONES = ['age-1', 'age-2', 'age-3', 'age-4'] as const
const short = (kobo: number) => formatNaira(kobo, 'short')

/** The three figures people act on, each the way to its rows. */
export function MoneyBand({ dashboard }: { dashboard: CollectorDashboard }) {
  const { owed, received, late, today } = dashboard
  const until = formatDay(owed.due_soon_until).replace(/ \d{4}$/, '')
  return (
    <StatBand>
      <Stat
        label={words.owed}
        figure={<Money kobo={owed.total} kind="short" />}
        note={
          owed.late > 0
            ? words.owedNote(short(owed.late), short(owed.due_soon), until)
            : words.owedNothingLate(short(owed.due_soon), until)
        }
        bar={
          <SplitBar
            parts={[
              { weight: owed.late, tone: 'late' },
              { weight: owed.due_soon, tone: 'wait' },
            ]}
          />
        }
        link={<Link to="/dashboard/payments/charges" search={{ due_to: owed.due_soon_until }} />}
      />
      <Stat
        label={words.received(fullMonth(received.month))}
        figure={<Money kobo={received.collected} kind="short" />}
        tone="in"
        note={
          received.expected > 0
            ? words.receivedNote(percentOf(received.collected, received.expected), short(received.expected))
            : words.receivedNothing
        }
        bar={<Meter value={received.collected} of={received.expected} tone="in" />}
        link={<Link to="/dashboard/payments" search={paidInMonth(received.month, today)} />}
      />
      <Stat
        label={words.late}
        figure={<Money kobo={late.total} kind="short" />}
        tone={late.total > 0 ? 'late' : undefined}
        note={
          late.tenants > 0 ? (
            <>
              {words.lateNote(late.tenants)}
              <span className="only-desk">{words.oldest(late.oldest_days)}</span>
            </>
          ) : (
            words.nobodyLate
          )
        }
        bar={
          <SplitBar
            parts={late.by_age.map(({ amount }, index) => ({
              weight: amount,
              tone: AGE_TONES[index] ?? 'age-4',
            }))}
          />
        }
        link={<Link to="/dashboard/payments/overdue" />}
      />
    </StatBand>
  )
}
