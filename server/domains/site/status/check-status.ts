import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'

export const STATUS_PARTS = ['SERVICE', 'JOBS', 'PAYMENTS', 'MAIL', 'SMS'] as const
export type StatusPart = (typeof STATUS_PARTS)[number]

/** If a job is overdue by this much, background work counts as delayed. */
const OLDEST_JOB_SECONDS = 600
/** Checks closer together count as one. */
const ONE_LOOK_SECONDS = 45

/** The parts checked here; mail and SMS only if really sent. */
export const partsOf = ({ mailer, texter }: Pick<Services, 'mailer' | 'texter'>): StatusPart[] =>
  STATUS_PARTS.filter((part) => (part !== 'MAIL' || mailer.real) && (part !== 'SMS' || texter.real))

/** Checks everything once a minute and counts the minute. */
export const checkStatus = defineJob({
  name: 'check_status',
  payload: z.object({}),
  run: async (services) => {
    const paysAnswers = await services.provider.check().then(
      () => true,
      () => false,
    )
    await services.transaction('system', async (tx) => {
      if (!(await isTimeToLook(tx))) return
      const well: Record<StatusPart, boolean> = {
        SERVICE: true,
        JOBS: await areJobsDone(tx),
        PAYMENTS: paysAnswers,
        MAIL: await isWayOpen(tx, 'EMAIL'),
        SMS: await isWayOpen(tx, 'SMS'),
      }
      await countSilence(tx)
      for (const part of partsOf(services)) await countLook(tx, part, well[part])
    })
  },
})

/** One node at a time, and only if no other has just checked. */
async function isTimeToLook(tx: Tx): Promise<boolean> {
  await sql`lock table status_hour in share row exclusive mode`.execute(tx)
  const before = new Date(tx.now.getTime() - ONE_LOOK_SECONDS * 1000)
  const found = await tx
    .selectFrom('status_hour')
    .select('checked_at')
    .where('part', '=', 'SERVICE')
    .where('checked_at', '>', before)
    .limit(1)
    .executeTakeFirst()
  return !found
}

async function areJobsDone(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    oldest_seconds: number
  }>`select oldest_seconds from app.queue_state(null)`.execute(tx)
  return (rows[0]?.oldest_seconds ?? 0) <= OLDEST_JOB_SECONDS
}

async function isWayOpen(tx: Tx, channel: 'EMAIL' | 'SMS'): Promise<boolean> {
  const closed = await tx
    .selectFrom('delivery_breaker')
    .select('channel')
    .where('channel', '=', channel)
    .where('open_until', '>', tx.now)
    .executeTakeFirst()
  return !closed
}

/** Nobody checks while the server or its database is down, so missing minutes, including restarts, count as failures. */
async function countSilence(tx: Tx): Promise<void> {
  await sql`
    insert into status_hour (part, hour, checks, failed, checked_at, is_well)
    select 'SERVICE', date_trunc('hour', minute), count(*), count(*), max(minute), false
    from (select max(checked_at) as last from status_hour where part = 'SERVICE') s,
      generate_series(greatest(last, ${tx.now}::timestamptz - interval '30 days') + interval '1 minute', ${tx.now}::timestamptz - interval '1 minute',
        interval '1 minute') minute
    where last is not null
    group by 2
    on conflict (part, hour) do update set checks = status_hour.checks + excluded.checks,
      failed = status_hour.failed + excluded.failed`.execute(tx)
}

async function countLook(tx: Tx, part: StatusPart, is_well: boolean): Promise<void> {
  await sql`
    insert into status_hour (part, hour, checks, failed, checked_at, is_well)
    values (${part}, date_trunc('hour', ${tx.now}::timestamptz), 1, ${is_well ? 0 : 1}, ${tx.now}, ${is_well})
    on conflict (part, hour) do update set checks = status_hour.checks + 1, failed = status_hour.failed + excluded.failed,
      checked_at = excluded.checked_at, is_well = excluded.is_well`.execute(tx)
}
