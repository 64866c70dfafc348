import type { CancelMeeting } from '@gida/contract/domains/meetings/meeting'
import { endedOn } from '@gida/contract/domains/meetings/recurrence'
import { isOpen } from '@gida/contract/domains/meetings/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { meetingCancelled } from './events.ts'
import { notifyInvitees } from './notify-invitees.ts'
import { refuseUnlessOpen } from './policy.ts'
import { getMeeting, lockMeeting, type MeetingRow } from './queries.ts'
import { datesBefore, endSeries } from './split-series.ts'

/** Cancels a meeting, this and later ones, or all future ones of its series. A series without future meetings gets no more dates. */
export async function cancelMeeting(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { reason, scope }: CancelMeeting,
): Promise<MeetingRow> {
  const before = await lockMeeting(tx, actor.user_id, id)
  if (!before.can_cancel) throw problem('PERMISSION_DENIED')
  refuseUnlessOpen(before, tx.now)
  const last = scope === 'FOLLOWING' ? await lastToCome(tx, before) : undefined
  const isAll = before.recurrence === null || scope === 'ALL' || (scope === 'FOLLOWING' && !last)
  const sequence = before.sequence + 1
  await asSystem(tx, async () => {
    await tx
      .updateTable('meeting')
      .set({ status: 'CANCELLED', cancel_reason: reason, changed_at: tx.now })
      .where('series_id', '=', before.series_id)
      .where('status', '=', 'SCHEDULED')
      .where('ends_at', '>', tx.now)
      .$if(!isAll, (query) =>
        last ? query.where('planned_at', '>=', before.planned_at) : query.where('id', '=', id),
      )
      .execute()
    if (last && before.recurrence) {
      const ended = endedOn(before.recurrence, lagosDay(last.planned_at))
      await endSeries(tx, before.series_id, { ended, sequence })
    } else
      await tx
        .updateTable('meeting_series')
        .set({ sequence, changed_at: tx.now, ...(isAll && { written_until: null }) })
        .where('id', '=', before.series_id)
        .execute()
  })
  const meeting = await getMeeting(tx, actor.user_id, id)
  await asSystem(tx, () =>
    notifyInvitees(tx, {
      ...{ meeting, event: meetingCancelled },
      mail: last ? { method: 'REQUEST', whole: true, ends: 'CANCELLED' } : { method: 'CANCEL', whole: isAll },
    }),
  )
  return meeting
}

/** The last date before this one, if any earlier one is still to come. */
const lastToCome = async (tx: Tx, meeting: MeetingRow): Promise<MeetingRow | undefined> => {
  const earlier = await datesBefore(tx, meeting)
  return earlier.some((one) => isOpen(one, tx.now)) ? earlier.at(-1) : undefined
}
