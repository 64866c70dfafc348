import type { ServeNotice } from '@gida/contract/domains/notices/notice'
import { addDays, formatDay, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Problem, problem } from '../../platform/errors/problem.ts'
import { publish } from '../../platform/jobs/events.ts'
import { shareServed } from '../documents/index.ts'
import { noticeChanged } from './events.ts'
import { lockNotice, moveNotice, type NoticeRow } from './notice-queries.ts'
import { readOutlook } from './outlook.ts'
import { DEFECT_WORDS, defectsOf } from './validity.ts'
import { faultOfLastDay } from './work-out-dates.ts'

/**
 * Records how a notice was served and recalculates its dates from that day. If they are unlawful it is stored as defective, with
 * advice. From now on the tenant can read it.
 */
export async function serveNotice(tx: Tx, actor: Actor, id: string, service: ServeNotice): Promise<void> {
  const notice = await lockNotice(tx, actor, id)
  if (notice.state !== 'PREPARED')
    throw new Problem('ILLEGAL_STATE', {
      message: 'The service of this notice has already been recorded, or it was withdrawn.',
    })
  const served_at = new Date(service.served_at)
  const served_on = lagosDay(served_at)
  refuseImpossibleDay(notice, { served_at, served_on, now: tx.now })
  const counted = await countFrom(tx, actor, notice, served_on)
  await tx
    .insertInto('notice_service')
    .values({ ...service, notice_id: id, served_at, recorded_by: actor.user_id, recorded_at: tx.now })
    .execute()
  const { defects, reason, ...found } = counted
  const isDefective = defects.length > 0
  const moved = await moveNotice(tx, id, isDefective ? 'FIND_DEFECTIVE' : 'SERVE', {
    ...{ ...found, served_on, defects },
    ...(isDefective && { reason, ended_at: tx.now }),
  })
  if (!moved) throw problem('CONFLICT')
  if (!isDefective && notice.quit_notice_id)
    await moveNotice(tx, notice.quit_notice_id, 'ACT_ON', { ended_at: tx.now })
  await shareServed(tx, actor, { document_id: notice.document_id, user_id: notice.tenant_id })
  await publish(tx, noticeChanged, { notice_id: id, to: isDefective ? 'DEFECTIVE' : 'SERVED' })
}

function refuseImpossibleDay(
  { dated }: NoticeRow,
  { served_at, served_on, now }: { served_at: Date; served_on: string; now: Date },
): void {
  const message =
    served_at > now
      ? 'That is in the future. Record the service once it has been done.'
      : served_on < dated
        ? `The notice is dated ${formatDay(dated)}, so it cannot have been served before that.`
        : null
  if (message) throw problem('VALIDATION_ERROR', [{ path: 'served_at', message }])
}

/** The dates that follow from the day of service. */
async function countFrom(tx: Tx, actor: Actor, notice: NoticeRow, served_on: string) {
  const { kind, lease_id, agreed_days } = notice
  const { lease, dates, fault } = await readOutlook(tx, actor, lease_id, {
    ...{ kind, given_on: served_on, agreed_notice_days: agreed_days ?? undefined },
  })
  const is_known = notice.advice_by === null && dates.is_known
  const ends_on = kind === 'QUIT' ? notice.ends_on : dates.earliest
  const unlawful =
    kind === 'QUIT'
      ? ends_on && faultOfLastDay({ ...dates, is_known }, lease, { given_on: served_on, ends_on })
      : fault
  const defects = defectsOf(lease, { kind, ends_on, served_on, is_lawful: !unlawful })
  const earliest = is_known ? dates.earliest : null
  return {
    ...{ ends_on, earliest, defects },
    next_from: kind === 'QUIT' ? ends_on && addDays(ends_on, 1) : dates.next_from,
    steps: JSON.stringify(is_known ? dates.steps : []),
    reason: [...defects.map((one) => DEFECT_WORDS[one]), unlawful, 'Serve a fresh one.']
      .filter(Boolean)
      .join(' ')
      .slice(0, 500),
  }
}
