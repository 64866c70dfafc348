import type { EstateAnalytics } from '@gida/contract/domains/analytics/estate-figures'
import { Link } from '@tanstack/react-router'
import { figures } from '#words/figures'
import { formatNaira } from '../../../../platform/screens/format.ts'
import { Money } from '../../../../ui/display/Money.tsx'
import { Stat } from '../../../../ui/display/Stat.tsx'
import { StatBand } from '../../../../ui/display/StatBand.tsx'
import { inPercent, paidBetween } from '../../figures.ts'

const words = figures.overview
const short = (kobo: number) => formatNaira(kobo, 'short')

/** The four key figures of an estate, each linking to its rows. */
export function OverviewBand({ analytics }: { analytics: EstateAnalytics }) {
  const { collected, expected, collection_rate, debt, ageing, occupancy, days_to_pay } = analytics
  const { months, today, estate_id } = analytics
  const first = `${months[0]?.month ?? today.slice(0, 7)}-01`
  return (
    <StatBand>
      <Stat
        label={words.collected}
        figure={<Money kobo={collected} kind="short" />}
        tone="in"
        note={
          collection_rate === null
            ? words.nothingExpected
            : words.collectedNote(inPercent(collection_rate), short(expected))
        }
        link={<Link to="/dashboard/payments" search={{ ...paidBetween(first, today), estate_id }} />}
      />
      <Stat
        label={words.late}
        figure={<Money kobo={debt.arrears} kind="short" />}
        tone={debt.arrears > 0 ? 'late' : undefined}
        note={ageing.tenants > 0 ? words.lateNote(ageing.tenants) : words.nobodyLate}
        link={<Link to="/dashboard/payments/overdue" search={{ estate_id }} />}
      />
      <Stat
        label={words.occupancy}
        figure={occupancy.rate === null ? figures.none : inPercent(occupancy.rate)}
        note={words.occupancyNote(occupancy.occupied, occupancy.units)}
        link={
          <Link
            to="/dashboard/estates/$id/units"
            params={{ id: estate_id }}
            search={{ status: 'OCCUPIED' }}
          />
        }
      />
      <Stat
        label={words.daysToPay}
        figure={sayDaysToPay(days_to_pay.average)}
        note={
          days_to_pay.payments === 0
            ? words.nothingPaid
            : words.daysToPayNote(days_to_pay.payments, days_to_pay.average === 0)
        }
        alone="rate"
      />
    </StatBand>
  )
}

function sayDaysToPay(average: number | null): string {
  if (average === null) return figures.none
  if (average === 0) return words.onTheDay
  return average > 0 ? words.daysLate(average) : words.daysEarly(-average)
}
