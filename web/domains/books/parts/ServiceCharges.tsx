import { useQuery } from '@tanstack/react-query'
import { serviceCharge as words } from '#words/service-charge'
import { formatDay, formatNaira } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { serviceChargesQuery } from '../queries.ts'

const HEADS = [
  { label: words.partColumns.title },
  { label: words.partColumns.amount, end: true },
  { label: words.partColumns.collected, end: true },
  { label: words.partColumns.due },
]

/** The latest billed budgets, and how much of each was paid. */
export function ServiceCharges({ estateId }: { estateId: string }) {
  const { data } = useQuery(serviceChargesQuery(estateId))
  if (!data || data.data.length === 0) return null
  return (
    <Card aria-labelledby="billed">
      <CardHead title={words.parts} id="billed" />
      <SimpleTable
        caption={words.parts}
        heads={HEADS}
        cards={data.data.map(({ id, title, due_date, amount, collected }) => (
          <Row
            key={id}
            title={title}
            note={words.dueOn(formatDay(due_date))}
            value={<Money kobo={collected} />}
            valueNote={words.collectedOf(formatNaira(amount, 'short'))}
          />
        ))}
      >
        {data.data.map((billed) => (
          <tr key={billed.id}>
            <td>
              <span className="block font-semibold">{billed.title}</span>
              <span className="block text-small text-ink-soft">
                {words.perUnit(billed.units, formatNaira(billed.smallest_part))}
              </span>
            </td>
            <td className="text-end">
              <Money kobo={billed.amount} />
            </td>
            <td className="text-end">
              <Money kobo={billed.collected} />
            </td>
            <td className="whitespace-nowrap">{formatDay(billed.due_date)}</td>
          </tr>
        ))}
      </SimpleTable>
    </Card>
  )
}
