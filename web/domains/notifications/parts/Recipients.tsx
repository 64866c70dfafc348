import type { AnnouncementDetail, Delivery } from '@gida/contract/domains/notifications/announcement'
import { announcements } from '#words/announcements'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = announcements.detail

/** Who has it and by which ways; those who have not read it come first, as the server lists them. */
export function Recipients({ people }: Pick<AnnouncementDetail, 'people'>) {
  return (
    <Card aria-labelledby="recipients">
      <CardHead title={words.people} id="recipients" />
      <Rows label={words.people}>
        {people.map(({ user_id, name, read_at, deliveries }) => (
          <Row
            key={user_id}
            avatar={name}
            title={name}
            note={[words.onlyInApp, ...deliveries.map(say)].join(' · ')}
            end={
              read_at ? (
                <Pill tone="in" icon="check">
                  {words.readAt(formatWhen(read_at))}
                </Pill>
              ) : (
                <Pill tone="idle">{words.notRead}</Pill>
              )
            }
          />
        ))}
      </Rows>
    </Card>
  )
}

/** A mail server says no more than that it took a mail. */
function say({ channel, state, reason }: Delivery): string {
  const isTaken = state === 'ACCEPTED' && channel !== 'SMS'
  const said = isTaken ? announcements.mailTaken : announcements.states[state]
  return announcements.stateOf(announcements.channels[channel], said, state === 'FAILED' ? reason : null)
}
