import type { FundStatement } from '@gida/contract/domains/books/fund'
import { serviceCharge as words } from '#words/service-charge'
import { MonthsCard } from '../../../platform/screens/MonthsCard.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { ServiceCharges } from './ServiceCharges.tsx'

/** Received and spent, by month and by category. */
export function FundYear({ fund }: { fund: FundStatement }) {
  const { opening, received, spent, balance, months, can } = fund
  const isAdvanced = balance < 0
  return (
    <>
      <StatBand>
        <Stat label={words.opening} figure={<Money kobo={opening} kind="short" />} alone="ledger" />
        <Stat
          label={words.received}
          figure={<Money kobo={received} kind="short" />}
          tone="in"
          alone="rows-below"
        />
        <Stat label={words.spent} figure={<Money kobo={spent} kind="short" />} alone="rows-below" />
        <Stat
          label={isAdvanced ? words.advanced : words.balance}
          figure={<Money kobo={Math.abs(balance)} kind="short" />}
          note={isAdvanced ? words.advancedNote : undefined}
          tone={isAdvanced ? 'late' : undefined}
          alone="ledger"
        />
      </StatBand>
      <MainGrid aside={<ByCategory fund={fund} />}>
        <MonthsCard
          id="months"
          title={words.byMonth}
          gotLabel={words.spent}
          gotTone="spent"
          expectedLabel={words.received}
          periodLabel={words.month}
          months={months.map(({ month, spent: got, received: expected }) => ({ month, got, expected }))}
        />
        {can.bill && <ServiceCharges estateId={fund.estate_id} />}
      </MainGrid>
    </>
  )
}

function ByCategory({ fund: { categories } }: { fund: FundStatement }) {
  const heads = [
    { label: words.category },
    { label: words.count, end: true },
    { label: words.amount, end: true },
  ]
  return (
    <Card aria-labelledby="categories">
      <CardHead title={words.byCategory} id="categories" />
      {categories.length === 0 ? (
        <CardBody className="text-ink-soft">{words.nothingSpent}</CardBody>
      ) : (
        <SimpleTable
          caption={words.byCategory}
          heads={heads}
          cards={categories.map(({ category, count, amount }) => (
            <Row
              key={category}
              title={words.categories[category]}
              note={words.counted(count)}
              value={<Money kobo={amount} />}
            />
          ))}
        >
          {categories.map(({ category, count, amount }) => (
            <tr key={category}>
              <td>{words.categories[category]}</td>
              <td className="text-end">{count}</td>
              <td className="text-end">
                <Money kobo={amount} />
              </td>
            </tr>
          ))}
        </SimpleTable>
      )}
    </Card>
  )
}
