import { REMINDERS } from '@gida/contract/domains/meetings/rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { runBatch } from '../../platform/jobs/batch.ts'
import { publish } from '../../platform/jobs/events.ts'
import type { Services } from '../../platform/services.ts'
import { rowOf } from './call-meeting.ts'
import { meetingNear } from './events.ts'
import { getSeries } from './queries.ts'
import { datesOf, horizonFrom } from './times/dates.ts'
import { usualDate } from './usual-date.ts'

/** Items per run; the next run continues. */
const MOST = 500
/** A series is extended once its last written date is this much closer than the horizon. */
const SLACK_DAYS = 31

/** Completes past meetings, sends reminders, and extends series. */
export async function runMeetingLifecycle(services: Services): Promise<void> {
  await services.transaction('system', completeMeetings)
  await services.transaction('system', remindOfMeetings)
  const items = await services.transaction('system', seriesToWrite)
  await runBatch(services, {
    name: 'series of meetings',
    items,
    each: ({ id }) => services.transaction('system', (tx) => writeSeriesOn(tx, id)),
  })
}

const completeMeetings = (tx: Tx) =>
  sql`update meeting set status = 'COMPLETED' where id in (
    select id from meeting where status = 'SCHEDULED' and starts_at < ${tx.now} and ends_at <= ${tx.now}
    order by starts_at limit ${MOST} for update skip locked)`.execute(tx)

/** Reminds once per reminder time; a moved meeting is reminded of again. */
async function remindOfMeetings(tx: Tx): Promise<void> {
  for (const minutes of REMINDERS.toReversed()) {
    const { rows } = await sql<{ id: string }>`
      update meeting set reminded_minutes = ${minutes} where id in (
        select id from meeting where status = 'SCHEDULED' and starts_at > ${tx.now}
          and starts_at <= ${tx.now}::timestamptz + make_interval(mins => ${minutes})
          and (reminded_minutes is null or reminded_minutes > ${minutes})
        order by starts_at limit ${MOST} for update skip locked)
      returning id`.execute(tx)
    for (const { id } of rows) await publish(tx, meetingNear, { meeting_id: id, minutes })
  }
}

async function seriesToWrite(tx: Tx): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from meeting_series
    where written_until < ${horizonFrom(tx.now)}::timestamptz - make_interval(days => ${SLACK_DAYS})
    order by written_until limit ${MOST}`.execute(tx)
  return rows
}

/** Adds the dates up to the horizon, like most of those to come. */
async function writeSeriesOn(tx: Tx, series_id: string): Promise<void> {
  const series = await tx
    .selectFrom('meeting_series')
    .select(['organizer_id', 'written_until'])
    .where('id', '=', series_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const rows = await getSeries(tx, series.organizer_id, series_id)
  const [first, last, usual] = [rows[0], rows.at(-1), usualDate(rows, tx.now)]
  if (!first || !last || !usual || !series.written_until) return
  const { title, meeting_type, location, url, agenda } = usual
  const lasts = usual.ends_at.getTime() - usual.starts_at.getTime()
  const begins = { starts_at: first.planned_at, ends_at: new Date(first.planned_at.getTime() + lasts) }
  const written = datesOf({ ...begins, recurrence: first.recurrence }, horizonFrom(tx.now))
  const dates = written.dates.filter(({ starts_at }) => starts_at > last.planned_at)
  if (dates.length > 0)
    await tx
      .insertInto('meeting')
      .values(
        dates.map((date) => ({
          ...rowOf(date, tx.now),
          series_id,
          title,
          meeting_type,
          location,
          url,
          agenda,
        })),
      )
      .execute()
  const { written_until } = written
  await tx.updateTable('meeting_series').set({ written_until }).where('id', '=', series_id).execute()
}
