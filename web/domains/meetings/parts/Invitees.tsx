import type { MeetingDetail } from '@gida/contract/domains/meetings/meeting'
import { useState } from 'react'
import { meetings as words } from '#words/meetings'
import { Button } from '../../../ui/action/Button.tsx'
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

/** Rows shown before expanding. */
const FIRST = 12

/** Those with a note first, then those who answered. */
const rankOf = ({ note, status }: MeetingDetail['invitees'][number]) => (note ? 0 : status ? 1 : 2)

/** The invitees and their answers, for the organizer. */
export function Invitees({ meeting }: { meeting: MeetingDetail }) {
  const [isWhole, setWhole] = useState(false)
  const invitees = [...meeting.invitees].sort((one, other) => rankOf(one) - rankOf(other))
  const hidden = isWhole ? 0 : Math.max(0, invitees.length - FIRST)
  return (
    <Card>
      <CardHead title={words.one.invited} end={<AnswerCounts counts={meeting.counts} />} wraps />
      <ul>
        {invitees.slice(0, invitees.length - hidden).map(({ user_id, name, status, note, attended }) => (
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
      {hidden > 0 && (
        <div className="border-t border-line p-2">
          <Button kind="quiet" wide onClick={() => setWhole(true)}>
            {words.one.showMore(hidden)}
          </Button>
        </div>
      )}
    </Card>
  )
}
