import type { MeetingCheck } from '@gida/contract/domains/meetings/meeting'
import { meetings } from '#words/meetings'
import { formatTime } from '../../../platform/screens/format.ts'
import { cx } from '../../../ui/cx.ts'

const words = meetings.check
const [FIRST, LAST] = [7, 21]
const HOURS = [8, 12, 16, 20]
/** Maximum of people drawn; all conflicts are listed as text. */
const MOST = 6

type Props = Pick<MeetingCheck, 'busy'> & { start: string; end: string; mine: string }

/** A timeline of people with conflicts: their meetings, and the requested time. */
export function BusyDay({ busy, start, end, mine }: Props) {
  const people = [...new Map(busy.map((one) => [one.user_id, one.name]))].slice(0, MOST)
  return (
    <div aria-hidden="true" className="text-small">
      <div className="figures relative ms-24 h-5 text-caption text-ink-faint">
        {HOURS.map((hour) => (
          <span key={hour} className="absolute" style={{ insetInlineStart: `${percent(hour)}%` }}>
            {`${hour}:00`}
          </span>
        ))}
      </div>
      <ul className="grid gap-1.5">
        {people.map(([user_id, name]) => (
          <li key={user_id} className="flex items-center gap-2">
            <span className="cut w-22 shrink-0">{user_id === mine ? words.you : name}</span>
            <span className="relative h-6 grow overflow-hidden rounded-1 bg-sunken">
              {busy
                .filter((one) => one.user_id === user_id)
                .map((one) => (
                  <Block
                    key={one.start_time}
                    from={one.start_time}
                    to={one.end_time}
                    className={one.is_clash ? 'bg-waiting-solid' : 'bg-line-strong'}
                  />
                ))}
              <Block from={start} to={end} className="rounded-1 border-2 border-action" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Block = ({ from, to, className }: { from: string; to: string; className: string }) => {
  const [begins, ends] = [percent(hourOf(from)), percent(hourOf(to) || 24)]
  return (
    <span
      className={cx('absolute inset-y-0', className)}
      style={{ insetInlineStart: `${begins}%`, width: `${Math.max(1, ends - begins)}%` }}
    />
  )
}

function hourOf(at: string): number {
  const [hours = 0, minutes = 0] = formatTime(at).split(':').map(Number)
  return hours + minutes / 60
}

const percent = (hour: number) => Math.min(100, Math.max(0, ((hour - FIRST) / (LAST - FIRST)) * 100))
