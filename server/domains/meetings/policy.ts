import { isOpen, type MeetingStatus } from '@gida/contract/domains/meetings/rules'
import { Problem, problem } from '../../platform/errors/problem.ts'

type Who = { user_id: string }
type Of = { organizer_id: string; status: MeetingStatus; starts_at: Date; ends_at: Date }

/** The organizer changes and cancels a meeting and records its minutes. */
export const isOrganizer = ({ user_id }: Who, { organizer_id }: Of): boolean => user_id === organizer_id

export function refuseUnlessOrganizer(actor: Who, meeting: Of): void {
  if (!isOrganizer(actor, meeting)) throw problem('PERMISSION_DENIED')
}

export function refuseUnlessOpen(meeting: Of, now: Date): void {
  if (isOpen(meeting, now)) return
  const message = meeting.status === 'CANCELLED' ? 'This meeting was cancelled.' : 'This meeting is over.'
  throw new Problem('ILLEGAL_STATE', { message })
}
