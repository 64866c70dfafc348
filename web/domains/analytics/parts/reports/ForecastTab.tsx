import type { EstateForecast } from '@gida/contract/domains/analytics/forecast'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { figures } from '#words/figures'
import { formatNaira, fullMonth, monthName, monthTitle } from '../../../../platform/screens/format.ts'
import { ChartLegend } from '../../../../ui/chart/ChartLegend.tsx'
import { RangeChart } from '../../../../ui/chart/RangeChart.tsx'
import { Money } from '../../../../ui/display/Money.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { Stat } from '../../../../ui/display/Stat.tsx'
import { StatBand } from '../../../../ui/display/StatBand.tsx'
import { SimpleTable } from '../../../../ui/table/SimpleTable.tsx'
import { paidInMonth } from '../../figures.ts'
import { estateForecastQuery } from '../../queries.ts'
import { FigureCard } from './FigureCard.tsx'
import { TabFrame } from './TabFrame.tsx'

const words = figures.forecast
/** Rounds to ₦1,000, since a forecast is not exact to the kobo. */
const round = (kobo: number) => Math.round(kobo / 100_000) * 100_000
const rough = (kobo: number) => formatNaira(round(kobo), 'short')
const HEADS = [
  { label: words.heads.month },
  { label: words.heads.expected, end: true },
  { label: words.heads.low, end: true },
  { label: words.heads.high, end: true },
]
const PAST_SHOWN = 6
type Props = { forecast: EstateForecast }

/** Rent forecast as a range, with its method and past accuracy. */
export function ForecastTab({ id }: { id: string }) {
  return (
    <TabFrame answer={useQuery(estateForecastQuery(id))}>
      {(forecast) => (
        <>
          <Band forecast={forecast} />
          <Chart forecast={forecast} />
          <FigureCard title={words.method}>
            <p className="max-w-[72ch]">{forecast.method}</p>
          </FigureCard>
          <Months forecast={forecast} />
        </>
      )}
    </TabFrame>
  )
}

function Band({ forecast: { months, this_month, tested, today, estate_id } }: Props) {
  const sum = (of: 'expected' | 'low' | 'high') => months.reduce((total, month) => total + month[of], 0)
  return (
    <StatBand>
      <Stat
        label={words.next}
        figure={<Money kobo={round(sum('expected'))} kind="short" />}
        note={words.range(rough(sum('low')), rough(sum('high')))}
        alone="worked-out"
      />
      <Stat
        label={words.thisMonth(fullMonth(this_month.month))}
        figure={<Money kobo={round(this_month.expected)} kind="short" />}
        note={words.thisMonthNote(rough(this_month.collected))}
        link={
          <Link
            to="/dashboard/payments"
            search={{ ...paidInMonth(this_month.month, today), transaction_type: 'RENT_PAYMENT', estate_id }}
          />
        }
      />
      <Stat
        label={words.tested}
        figure={tested ? words.testedFigure(tested.within_range, tested.months) : words.early}
        note={
          tested
            ? words.testedNote(rough(tested.mean_error), rough(tested.mean_error_of_guess))
            : words.earlyNote
        }
        alone="rate"
      />
    </StatBand>
  )
}

function Chart({ forecast: { past, this_month, months } }: Props) {
  return (
    <FigureCard
      title={words.title}
      note={words.sand}
      end={
        <ChartLegend
          items={[
            { label: words.received, tone: 'in' },
            { label: words.expected, tone: 'expected' },
          ]}
        />
      }
    >
      <RangeChart
        data={[
          ...past
            .slice(-PAST_SHOWN)
            .map(({ month, collected }) => ({ id: month, label: monthName(month), got: collected })),
          {
            id: this_month.month,
            label: monthName(this_month.month),
            got: this_month.collected,
            running: true,
            foreseen: this_month,
          },
          ...months.map((month) => ({ id: month.month, label: monthName(month.month), foreseen: month })),
        ]}
      />
    </FigureCard>
  )
}

function Months({ forecast: { months } }: Props) {
  return (
    <FigureCard title={words.table} plain>
      <SimpleTable
        caption={words.table}
        heads={HEADS}
        cards={months.map(({ month, expected, low, high }) => (
          <Row
            key={month}
            title={monthTitle(month)}
            value={rough(expected)}
            valueNote={words.range(rough(low), rough(high))}
          />
        ))}
      >
        {months.map(({ month, expected, low, high }) => (
          <tr key={month}>
            <td className="whitespace-nowrap">{monthTitle(month)}</td>
            <td className="text-end font-semibold">
              <Money kobo={round(expected)} kind="short" />
            </td>
            <td className="text-end text-ink-soft">
              <Money kobo={round(low)} kind="short" />
            </td>
            <td className="text-end text-ink-soft">
              <Money kobo={round(high)} kind="short" />
            </td>
          </tr>
        ))}
      </SimpleTable>
    </FigureCard>
  )
}
