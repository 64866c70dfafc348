import type { CreateMeeting } from '@gida/contract/domains/meetings/meeting'
import { REMINDERS } from '@gida/contract/domains/meetings/rules'
import { spendAllowance } from '../../platform/allowances/allowance.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { meetingCalled } from './events.ts'
import { notifyInvitees } from './notify-invitees.ts'
import { inviteesOf } from './people.ts'
import { getMeeting, getSeries, inviteesIn, type MeetingRow } from './queries.ts'
import { datesOf, horizonFrom, refuseOutOfReach, refuseUnfitRule, type Time } from './times/dates.ts'

/** Limits how many invitations one person can cause. */
export const spendCalling = (tx: Tx, spender: string): Promise<void> =>
  spendAllowance(
    tx,
    { name: 'meeting', spender, most: 30, seconds: 3600 },
    'You have called many meetings. Wait a while before you call another.',
  )

/** Calls a meeting or a series with all its dates; invitations are sent after the commit. Idempotent by `client_id`. */
export async function callMeeting(
  tx: Tx,
  actor: { user_id: string },
  { client_id, ...wanted }: CreateMeeting,
): Promise<{ row: MeetingRow; is_new: boolean }> {
  const known = client_id && (await findSent(tx, actor.user_id, client_id))
  if (known) return { row: await asKnown(tx, actor, known, wanted), is_new: false }
  const { start_time, end_time, recurrence: rule, estate_id, attendee_ids, audiences, ...said } = wanted
  const recurrence = rule ?? null
  const first = { starts_at: new Date(start_time), ends_at: new Date(end_time), recurrence }
  refuseOutOfReach(first, tx.now)
  refuseUnfitRule(first)
  const invitees = await inviteesOf(tx, actor, { attendee_ids, audiences })
  await spendCalling(tx, actor.user_id)
  const { dates, written_until } = datesOf(first, horizonFrom(tx.now))
  const series = await tx
    .insertInto('meeting_series')
    .values({
      ...{ organizer_id: actor.user_id, recurrence, written_until, client_id },
      estate_id: estate_id ?? onlyEstateOf(audiences),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // A concurrent request inserted it first.
  if (!series) return callMeeting(tx, actor, { client_id, ...wanted })
  const [made] = await tx
    .insertInto('meeting')
    .values(dates.map((date) => ({ ...said, ...rowOf(date, tx.now), series_id: series.id })))
    .returning('id')
    .execute()
  await tx
    .insertInto('meeting_invitee')
    .values(invitees.map((user_id) => ({ series_id: series.id, user_id })))
    .execute()
  const meeting = await getMeeting(tx, actor.user_id, made?.id ?? '')
  await notifyInvitees(tx, { meeting, event: meetingCalled, mail: { method: 'REQUEST', whole: true } })
  return { row: meeting, is_new: true }
}

/** The first date of a meeting created earlier with this `client_id`. */
async function findSent(tx: Tx, user_id: string, client_id: string): Promise<MeetingRow | undefined> {
  const sent = await tx
    .selectFrom('meeting_series')
    .select('id')
    .where('organizer_id', '=', user_id)
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  return sent && (await getSeries(tx, user_id, sent.id))[0]
}

/** The existing meeting, even if it was changed since; 409 if the `client_id` was used for a different one. */
async function asKnown(
  tx: Tx,
  actor: { user_id: string },
  known: MeetingRow,
  { attendee_ids, audiences, ...said }: Omit<CreateMeeting, 'client_id'>,
): Promise<MeetingRow> {
  if (known.sequence > 0) return known
  const invitees = await inviteesOf(tx, actor, { attendee_ids, audiences })
  const isSame =
    known.title === said.title &&
    known.meeting_type === said.meeting_type &&
    known.location === said.location &&
    known.agenda === said.agenda &&
    known.url === (said.url ?? null) &&
    known.recurrence === (said.recurrence ?? null) &&
    known.estate_id === ((said.estate_id ?? onlyEstateOf(audiences))?.toLowerCase() ?? null) &&
    +known.planned_at === Date.parse(said.start_time) &&
    +known.ends_at === Date.parse(said.end_time) &&
    invitees.join() === (await inviteesIn(tx, known.series_id)).join()
  if (!isSame) throw problem('CLIENT_ID_USED')
  return known
}

/** The estate, if all invited groups belong to the same one. */
export function onlyEstateOf(audiences: CreateMeeting['audiences']): string | undefined {
  const [first, ...others] = audiences
  return others.every(({ estate_id }) => estate_id === first?.estate_id) ? first?.estate_id : undefined
}

/** The columns of one date. Reminders already past are skipped, since the invitation has just been sent. */
export const rowOf = (date: Time, now: Date) => ({
  ...date,
  planned_at: date.starts_at,
  reminded_minutes: remindedBy(date.starts_at, now),
})

export function remindedBy(starts_at: Date, now: Date): number | null {
  const left = (starts_at.getTime() - now.getTime()) / 60_000
  return REMINDERS.findLast((minutes) => left <= minutes) ?? null
}
