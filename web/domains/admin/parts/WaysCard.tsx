import type { PlatformHealth } from '@gida/contract/domains/admin/health'
import { health as words } from '#words/health'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

type Way = PlatformHealth['ways'][number]

/** External services: whether they respond, the last success, and failures. */
export const WaysCard = ({ ways }: { ways: readonly Way[] }) => (
  <Card>
    <CardHead title={words.ways} />
    <Rows label={words.ways}>
      {ways.map((way) => (
        <Row key={way.way} title={words.wayNames[way.way]} note={noteOf(way)} end={<WayPill {...way} />} />
      ))}
    </Rows>
  </Card>
)

function noteOf({ way, down_since, open_until, last_success_at, failed }: Way): string {
  const why = down_since
    ? words.downSince(formatWhen(down_since))
    : open_until && words.closedUntil(formatWhen(open_until))
  const last = last_success_at && words.lastSuccess(formatWhen(last_success_at))
  return [why, last, failed > 0 && words.failedIn(way, failed)].filter(Boolean).join(' ')
}

/** A service counts as healthy only after a success; one that was never used is marked as such. */
function WayPill({ down_since, open_until, last_success_at }: Way) {
  if (down_since || open_until)
    return (
      <Pill tone="late" icon="warning">
        {down_since ? words.down : words.closed}
      </Pill>
    )
  if (!last_success_at) return <Pill tone="idle">{words.neverUsed}</Pill>
  return (
    <Pill tone="in" icon="ok">
      {words.answers}
    </Pill>
  )
}
