import type { OccupancyReport } from '@gida/contract/domains/analytics/estate-figures'
import type { UnitStatus } from '@gida/contract/domains/estates/unit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { figures } from '#words/figures'
import { monthName, monthTitle } from '../../../../platform/screens/format.ts'
import { BarsChart } from '../../../../ui/chart/BarsChart.tsx'
import { OccupancyList } from '../../../../ui/chart/OccupancyList.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { Rows } from '../../../../ui/display/Rows.tsx'
import { MainGrid } from '../../../../ui/layout/MainGrid.tsx'
import { SimpleTable } from '../../../../ui/table/SimpleTable.tsx'
import { inPercent } from '../../figures.ts'
import { occupancyReportQuery } from '../../queries.ts'
import { FigureCard } from './FigureCard.tsx'
import { TabFrame } from './TabFrame.tsx'

const words = figures.occupancy
const WHOLE = 10_000
const QUARTERS = { values: [2_500, 5_000, 7_500], top: WHOLE * 1.05 }
const HEADS = [
  { label: words.heads.month },
  { label: words.heads.rate, end: true },
  { label: words.heads.days, end: true },
  { label: words.heads.lets, end: true },
  { label: words.heads.ends, end: true },
  { label: words.heads.units, end: true },
]
type Props = { report: OccupancyReport }

/** Occupancy of the estate by month and by property. */
export function OccupancyTab({ id }: { id: string }) {
  return (
    <TabFrame answer={useQuery(occupancyReportQuery(id))}>
      {(report) => (
        <>
          <MainGrid
            aside={
              <>
                <UnitsNow report={report} />
                <ByProperty report={report} />
              </>
            }
          >
            <ByMonth report={report} />
          </MainGrid>
          <Months report={report} />
        </>
      )}
    </TabFrame>
  )
}

function ByMonth({ report: { months, today } }: Props) {
  return (
    <FigureCard title={words.byMonth} note={words.note}>
      <BarsChart
        caption={words.byMonth}
        gotLabel={words.let}
        gotTone="let"
        expectedLabel={words.all}
        periodLabel={words.period}
        say={inPercent}
        scale={QUARTERS}
        tall
        data={months.map(({ month, rate }) => ({
          id: month,
          label: monthName(month),
          title: monthTitle(month),
          got: rate ?? 0,
          expected: rate === null ? 0 : WHOLE,
          running: month === today.slice(0, 7),
        }))}
      />
    </FigureCard>
  )
}

function UnitsNow({ report: { now, estate_id } }: Props) {
  const counts: [UnitStatus, number][] = [
    ['OCCUPIED', now.occupied],
    ['VACANT', now.vacant],
    ['RESERVED', now.reserved],
    ['OUT_OF_SERVICE', now.out_of_service],
  ]
  return (
    <FigureCard
      title={words.now}
      end={<span className="text-small text-ink-soft">{figures.units(now.units)}</span>}
      plain
    >
      <Rows>
        {counts.map(([status, count]) => (
          <Row
            key={status}
            strong={false}
            title={words.states[status]}
            value={count}
            link={<Link to="/dashboard/estates/$id/units" params={{ id: estate_id }} search={{ status }} />}
          />
        ))}
      </Rows>
    </FigureCard>
  )
}

function ByProperty({ report: { properties, others } }: Props) {
  return (
    <FigureCard title={words.byProperty} note={others > 0 && figures.others(others, words.properties)}>
      <OccupancyList
        items={properties.map(({ property_id, name, months }) => ({
          id: property_id,
          label: name,
          count: months.reduce((sum, { occupied_days }) => sum + occupied_days, 0),
          of: months.reduce((sum, { unit_days }) => sum + unit_days, 0),
          link: <Link to="/dashboard/properties/$id" params={{ id: property_id }} />,
        }))}
      />
    </FigureCard>
  )
}

function Months({ report }: Props) {
  const newestFirst = [...report.months].reverse()
  return (
    <FigureCard title={words.months} plain>
      <SimpleTable
        caption={words.months}
        heads={HEADS}
        cards={newestFirst.map(({ month, unit_days, occupied_days, rate, new_lets, ends }) => (
          <Row
            key={month}
            title={monthTitle(month)}
            note={words.moves(new_lets, ends)}
            value={rate === null ? figures.none : inPercent(rate)}
            valueNote={words.daysLet(occupied_days, unit_days)}
          />
        ))}
      >
        {newestFirst.map(({ month, units, unit_days, occupied_days, rate, new_lets, ends }) => (
          <tr key={month} className="figures">
            <td className="whitespace-nowrap">{monthTitle(month)}</td>
            <td className="text-end font-semibold">{rate === null ? figures.none : inPercent(rate)}</td>
            <td className="text-end whitespace-nowrap">{words.share(occupied_days, unit_days)}</td>
            <td className="text-end">{new_lets}</td>
            <td className="text-end">{ends}</td>
            <td className="text-end">{units}</td>
          </tr>
        ))}
      </SimpleTable>
    </FigureCard>
  )
}
