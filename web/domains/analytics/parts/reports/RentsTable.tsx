import type { EstateAnalytics } from '@gida/contract/domains/analytics/estate-figures'
import { figures } from '#words/figures'
import { formatNaira } from '../../../../platform/screens/format.ts'
import { Money } from '../../../../ui/display/Money.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { SimpleTable } from '../../../../ui/table/SimpleTable.tsx'
import { FigureCard } from './FigureCard.tsx'

const words = figures.overview
const HEADS = [
  { label: words.rentHeads.bedrooms },
  { label: words.rentHeads.units, end: true },
  { label: words.rentHeads.average, end: true },
  { label: words.rentHeads.range, end: true },
]
const short = (kobo: number) => formatNaira(kobo - (kobo % 100), 'short')

export const sayBedrooms = (bedrooms: number | null) =>
  bedrooms === null ? figures.unknownBedrooms : figures.bedrooms(bedrooms)

/** Yearly rent by number of bedrooms. */
export function RentsTable({ rents }: { rents: EstateAnalytics['rent_by_bedrooms'] }) {
  return (
    <FigureCard title={words.rents} plain note={words.rentsNote}>
      <SimpleTable
        caption={words.rents}
        heads={HEADS}
        cards={rents.map(({ bedrooms, units, average, lowest, highest }) => (
          <Row
            key={bedrooms ?? 'none'}
            title={sayBedrooms(bedrooms)}
            note={figures.units(units)}
            value={short(average)}
            valueNote={words.range(short(lowest), short(highest))}
          />
        ))}
      >
        {rents.map(({ bedrooms, units, average, lowest, highest }) => (
          <tr key={bedrooms ?? 'none'}>
            <td>{sayBedrooms(bedrooms)}</td>
            <td className="figures text-end">{units}</td>
            <td className="text-end">
              <Money kobo={average - (average % 100)} kind="short" />
            </td>
            <td className="figures text-end whitespace-nowrap text-ink-soft">
              {words.range(short(lowest), short(highest))}
            </td>
          </tr>
        ))}
      </SimpleTable>
    </FigureCard>
  )
}
