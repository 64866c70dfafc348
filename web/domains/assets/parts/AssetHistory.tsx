import type { AssetDetail, AssetHistoryLine } from '@gida/contract/domains/assets/asset'
import { Link } from '@tanstack/react-router'
import { assets } from '#words/assets'
import { formatDay, lagosDay } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyRows } from '../../../ui/feedback/EmptyRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = assets.one

/** What was reported of an asset and what was done on it, the newest first. */
export const AssetHistory = ({ asset: { history } }: { asset: AssetDetail }) => (
  <Card>
    <CardHead title={words.history} />
    {history.length === 0 ? (
      <EmptyRows title={words.noHistory} />
    ) : (
      <Rows label={words.history}>
        {history.map((line) => (
          <Row
            key={line.id}
            icon={line.kind === 'REQUEST' ? 'warning' : 'wrench'}
            title={line.title}
            note={noteOf(line)}
            value={line.cost === null ? undefined : <Money kobo={line.cost} />}
            link={linkOf(line)}
          />
        ))}
      </Rows>
    )}
  </Card>
)

const noteOf = ({ kind, number, at, is_planned }: AssetHistoryLine) =>
  [
    kind === 'REQUEST' ? words.request(number) : words.order(number),
    formatDay(lagosDay(new Date(at))),
    is_planned && words.planned,
  ]
    .filter(Boolean)
    .join(' · ')

const linkOf = ({ kind, id }: AssetHistoryLine) =>
  kind === 'REQUEST' ? (
    <Link to="/dashboard/maintenance/$id" params={{ id }} />
  ) : (
    <Link to="/dashboard/maintenance/checklists/$id" params={{ id }} />
  )
