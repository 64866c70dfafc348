import type { Meeting } from '@gida/contract/domains/meetings/meeting'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { meetings as words } from '#words/meetings'
import { formatTime, lagosDay } from '../../../platform/screens/format.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { describeRepeat } from '../repeats.ts'
import { spanOf } from '../times.ts'
import { AnswerCounts } from './AnswerCounts.tsx'
import { DayLeaf } from './DayLeaf.tsx'

/** A meeting in a list: when, where, who asks, and how many come. */
export function MeetingItem({ meeting, end }: { meeting: Meeting; end?: ReactNode }) {
  const { id, title, start_time, location, recurrence, organizer, is_organizer, status, clash } = meeting
  const about = [
    spanOf(meeting),
    location,
    is_organizer ? '' : words.askedBy(organizer.name),
    recurrence ? describeRepeat(recurrence, lagosDay(new Date(start_time))) : '',
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0 md:px-5">
      <DayLeaf at={start_time} />
      <div className="min-w-0 grow basis-52">
        <Link to="/dashboard/meetings/$id" params={{ id }} className="font-semibold wrap-anywhere">
          {title}
        </Link>
        <p className="text-small text-ink-soft">{about.filter(Boolean).join(' · ')}</p>
        {clash && (
          <p className="text-small text-waiting">{words.clash(clash.title, formatTime(clash.start_time))}</p>
        )}
        {status !== 'CANCELLED' && <AnswerCounts counts={meeting.counts} />}
      </div>
      {status === 'CANCELLED' && <Pill icon="stopped">{words.cancelled}</Pill>}
      {end}
    </li>
  )
}
