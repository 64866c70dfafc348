import type { StatementOwner } from '@gida/contract/domains/settlements/statement'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatNaira, monthName } from '../../../platform/screens/format.ts'
import { MonthsCard } from '../../../platform/screens/MonthsCard.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { ownerYearQuery } from '../queries.ts'
import { useStatementWords } from '../use-statement-words.ts'
import { MoneyCells } from './MoneyCells.tsx'

/** The year of the selected month: a chart that links to each month, and its table. */
export function YearOfOwner({ owner, month }: { owner: StatementOwner; month: string }) {
  const words = useStatementWords()
  const { estate_id, landlord_id } = owner
  const year = Number(month.slice(0, 4))
  const { data } = useQuery(ownerYearQuery({ estate_id, landlord_id }, year))
  if (!data || data.months.length === 0) return null
  const hasOther = data.months.some(({ other }) => other !== 0)
  const link = (of: string) => (
    <Link to="/dashboard/payments/statements" search={{ estate: estate_id, owner: landlord_id, month: of }} />
  )
  return (
    <MonthsCard
      id="year"
      title={words.chart(data.year)}
      gotLabel={words.paidOutKey}
      gotTone="spent"
      expectedLabel={words.received}
      periodLabel={words.period}
      openText={words.openMonth}
      months={data.months.map(({ month: of, paid_out, received }) => ({
        month: of,
        got: -paid_out,
        expected: received,
        link: link(of),
      }))}
    >
      <SimpleTable
        caption={words.table(data.year)}
        heads={[
          { label: words.month },
          { label: words.received, end: true },
          { label: words.commission, end: true },
          ...(hasOther ? [{ label: words.other, end: true }] : []),
          { label: words.paidOut, end: true },
          { label: words.balance, end: true },
        ]}
        cards={data.months.map((one) => (
          <Row
            key={one.month}
            title={monthName(one.month)}
            value={<Money kobo={one.received} />}
            valueNote={words.named(words.paidOut, formatNaira(-one.paid_out))}
          />
        ))}
      >
        {data.months.map((one) => (
          <tr key={one.month}>
            <td>{monthName(one.month)}</td>
            <MoneyCells
              of={[one.received, one.commission, ...(hasOther ? [one.other] : []), one.paid_out, one.closing]}
            />
          </tr>
        ))}
      </SimpleTable>
    </MonthsCard>
  )
}
