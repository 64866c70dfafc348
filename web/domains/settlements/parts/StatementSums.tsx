import type { OwnerStatement } from '@gida/contract/domains/settlements/statement'
import { formatNaira, formatPeriod } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { useStatementWords } from '../use-statement-words.ts'
import { MoneyCells } from './MoneyCells.tsx'

/** Opening to closing balance in five sums, where the money is, and income by property. */
export function StatementSums({ statement }: { statement: OwnerStatement }) {
  const { totals } = statement
  const words = useStatementWords()
  return (
    <>
      {!statement.is_closed && <Banner tone="info">{words.running}</Banner>}
      <div className="grid gap-4 md:gap-5 lg:grid-cols-2">
        <SumsCard
          id="sums"
          title={formatPeriod(statement.from, statement.to)}
          lines={[
            { label: words.opening, kobo: statement.opening, strong: true },
            { label: words.received, kobo: totals.received },
            { label: words.commission, kobo: totals.commission },
            ...ifAny({ label: words.takenBack, kobo: totals.taken_back }),
            ...ifAny({ label: words.other, kobo: totals.other }),
            { label: words.paidOut, kobo: totals.paid_out },
            { label: words.closing, kobo: statement.closing, sum: true },
          ]}
        />
        <SumsCard
          id="where"
          title={words.where}
          lines={[
            { label: words.withProvider, kobo: statement.closing_with_provider },
            { label: words.withUs, kobo: statement.closing_with_us },
            { label: words.closing, kobo: statement.closing, sum: true },
          ]}
        />
      </div>
      {statement.by_property.length > 1 && <ByProperty statement={statement} />}
    </>
  )
}

type Line = { label: string; kobo: number; strong?: boolean; sum?: boolean }
const ifAny = (line: Line) => (line.kobo === 0 ? [] : [line])

const SumsCard = ({ id, title, lines }: { id: string; title: string; lines: readonly Line[] }) => (
  <Card aria-labelledby={id}>
    <CardHead title={title} id={id} wraps />
    <CardBody>
      <DescriptionList>
        {lines.map(({ kobo, ...about }) => (
          <DescriptionItem key={about.label} {...about}>
            <Money kobo={kobo} />
          </DescriptionItem>
        ))}
      </DescriptionList>
    </CardBody>
  </Card>
)

function ByProperty({ statement }: { statement: OwnerStatement }) {
  const words = useStatementWords()
  const hasBack = statement.by_property.some(({ taken_back }) => taken_back !== 0)
  return (
    <Card aria-labelledby="by-property">
      <CardHead title={words.byProperty} id="by-property" />
      <SimpleTable
        caption={words.byProperty}
        heads={[
          { label: words.property },
          { label: words.received, end: true },
          { label: words.commission, end: true },
          ...(hasBack ? [{ label: words.takenBack, end: true }] : []),
          { label: words.net, end: true },
        ]}
        cards={statement.by_property.map((one) => (
          <Row
            key={one.property_id}
            title={one.name}
            value={<Money kobo={one.net} />}
            valueNote={words.named(words.received, formatNaira(one.received))}
          />
        ))}
      >
        {statement.by_property.map((one) => (
          <tr key={one.property_id}>
            <td>{one.name}</td>
            <MoneyCells of={[one.received, one.commission, ...(hasBack ? [one.taken_back] : []), one.net]} />
          </tr>
        ))}
      </SimpleTable>
    </Card>
  )
}
