import { TARGETS } from '@gida/contract/domains/maintenance/clocks'
import type { RequestFigures } from '@gida/contract/domains/maintenance/request'
import { Link } from '@tanstack/react-router'
import { maintenance } from '#words/maintenance'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { spanOf } from '../clock-words.ts'
import { PriorityMark } from './PriorityMark.tsx'
import type { PartOfFigures } from './part-of-figures.ts'
import { RequestsLink } from './RequestsLink.tsx'

const words = maintenance.times
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
type Times = RequestFigures['by_priority'][number]

/** Response and repair times since a day, compared with the target of each priority. */
export function ResponseTimes({ figures: { by_priority }, searchOf }: PartOfFigures) {
  return (
    <Card>
      <CardHead
        title={words.title}
        end={<span className="text-small text-ink-soft">{words.note}</span>}
        wraps
      />
      {by_priority.length === 0 ? (
        <CardBody className="text-ink-soft">{words.none}</CardBody>
      ) : (
        <TimesTable times={by_priority} searchOf={searchOf} />
      )}
    </Card>
  )
}

type TableProps = Pick<PartOfFigures, 'searchOf'> & { times: readonly Times[] }

const TimesTable = ({ times, searchOf }: TableProps) => (
  <SimpleTable
    caption={words.title}
    heads={[
      { label: maintenance.columns.priority },
      { label: words.requests, end: true },
      { label: words.answer },
      { label: words.inTime },
      { label: words.fix },
      { label: words.inTime },
    ]}
    cards={times.map((row) => (
      <Row
        key={row.priority}
        title={<PriorityMark priority={row.priority} />}
        note={
          <>
            <span className="block">{words.said(words.answer, answerOf(row), row.answered_in_time)}</span>
            <span className="block">{words.said(words.fix, fixOf(row), row.fixed_in_time)}</span>
          </>
        }
        value={words.count(row.requests)}
        link={<Link to="/dashboard/maintenance" search={searchOf({ priority: row.priority })} />}
      />
    ))}
  >
    {times.map((row) => (
      <tr key={row.priority}>
        <th scope="row" className="text-start font-normal">
          <PriorityMark priority={row.priority} />
        </th>
        <td className="text-end">
          <RequestsLink of={searchOf({ priority: row.priority })}>{row.requests}</RequestsLink>
        </td>
        <td>{answerOf(row)}</td>
        <td>
          <InTime of={row.answered_in_time} />
        </td>
        <td>{fixOf(row)}</td>
        <td>
          <InTime of={row.fixed_in_time} />
        </td>
      </tr>
    ))}
  </SimpleTable>
)

const InTime = ({ of }: { of: number | null }) => (
  <span className="grid min-w-16 gap-1">
    <span className="figures">{shareOf(of)}</span>
    {of !== null && <Meter value={of} of={100} tone={of < 80 ? 'act' : 'in'} />}
  </span>
)

const shareOf = (of: number | null) => (of === null ? words.notYet : words.percent(of))

function answerOf({ priority, answer_minutes }: Times): string {
  const { answer } = TARGETS[priority]
  const target = 'hours' in answer ? spanOf(answer.hours * HOUR_MS) : words.workingDays(answer.working_days)
  return words.against(answer_minutes === null ? words.longer : spanOf(answer_minutes * MINUTE_MS), target)
}

const fixOf = ({ priority, fix_hours }: Times): string =>
  words.against(
    fix_hours === null ? words.longer : spanOf(fix_hours * HOUR_MS),
    spanOf(TARGETS[priority].fix_hours * HOUR_MS),
  )
