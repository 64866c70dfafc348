import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import type { Day } from '@gida/contract/shared/dates'
import { Link } from '@tanstack/react-router'
import { analytics } from '#words/analytics'
import { formatNaira } from '../../../platform/screens/format.ts'
import { MonthsCard } from '../../../platform/screens/MonthsCard.tsx'
import { paidBetween, paidInMonth, percentOf } from '../figures.ts'

const words = analytics.months
type Props = {
  months: CollectorDashboard['months']
  today: Day
  /** Limits the chart to one estate. */
  estate_id?: string
}

export function CollectionsByMonth({ months, today, estate_id }: Props) {
  const of = estate_id ? { estate_id } : {}
  const collected = months.reduce((sum, month) => sum + month.collected, 0)
  const expected = months.reduce((sum, month) => sum + month.expected, 0)
  const first = months[0]?.month
  const amount = formatNaira(collected, 'short')
  const said =
    expected > 0
      ? words.sum(amount, months.length, percentOf(collected, expected))
      : words.sumOnly(amount, months.length)
  return (
    <MonthsCard
      id="by-month"
      title={words.title}
      gotLabel={words.received}
      expectedLabel={words.expected}
      periodLabel={words.period}
      openText={words.see}
      tall
      months={months.map(({ month, collected: got, expected: wanted }) => ({
        month,
        got,
        expected: wanted,
        link:
          got > 0 ? (
            <Link to="/dashboard/payments" search={{ ...paidInMonth(month, today), ...of }} />
          ) : undefined,
      }))}
      note={
        <p className="mt-4 text-small text-ink-soft">
          <span className="figures font-semibold text-ink">{amount}</span>
          {said.replace(amount, '')}{' '}
          {first && (
            <Link
              to="/dashboard/payments"
              search={{ ...paidBetween(`${first}-01`, today), ...of }}
              className="-my-3 inline-flex min-h-11 items-center"
            >
              {words.see}
            </Link>
          )}
        </p>
      }
    />
  )
}
