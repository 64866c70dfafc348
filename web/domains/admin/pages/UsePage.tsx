import type { PlatformUse } from '@gida/contract/domains/admin/figures'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { desk } from '#words/desk'
import { monthTitle } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { MonthBars } from '../parts/MonthBars.tsx'
import { platformUseQuery } from '../queries.ts'

const words = desk.use

/** Usage of the platform and its growth. */
export function UsePage() {
  const answer = useQuery(platformUseQuery)
  const head = (
    <PageHead crumb={<Link to="/dashboard">{desk.crumb}</Link>} title={words.title} note={words.note} />
  )
  return (
    <Loaded of={answer} head={head} loading={words.loading}>
      {(use) => (
        <>
          {head}
          <StatBand>
            <Stat label={words.estates} figure={use.estates} link={<Link to="/dashboard/estates" />} />
            <Stat
              label={words.units}
              figure={use.units}
              note={words.letUnits(use.let_units)}
              link={<Link to="/dashboard/properties" />}
            />
            <Stat label={words.people} figure={use.people} link={<Link to="/dashboard/admin/people" />} />
            <Stat
              label={words.payments}
              figure={use.payments}
              link={<Link to="/dashboard/payments" search={{ status: 'COMPLETED' }} />}
            />
          </StatBand>
          <Card className="mt-4">
            <MonthBars
              title={words.chart}
              amountLabel={words.collected}
              monthLabel={words.month}
              months={use.by_month.map(({ month, collected }) => ({ month, amount: collected }))}
            />
            <GrowthTable months={[...use.by_month].reverse()} />
          </Card>
        </>
      )}
    </Loaded>
  )
}

type Months = { months: PlatformUse['by_month'] }

const GrowthTable = ({ months }: Months) => (
  <SimpleTable
    caption={words.table}
    heads={[
      { label: words.month },
      ...[words.newEstates, words.newPeople, words.payments, words.collected].map((label) => ({
        label,
        end: true,
      })),
    ]}
    cards={months.map(({ month, estates, people, payments, collected }) => (
      <Row
        key={month}
        title={monthTitle(month)}
        note={words.growth(estates, people)}
        value={<Money kobo={collected} />}
        valueNote={words.paymentsOf(payments)}
      />
    ))}
  >
    {months.map(({ month, estates, people, payments, collected }) => (
      <tr key={month}>
        <td>{monthTitle(month)}</td>
        <td className="text-end">{estates}</td>
        <td className="text-end">{people}</td>
        <td className="text-end">{payments}</td>
        <td className="text-end">
          <Money kobo={collected} />
        </td>
      </tr>
    ))}
  </SimpleTable>
)
