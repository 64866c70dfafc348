import type { PlatformHealth } from '@gida/contract/domains/admin/health'
import { health as words } from '#words/health'
import { formatBytes, formatSeconds } from '../../../platform/screens/format.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

/** From this replication lag on a standby is late; less is normal. */
const LATE_SECONDS = 30

/** Replication lag of the standbys; renders nothing if there are none. */
export const StandbysCard = ({ standbys }: Pick<PlatformHealth, 'standbys'>) =>
  standbys.length > 0 && (
    <Card>
      <CardHead title={words.standbys} />
      <Rows label={words.standbys}>
        {standbys.map(({ name, bytes, seconds }) => (
          <Row
            key={name}
            title={name}
            note={
              bytes > 0 ? words.standbyLacks(formatBytes(bytes), formatSeconds(seconds)) : words.standbyHasAll
            }
            end={<StandbyPill isLate={seconds > LATE_SECONDS} />}
          />
        ))}
      </Rows>
    </Card>
  )

const StandbyPill = ({ isLate }: { isLate: boolean }) =>
  isLate ? (
    <Pill tone="late" icon="warning">
      {words.standbyLate}
    </Pill>
  ) : (
    <Pill tone="in" icon="ok">
      {words.standbyFollows}
    </Pill>
  )
