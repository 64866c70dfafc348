import type { StatementOwner } from '@gida/contract/domains/settlements/statement'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { monthName, today } from '../../../platform/format.ts'
import { BarsChart } from '../../../ui/chart/BarsChart.tsx'
import { ChartLegend } from '../../../ui/chart/ChartLegend.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { ownerYearQuery } from '../queries.ts'
import { useStatementWords } from '../use-statement-words.ts'
import { MoneyCells } from './MoneyCells.tsx'

/** The year of the month that is shown: a chart to find a month by, and its table. */
export function YearOfOwner({ owner, month }: { owner: StatementOwner; month: string }) {
  const words = useStatementWords()
  const { estate_id, landlord_id } = owner
  const year = Number(month.slice(0, 4))
  const { data } = useQuery(ownerYearQuery({ estate_id, landlord_id }, year))
  if (!data || data.months.length === 0) return null
  const link = (of: string) => (
    <Link to="/dashboard/payments/statements" search={{ estate: estate_id, owner: landlord_id, month: of }} />
  )
  return (
    <Card aria-labelledby="year">
      <CardHead
        title={words.chart(data.year)}
        id="year"
        wraps
        end={
          <ChartLegend
            items={[
              { label: words.paidOutKey, tone: 'in' },
              { label: words.received, tone: 'expected' },
            ]}
          />
        }
      />
      <CardBody>
        <BarsChart
          caption={words.chart(data.year)}
          gotLabel={words.paidOutKey}
          expectedLabel={words.received}
          periodLabel={words.period}
          openText={words.openMonth}
          data={data.months.map((one) => ({
            id: one.month,
            label: monthName(one.month),
            title: `${monthName(one.month)} ${data.year}`,
            got: Math.max(0, -one.paid_out),
            expected: Math.max(0, one.received),
            running: one.month === today().slice(0, 7),
            link: link(one.month),
          }))}
        />
      </CardBody>
      <SimpleTable
        caption={words.table(data.year)}
        heads={[
          { label: words.month },
          { label: words.received, end: true },
          { label: words.commission, end: true },
          { label: words.paidOut, end: true },
          { label: words.balance, end: true },
        ]}
      >
        {data.months.map((one) => (
          <tr key={one.month}>
            <td>{monthName(one.month)}</td>
            <MoneyCells of={[one.received, one.commission, one.paid_out, one.closing]} />
          </tr>
        ))}
      </SimpleTable>
    </Card>
  )
}
