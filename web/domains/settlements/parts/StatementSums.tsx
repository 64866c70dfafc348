import type { OwnerStatement } from '@gida/contract/domains/settlements/statement'
import { formatPeriod } from '../../../platform/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { useStatementWords } from '../use-statement-words.ts'
import { MoneyCells } from './MoneyCells.tsx'

/** From the opening to the closing in five sums, where that lies, and what each property brought. */
export function StatementSums({ statement }: { statement: OwnerStatement }) {
  const { totals } = statement
  const words = useStatementWords()
  return (
    <>
      {!statement.is_closed && <Banner tone="info">{words.running}</Banner>}
      <div className="grid gap-4 md:gap-5 lg:grid-cols-2">
        <Card aria-labelledby="sums">
          <CardHead title={formatPeriod(statement.from, statement.to)} id="sums" />
          <CardBody>
            <DescriptionList>
              <DescriptionItem label={words.opening} strong>
                <Money kobo={statement.opening} />
              </DescriptionItem>
              <DescriptionItem label={words.received}>
                <Money kobo={totals.received} />
              </DescriptionItem>
              <DescriptionItem label={words.commission}>
                <Money kobo={totals.commission} />
              </DescriptionItem>
              {totals.taken_back !== 0 && (
                <DescriptionItem label={words.takenBack}>
                  <Money kobo={totals.taken_back} />
                </DescriptionItem>
              )}
              {totals.other !== 0 && (
                <DescriptionItem label={words.other}>
                  <Money kobo={totals.other} />
                </DescriptionItem>
              )}
              <DescriptionItem label={words.paidOut}>
                <Money kobo={totals.paid_out} />
              </DescriptionItem>
              <DescriptionItem label={words.closing} sum>
                <Money kobo={statement.closing} />
              </DescriptionItem>
            </DescriptionList>
          </CardBody>
        </Card>
        <Card aria-labelledby="where">
          <CardHead title={words.where} id="where" wraps />
          <CardBody>
            <DescriptionList>
              <DescriptionItem label={words.withProvider}>
                <Money kobo={statement.closing_with_provider} />
              </DescriptionItem>
              <DescriptionItem label={words.withUs}>
                <Money kobo={statement.closing_with_us} />
              </DescriptionItem>
              <DescriptionItem label={words.closing} sum>
                <Money kobo={statement.closing} />
              </DescriptionItem>
            </DescriptionList>
          </CardBody>
        </Card>
      </div>
      {statement.by_property.length > 1 && <ByProperty statement={statement} />}
    </>
  )
}

function ByProperty({ statement }: { statement: OwnerStatement }) {
  const words = useStatementWords()
  return (
    <Card aria-labelledby="by-property">
      <CardHead title={words.byProperty} id="by-property" />
      <SimpleTable
        caption={words.byProperty}
        heads={[
          { label: words.property },
          { label: words.received, end: true },
          { label: words.commission, end: true },
          { label: words.net, end: true },
        ]}
      >
        {statement.by_property.map((one) => (
          <tr key={one.property_id}>
            <td>{one.name}</td>
            <MoneyCells of={[one.received, one.commission, one.net]} />
          </tr>
        ))}
      </SimpleTable>
    </Card>
  )
}
