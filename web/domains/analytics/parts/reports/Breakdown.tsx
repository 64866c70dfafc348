import type { ReactElement } from 'react'
import { figures } from '#words/figures'
import { formatNaira } from '../../../../platform/screens/format.ts'
import { MaybeLink } from '../../../../ui/action/MaybeLink.tsx'
import { Money } from '../../../../ui/display/Money.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { SimpleTable } from '../../../../ui/table/SimpleTable.tsx'
import { FigureCard } from './FigureCard.tsx'

const words = figures.overview
const HEADS = [
  { label: words.partHeads.name },
  { label: words.partHeads.let, end: true },
  { label: words.partHeads.collected, end: true },
  { label: words.partHeads.expected, end: true },
  { label: words.partHeads.late, end: true },
]

type Part = {
  id: string
  name: string
  units: number
  occupied: number
  collected: number
  expected: number
  arrears: number
  link?: ReactElement
}
type Props = { title: string; what: string; parts: readonly Part[]; others: number }

/** The same figures by property, or by landlord. */
export function Breakdown({ title, what, parts, others }: Props) {
  return (
    <FigureCard title={title} plain note={others > 0 && figures.others(others, what)}>
      <SimpleTable
        caption={title}
        heads={HEADS}
        cards={parts.map((part) => <PartCard key={part.id} part={part} />)}
      >
        {parts.map(({ id, name, units, occupied, collected, expected, arrears, link }) => (
          <tr key={id}>
            <td>
              <MaybeLink as="span" link={link} className="inline-flex min-h-8 items-center font-semibold">
                {name}
              </MaybeLink>
            </td>
            <td className="figures text-end whitespace-nowrap">{words.share(occupied, units)}</td>
            <td className="text-end">
              <Money kobo={collected} />
            </td>
            <td className="text-end">
              <Money kobo={expected} />
            </td>
            <td className="text-end">
              <Money kobo={arrears} className={arrears > 0 ? 'text-overdue' : 'text-ink-soft'} />
            </td>
          </tr>
        ))}
      </SimpleTable>
    </FigureCard>
  )
}

const PartCard = ({ part: { name, units, occupied, collected, arrears, link } }: { part: Part }) => (
  <Row
    title={name}
    note={words.letOf(occupied, units)}
    value={<Money kobo={collected} />}
    valueNote={
      arrears > 0 ? (
        <span className="text-overdue">{words.inArrears(formatNaira(arrears, 'short'))}</span>
      ) : (
        words.noArrears
      )
    }
    {...(link && { link })}
  />
)
