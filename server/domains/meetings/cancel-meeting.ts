import type { CancelMeeting } from '@gida/contract/domains/meetings/meeting'
import type { Tx } from '../../platform/db/db.ts'
import { meetingCancelled } from './events.ts'
import { refuseUnlessOpen, refuseUnlessOrganizer } from './policy.ts'
import { getMeeting, lockMeeting, type MeetingRow } from './queries.ts'
import { tellInvitees } from './tell.ts'

/** Cancels a meeting, or all of its series that are still to come. A series that is cancelled writes no more dates. */
export async function cancelMeeting(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { reason, scope }: CancelMeeting,
): Promise<MeetingRow> {
  const before = await lockMeeting(tx, actor.user_id, id)
  refuseUnlessOrganizer(actor, before)
  refuseUnlessOpen(before, tx.now)
  const isAll = scope === 'ALL' || before.recurrence === null
  await tx
    .updateTable('meeting')
    .set({ status: 'CANCELLED', cancel_reason: reason, changed_at: tx.now })
    .where('series_id', '=', before.series_id)
    .where('status', '=', 'SCHEDULED')
    .where('ends_at', '>', tx.now)
    .$if(!isAll, (query) => query.where('id', '=', id))
    .execute()
  await tx
    .updateTable('meeting_series')
    .set({ sequence: before.sequence + 1, changed_at: tx.now, ...(isAll && { written_until: null }) })
    .where('id', '=', before.series_id)
    .execute()
  const meeting = await getMeeting(tx, actor.user_id, id)
  await tellInvitees(tx, { meeting, event: meetingCancelled, mail: { method: 'CANCEL', whole: isAll } })
  return meeting
}
