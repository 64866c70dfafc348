import type { MarketComparison } from '@gida/contract/domains/analytics/market'
import { useQuery } from '@tanstack/react-query'
import { figures } from '#words/figures'
import { formatNaira } from '../../../../platform/screens/format.ts'
import { Money } from '../../../../ui/display/Money.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { Rows } from '../../../../ui/display/Rows.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { inPercent } from '../../figures.ts'
import { marketComparisonQuery } from '../../queries.ts'
import { FigureCard } from './FigureCard.tsx'
import { sayBedrooms } from './RentsTable.tsx'
import { TabFrame } from './TabFrame.tsx'

const words = figures.market
const short = (kobo: number) => formatNaira(kobo - (kobo % 100), 'short')
type Kind = MarketComparison['rows'][number]

/** The estate's rents compared with similar units nearby. */
export function MarketTab({ id }: { id: string }) {
  return (
    <TabFrame answer={useQuery(marketComparisonQuery(id))}>
      {({ lga, rows }) => (
        <FigureCard title={words.title(lga)} plain note={words.note}>
          {rows.length === 0 ? (
            <EmptyState title={words.none} small>
              {words.noneNote}
            </EmptyState>
          ) : (
            <Rows>
              {rows.map((row) => (
                <KindRow key={`${row.property_type} ${row.bedrooms}`} row={row} />
              ))}
            </Rows>
          )}
        </FigureCard>
      )}
    </TabFrame>
  )
}

function KindRow({ row: { property_type, bedrooms, own, others, above } }: { row: Kind }) {
  return (
    <Row
      title={words.kind(words.types[property_type], sayBedrooms(bedrooms))}
      note={
        <>
          {words.here(own.units)}
          <span className="block">
            {others
              ? words.elsewhere(
                  short(others.median),
                  short(others.lower_quartile),
                  short(others.upper_quartile),
                )
              : words.silent}
          </span>
          {others && <span className="block">{words.rests(others.units, others.estates)}</span>}
        </>
      }
      value={<Money kobo={own.median - (own.median % 100)} kind="short" />}
      valueNote={above !== null && sayAbove(above)}
    />
  )
}

const ABOUT_LEVEL = 100
function sayAbove(above: number): string {
  if (Math.abs(above) < ABOUT_LEVEL) return words.level
  return above > 0 ? words.above(inPercent(above)) : words.below(inPercent(-above))
}
