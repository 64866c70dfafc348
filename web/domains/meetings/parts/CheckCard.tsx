import type { CheckMeeting, MeetingCheck } from '@gida/contract/domains/meetings/meeting'
import { meetings } from '#words/meetings'
import { formatNearDay, formatTime, lagosDay } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { BusyDay } from './BusyDay.tsx'

const words = meetings.check
/** Maximum of conflicts listed. */
const MOST_TOLD = 5

type Props = {
  wanted: CheckMeeting
  check: MeetingCheck
  /** Applies a suggested time. */
  onUse?: (time: { start_time: string; end_time: string }) => void
}

/** Before sending: number of invitees, conflicts, and times when all are free. */
export function CheckCard({ wanted, check, onUse }: Props) {
  const mine = useActor().user.id
  const clashes = check.busy.filter(({ is_clash }) => is_clash)
  const { start_time, end_time } = wanted
  return (
    <Card>
      <CardHead
        title={formatNearDay(lagosDay(new Date(start_time)))}
        end={
          clashes.length > 0 ? (
            <Pill tone="wait" icon="warning">
              {words.clashes(clashes.length)}
            </Pill>
          ) : (
            <Pill tone="act" icon="check">
              {words.free}
            </Pill>
          )
        }
      />
      <CardBody className="grid gap-4">
        {check.busy.length > 0 && <BusyDay busy={check.busy} start={start_time} end={end_time} mine={mine} />}
        {clashes.slice(0, MOST_TOLD).map((one) => (
          <p key={one.user_id + one.start_time} className="text-small">
            {one.title === null
              ? words.theirs(one.name, formatTime(one.end_time))
              : words.yours(one.title, formatTime(one.start_time))}
          </p>
        ))}
        {check.free && onUse && (
          <Button kind="second" wide onClick={() => check.free && onUse(check.free)}>
            {words.use(formatTime(check.free.start_time), formatTime(check.free.end_time))}
          </Button>
        )}
        <DescriptionList>
          <DescriptionItem label={words.invited}>{words.people(check.invited)}</DescriptionItem>
          <DescriptionItem label={words.reminder}>{words.reminders}</DescriptionItem>
          {check.next_times.length > 0 && (
            <DescriptionItem label={words.next}>
              {check.next_times.map((at) => formatNearDay(lagosDay(new Date(at)))).join(', ')}
            </DescriptionItem>
          )}
        </DescriptionList>
        {clashes.length > 0 && <p className="text-small text-ink-soft">{words.asItIs}</p>}
      </CardBody>
    </Card>
  )
}
