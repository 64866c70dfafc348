import type { NotificationStatistics } from '@gida/contract/domains/notifications/statistics'
import { addDays, type Day, daysBetween, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { isTheirs } from './is-theirs.ts'

const DAYS = 30
const MOST_DAYS = 366

type Tally = { sent: number; delivered: number; read: number; failed: number }
type Counted = Tally & { channel: 'IN_APP' | 'EMAIL' | 'SMS' | 'PUSH' | 'WHATSAPP'; type: string; day: Day }

/** Delivery figures of the actor's notifications and their estates' announcements; for administrators, of all. */
export async function getStatistics(
  tx: Tx,
  { user_id, role }: Actor,
  query: { from?: Day | undefined; to?: Day | undefined },
): Promise<NotificationStatistics> {
  const to = query.to ?? lagosDay(tx.now)
  const from = query.from ?? addDays(to, 1 - DAYS)
  if (from > to || daysBetween(from, to) >= MOST_DAYS)
    throw problem('VALIDATION_ERROR', [{ path: 'from', message: `Choose at most ${MOST_DAYS} days` }])
  const seen = await tx.selectFrom('announcement').select('id').where(isTheirs).execute()
  await elevateToSystem(tx)
  const within = (created_at: string) =>
    sql`${sql.ref(created_at)} >= ${startOfDay(from)} and ${sql.ref(created_at)} < ${startOfDay(addDays(to, 1))}`
  const ids = sql`${seen.map(({ id }) => id)}::uuid[]`
  const isSeen = (table: 'i' | 'n', suffix = sql``) =>
    role === 'ADMIN'
      ? sql`true`
      : sql`(${sql.ref(`${table}.user_id`)} = ${user_id} or exists (select from announcement_recipient r
          where r.announcement_id = any (${ids}) and r.user_id = ${sql.ref(`${table}.user_id`)}
            and ${sql.ref(`${table}.key`)} = 'announcement:' || r.announcement_id ${suffix}))`
  const { rows } = await sql<Counted>`
    with attempt as (
      select m.channel, i.kind as type, i.created_at, m.state from delivery_intent i join outbox_message m on m.intent_id = i.id
      where ${within('i.created_at')} and m.state not in ('WAITING', 'SPARED') and ${isSeen('i', sql`|| ':' || r.user_id`)}
      union all
      select 'IN_APP', n.type::text, n.created_at, case when n.read_at is null then 'DELIVERED' else 'READ' end::delivery_state
      from notification n where ${within('n.created_at')} and ${isSeen('n')})
    select channel, type, (created_at at time zone 'Africa/Lagos')::date::text as day, count(*)::int as sent,
      (count(*) filter (where state in ('DELIVERED', 'READ') or (state = 'ACCEPTED' and channel not in ('SMS', 'WHATSAPP'))))::int as delivered,
      (count(*) filter (where state = 'READ'))::int as read,
      (count(*) filter (where state in ('FAILED', 'EXPIRED')))::int as failed
    from attempt group by 1, 2, 3 order by 3`.execute(tx)
  return {
    ...sum(rows),
    by_channel: Object.fromEntries(by(rows, ({ channel }) => channel)),
    by_type: Object.fromEntries(by(rows, ({ type }) => type)),
    by_day: by(rows, ({ day }) => day).map(([day, tally]) => ({ day, ...tally })),
  }
}

const sum = (rows: readonly Tally[]): Tally => ({
  sent: rows.reduce((total, { sent }) => total + sent, 0),
  delivered: rows.reduce((total, { delivered }) => total + delivered, 0),
  read: rows.reduce((total, { read }) => total + read, 0),
  failed: rows.reduce((total, { failed }) => total + failed, 0),
})

const by = (rows: readonly Counted[], name: (row: Counted) => string): [string, Tally][] =>
  [...Map.groupBy(rows, name)].map(([of, its]) => [of, sum(its)])
