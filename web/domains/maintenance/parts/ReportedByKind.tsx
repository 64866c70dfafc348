import { Link } from '@tanstack/react-router'
import { maintenance } from '#words/maintenance'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import type { PartOfFigures } from './part-of-figures.ts'
import { RequestsLink } from './RequestsLink.tsx'

const words = maintenance.byKind

/** The most reported categories, and how many were reopened. */
export function ReportedByKind({ figures: { by_category }, searchOf }: PartOfFigures) {
  const rows = [...by_category].sort((a, b) => b.requests - a.requests)
  const most = Math.max(...rows.map(({ requests }) => requests))
  return (
    <Card>
      <CardHead title={words.title} />
      <SimpleTable
        caption={words.title}
        heads={[
          { label: words.kind },
          { label: words.share },
          { label: words.requests, end: true },
          { label: words.reopened, end: true },
        ]}
        cards={rows.map(({ category, requests, reopened }) => (
          <Row
            key={category}
            title={maintenance.categories[category]}
            note={
              <>
                {words.openedAgain(reopened)}
                <Meter value={requests} of={most} className="mt-1" />
              </>
            }
            value={requests}
            link={<Link to="/dashboard/maintenance" search={searchOf({ category })} />}
          />
        ))}
      >
        {rows.map(({ category, requests, reopened }) => (
          <tr key={category}>
            <th scope="row" className="text-start font-normal">
              {maintenance.categories[category]}
            </th>
            <td className="w-2/5">
              <Meter value={requests} of={most} />
            </td>
            <td className="text-end">
              <RequestsLink of={searchOf({ category })}>{requests}</RequestsLink>
            </td>
            <td className="text-end">
              <RequestsLink of={searchOf({ category, shown: 'REOPENED' })}>{reopened}</RequestsLink>
            </td>
          </tr>
        ))}
      </SimpleTable>
    </Card>
  )
}
