import type { ReactElement } from 'react'
import { upkeepFigures as words } from '#words/upkeep-figures'
import { MaybeLink } from '../../../ui/action/MaybeLink.tsx'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'

type Sum = { id: string; name: string; cost: number; bills: number; link?: ReactElement | undefined }
type Props = { title: string; head: string; note?: string; rows: readonly Sum[] }

/** Costs compared: bar, number of bills, and sum. */
export function CostTable({ title, head, note, rows }: Props) {
  const most = Math.max(0, ...rows.map(({ cost }) => cost))
  return (
    <Card>
      <CardHead title={title} end={note && <span className="text-small text-ink-soft">{note}</span>} wraps />
      <SimpleTable
        caption={title}
        heads={[
          { label: head },
          { label: words.share },
          { label: words.bills, end: true },
          { label: words.cost, end: true },
        ]}
        cards={rows.map(({ id, name, cost, bills, link }) => (
          <Row
            key={id}
            title={name}
            note={
              <>
                {words.count(bills)}
                <Meter value={cost} of={most} tone="act" className="mt-1" />
              </>
            }
            value={<Money kobo={cost} />}
            {...(link && { link })}
          />
        ))}
      >
        {rows.map(({ id, name, cost, bills, link }) => (
          <tr key={id}>
            <th scope="row" className="text-start font-normal">
              <MaybeLink as="span" link={link} className="inline-flex min-h-8 items-center font-semibold">
                {name}
              </MaybeLink>
            </th>
            <td className="w-2/5">
              <Meter value={cost} of={most} tone="act" />
            </td>
            <td className="figures text-end">{bills}</td>
            <td className="text-end">
              <Money kobo={cost} />
            </td>
          </tr>
        ))}
      </SimpleTable>
    </Card>
  )
}
