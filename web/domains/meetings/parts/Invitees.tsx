import type { MeetingDetail } from '@gida/contract/domains/meetings/meeting'
import { meetings as words } from '#words/meetings'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import type { Tone } from '../../../ui/display/tone.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { AnswerCounts } from './AnswerCounts.tsx'

const TONES: Record<'ACCEPTED' | 'TENTATIVE' | 'DECLINED', Tone> = {
  ACCEPTED: 'act',
  TENTATIVE: 'idle',
  DECLINED: 'idle',
}

/** Who is asked and what each answered: for who called the meeting. */
export const Invitees = ({ meeting }: { meeting: MeetingDetail }) => (
  <Card>
    <CardHead title={words.one.invited} end={<AnswerCounts counts={meeting.counts} />} wraps />
    <ul>
      {meeting.invitees.map(({ user_id, name, status, note, attended }) => (
        <Row
          key={user_id}
          title={name}
          note={note}
          end={
            meeting.minutes !== null ? (
              attended && (
                <Pill tone="act" icon="check">
                  {words.one.attended}
                </Pill>
              )
            ) : status ? (
              <Pill tone={TONES[status]}>{words.states[status]}</Pill>
            ) : (
              <Pill tone="wait" icon="clock">
                {words.states.OPEN}
              </Pill>
            )
          }
        />
      ))}
    </ul>
  </Card>
)
