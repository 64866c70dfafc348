import { type ReportKey, shapeOf } from '@gida/contract/domains/reports/catalogue'
import type { CatalogueReport, ReportCell } from '@gida/contract/domains/reports/report'
import { useInfiniteQuery } from '@tanstack/react-query'
import { reportPages as words } from '#words/report-pages'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { reportQuery } from '../queries.ts'
import { sayCell } from './ReportTable.tsx'

/** Maximum number of bars. */
const BARS = 12

const sizeOf = ({ cell }: { cell: ReportCell }) => Math.abs(Number(cell ?? 0))

type Props = { report: ReportKey; asked: CatalogueReport }

/** A report as a bar chart with figures; not for one that is already grouped. */
export function ReportChart({ report, asked }: Props) {
  const { chart, columns } = shapeOf(report)
  const { columns: _, compare: __, ...narrowed } = asked
  const answer = useInfiniteQuery({
    ...reportQuery({ ...narrowed, group_by: chart }),
    enabled: chart !== undefined && !asked.group_by,
  })
  const data = answer.data?.pages[0]
  if (!chart || asked.group_by || !data || data.rows.length < 2) return null
  if (data.next) return null // of some groups alone, nobody knows which are the greatest or the latest
  const by = columns.find(({ key }) => key === chart)?.head ?? chart
  const at = data.columns.findIndex(({ type }) => type === 'money')
  const place = at < 0 ? 1 : at
  const measure = data.columns[place]
  if (!measure) return null
  const isInTime = data.columns[0]?.type === 'month'
  const bars = data.rows.map(({ cells }) => ({
    name: data.columns[0] ? sayCell(data.columns[0], cells[0] ?? null) : '',
    cell: cells[place] ?? null,
  }))
  // By time the latest, else the largest.
  const drawn = isInTime ? bars.slice(-BARS) : bars.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, BARS)
  const most = Math.max(...drawn.map(sizeOf))
  const title = words.chart(measure.head, by)
  return (
    <Card aria-label={title}>
      <CardHead title={title} />
      <CardBody>
        <ul className="grid gap-2.5">
          {drawn.map((bar, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no state, and names may be empty
            <li key={at}>
              <span className="flex justify-between gap-3">
                <span className="min-w-0">{bar.name || words.nothing}</span>
                <span className="figures">{sayCell(measure, bar.cell)}</span>
              </span>
              <Meter value={sizeOf(bar)} of={most} tone="act" className="mt-1" />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
