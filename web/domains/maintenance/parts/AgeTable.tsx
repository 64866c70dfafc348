import type { RequestFigures } from '@gida/contract/domains/maintenance/request'
import { maintenance } from '#words/maintenance'
import { Row } from '../../../ui/display/Row.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { PriorityMark } from './PriorityMark.tsx'

const words = maintenance.age
const AGES = ['today', 'days_1_to_4', 'days_5_to_14', 'over_14'] as const

/** How long open requests have stood, by how pressing they are. */
export function AgeTable({ of }: { of: RequestFigures['by_age'] }) {
  return (
    <Card>
      <CardHead title={words.title} />
      <SimpleTable
        caption={words.table}
        heads={[{ label: words.priority }, ...AGES.map((age) => ({ label: words[age], end: true }))]}
        cards={of.map((row) => (
          <Row
            key={row.priority}
            title={<PriorityMark priority={row.priority} />}
            note={AGES.filter((age) => row[age] > 0)
              .map((age) => `${words[age]}: ${row[age]}`)
              .join(' · ')}
            value={AGES.reduce((sum, age) => sum + row[age], 0)}
          />
        ))}
      >
        {of.map((row) => (
          <tr key={row.priority}>
            <th scope="row" className="text-start font-normal">
              <PriorityMark priority={row.priority} />
            </th>
            {AGES.map((age) => (
              <td key={age} className="figures text-end">
                {row[age]}
              </td>
            ))}
          </tr>
        ))}
      </SimpleTable>
    </Card>
  )
}
