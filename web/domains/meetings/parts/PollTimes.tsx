import type { PollDetail } from '@gida/contract/domains/meetings/poll'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { meetings } from '#words/meetings'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useFixPoll } from '../changes.ts'
import { spanOf } from '../times.ts'

const words = meetings.polls
type Offered = PollDetail['times'][number]

/** Poll results by time, with names for the organizer, who can create the meeting from here. */
export function PollTimes({ poll }: { poll: PollDetail }) {
  const { times, people, is_organizer, status } = poll
  const [fixing, setFixing] = useState<Offered | null>(null)
  const canFix = is_organizer && status === 'OPEN'
  const silent = people.filter(({ has_answered }) => !has_answered).map(({ name }) => name)
  const whoCan = ({ start_time }: Offered) =>
    people.filter(({ start_times }) => start_times.includes(start_time)).map(({ name }) => name)
  return (
    <Card aria-labelledby="times">
      <CardHead title={words.times} id="times" />
      <ul>
        {times.map((time) => (
          <Row
            key={time.start_time}
            title={spanOf(time)}
            note={is_organizer && (whoCan(time).join(', ') || words.nobody)}
            value={words.can(time.can)}
            end={
              canFix &&
              new Date(time.start_time) > new Date() && (
                <Button
                  kind="second"
                  aria-label={words.fixLabel(spanOf(time))}
                  onClick={() => setFixing(time)}
                >
                  {words.fix}
                </Button>
              )
            }
          />
        ))}
      </ul>
      {is_organizer && silent.length > 0 && (
        <CardBody className="border-t border-line pt-4 text-small text-waiting">
          {words.silent(silent.join(', '))}
        </CardBody>
      )}
      {fixing && <FixTime poll={poll} time={fixing} onClose={() => setFixing(null)} />}
    </Card>
  )
}

function FixTime({ poll, time, onClose }: { poll: PollDetail; time: Offered; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <ActionDialog
      change={useFixPoll()}
      input={{ params: { id: poll.id }, body: { start_time: time.start_time } }}
      title={words.fixTitle(spanOf(time))}
      confirm={words.fixConfirm}
      keep={words.keep}
      busy={words.fixing}
      said={words.fixed}
      unknown={meetings.form.unknown}
      onDone={({ id }) => void navigate({ to: '/dashboard/meetings/$id', params: { id } })}
      onClose={onClose}
    >
      {words.fixNote(poll.invited)}
    </ActionDialog>
  )
}
