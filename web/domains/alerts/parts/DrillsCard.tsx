import { EARLY_MINUTES } from '@gida/contract/domains/alerts/rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { alerts } from '#words/alerts'
import { formatDay, lagosDay } from '../../../platform/screens/format.ts'
import { MaybeLink } from '../../../ui/action/MaybeLink.tsx'
import { BarsChart } from '../../../ui/chart/BarsChart.tsx'
import { ChartLegend } from '../../../ui/chart/ChartLegend.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { drillsQuery } from '../queries.ts'
import { sayDuration } from './seconds.ts'

const words = alerts.drills
const EARLY = words.early(EARLY_MINUTES)
const HEADS = [
  { label: words.drill },
  { label: words.people, end: true },
  { label: EARLY, end: true },
  { label: words.half, end: true },
  { label: words.all, end: true },
]
const PERCENTS = { values: [50, 100], top: 111 }

/** The results of an estate's drills, compared. Renders nothing before the first. */
export function DrillsCard({ estateId }: { estateId: string }) {
  const { data } = useQuery(drillsQuery(estateId))
  const drills = data?.data ?? []
  if (drills.length === 0) return null
  const shown = drills.map((drill) => ({
    ...drill,
    day: formatDay(lagosDay(new Date(drill.sent_at))),
    link: <Link to="/dashboard/alerts/$id" params={{ id: drill.alert_id }} />,
  }))
  const newestFirst = [...shown].reverse()
  return (
    <Card aria-labelledby="drills">
      <CardHead
        title={words.title}
        id="drills"
        wraps
        end={
          <ChartLegend
            items={[
              { label: EARLY, tone: 'spent' },
              { label: words.known, tone: 'expected' },
            ]}
          />
        }
      />
      <CardBody>
        <BarsChart
          caption={words.title}
          gotLabel={EARLY}
          gotTone="spent"
          expectedLabel={words.known}
          periodLabel={words.drill}
          openText={words.open}
          say={words.percent}
          scale={PERCENTS}
          data={shown.map(({ alert_id, day, title, early_percent, known_percent, link }) => ({
            ...{ id: alert_id, label: day.replace(/ \d{4}$/, ''), title: `${day}, ${title}` },
            ...{ got: early_percent, expected: known_percent, link },
          }))}
        />
      </CardBody>
      <SimpleTable
        caption={words.title}
        heads={HEADS}
        cards={newestFirst.map(({ alert_id, day, title, early_percent, all_seconds, link }) => (
          <Row
            key={alert_id}
            title={title}
            note={day}
            value={words.percent(early_percent)}
            valueNote={sayDuration(all_seconds)}
            link={link}
          />
        ))}
      >
        {newestFirst.map(
          ({ alert_id, day, title, people, early_percent, half_seconds, all_seconds, link }) => (
            <tr key={alert_id}>
              <td>
                <MaybeLink link={link} as="span" className="underline">
                  {day}
                </MaybeLink>{' '}
                {title}
              </td>
              <td className="figures text-end">{people}</td>
              <td className="figures text-end">{words.percent(early_percent)}</td>
              <td className="figures text-end">{sayDuration(half_seconds)}</td>
              <td className="figures text-end">{sayDuration(all_seconds)}</td>
            </tr>
          ),
        )}
      </SimpleTable>
    </Card>
  )
}
