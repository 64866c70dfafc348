import { AGE_NAMES } from '@gida/contract/domains/maintenance/ages'
import type { RequestFigures } from '@gida/contract/domains/maintenance/request'
import { Link } from '@tanstack/react-router'
import { maintenance } from '#words/maintenance'
import { SplitBar } from '../../../ui/chart/SplitBar.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import type { RequestsSearch } from '../search.ts'
import { PriorityMark } from './PriorityMark.tsx'
import { RequestsLink } from './RequestsLink.tsx'

const words = maintenance.age
type Ages = RequestFigures['by_age'][number]
const TONES = { today: 'age-1', days_1_to_4: 'age-2', days_5_to_14: 'age-3', over_14: 'age-4' } as const

const sumOf = (row: Ages) => AGE_NAMES.reduce((sum, age) => sum + row[age], 0)

type Props = { of: RequestFigures['by_age']; estateId: string | undefined }

/** Age of open requests by priority; each figure links to its requests. */
export function AgeTable({ of, estateId }: Props) {
  const searchOf = ({ priority }: Ages): RequestsSearch => ({
    priority,
    ...(estateId && { estate_id: estateId }),
  })
  const most = Math.max(1, ...of.map(sumOf))
  return (
    <Card>
      <CardHead title={words.title} />
      <SimpleTable
        caption={words.table}
        heads={[
          { label: words.priority },
          { label: words.share },
          ...AGE_NAMES.map((age) => ({ label: words[age], end: true })),
        ]}
        cards={of.map((row) => (
          <Row
            key={row.priority}
            title={<PriorityMark priority={row.priority} />}
            note={
              <>
                {AGE_NAMES.filter((age) => row[age] > 0)
                  .map((age) => `${words[age]}: ${row[age]}`)
                  .join(' · ')}
                <AgesOf row={row} most={most} />
              </>
            }
            value={sumOf(row)}
            link={<Link to="/dashboard/maintenance" search={searchOf(row)} />}
          />
        ))}
      >
        {of.map((row) => (
          <tr key={row.priority}>
            <th scope="row" className="text-start font-normal">
              <PriorityMark priority={row.priority} />
            </th>
            <td className="w-1/4">
              <AgesOf row={row} most={most} />
            </td>
            {AGE_NAMES.map((age) => (
              <td key={age} className="text-end">
                <RequestsLink of={{ ...searchOf(row), age }}>{row[age]}</RequestsLink>
              </td>
            ))}
          </tr>
        ))}
      </SimpleTable>
    </Card>
  )
}

/** Width by count; the oldest is the darkest. */
const AgesOf = ({ row, most }: { row: Ages; most: number }) =>
  sumOf(row) > 0 && (
    <span className="mt-1 block" style={{ width: `${(sumOf(row) / most) * 100}%` }}>
      <SplitBar parts={AGE_NAMES.map((age) => ({ weight: row[age], tone: TONES[age] }))} />
    </span>
  )
