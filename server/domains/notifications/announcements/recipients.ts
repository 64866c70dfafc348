import type {
  AnnouncementDetail,
  AnnouncementRecipient,
  Delivery,
  RecipientsQuery,
} from '@gida/contract/domains/notifications/announcement'
import { sql } from 'kysely'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { announcementKey } from './deliver-announcement.ts'
import { isTheirs } from './is-theirs.ts'

/** SQL: all recipients with their notification. */
const recipientsOf = (id: string) => sql`announcement_recipient r join users u on u.id = r.user_id
  left join notification n on n.user_id = r.user_id and n.key = ${announcementKey(id)}`
/** SQL: the attempts to reach a recipient by other channels. */
const attemptsOf = (id: string) => sql`delivery_intent i join outbox_message m on m.intent_id = i.id
  where i.key = ${announcementKey(id)} || ':' || r.user_id`

/** The best a provider reports: mail servers only confirm acceptance. */
const HAS_COME = sql`state in ('DELIVERED', 'READ') or (state = 'ACCEPTED' and channel <> 'SMS')`
const HAS_FAILED = sql`state in ('FAILED', 'EXPIRED')`

const WANTED = {
  UNREAD: () => sql`n.read_at is null`,
  FAILED: (id: string) => sql`exists (select from ${attemptsOf(id)} and m.${HAS_FAILED})`,
}

type Row = Omit<AnnouncementRecipient, 'read_at'> & { read_at: Date | null }

/** A page of recipients with a total, unread ones first. */
export async function listRecipients(tx: Tx, id: string, query: RecipientsQuery) {
  orNotFound(
    await tx.selectFrom('announcement').where(isTheirs).where('id', '=', id).select('id').executeTakeFirst(),
  )
  await elevateToSystem(tx)
  const wanted = sql`${recipientsOf(id)} where r.announcement_id = ${id} and ${query.show ? WANTED[query.show](id) : sql`true`}`
  const { rows } = await sql<Row>`
    select u.id as user_id, u.full_name as name, n.read_at, coalesce((
      select jsonb_agg(jsonb_build_object('channel', m.channel, 'state', m.state, 'reason', m.failure) order by m.channel)
      from ${attemptsOf(id)}), '[]') as deliveries
    from ${wanted} order by n.read_at nulls first, u.full_name, u.id
    limit ${query.limit} offset ${(query.page - 1) * query.limit}`.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${wanted}`.execute(tx)
  const data = rows.map(
    (row): AnnouncementRecipient => ({ ...row, read_at: row.read_at?.toISOString() ?? null }),
  )
  return { data, total: counted.rows[0]?.total ?? 0 }
}

type Reach = AnnouncementDetail['by_channel']

/** Delivery figures per channel. System only. */
export async function reachOf(tx: Tx, id: string): Promise<Reach> {
  const { rows } = await sql<{
    channel: Delivery['channel'] | 'IN_APP'
    sent: number
    delivered: number
    failed: number
  }>`
    select channel, count(*)::int as sent, (count(*) filter (where ${HAS_COME}))::int as delivered,
      (count(*) filter (where ${HAS_FAILED}))::int as failed
    from announcement_recipient r cross join lateral (select m.channel, m.state from ${attemptsOf(id)}) m
    where r.announcement_id = ${id} group by 1
    union all select 'IN_APP', count(n.id)::int, count(n.id)::int, 0 from ${recipientsOf(id)} where r.announcement_id = ${id}`.execute(
    tx,
  )
  return Object.fromEntries(rows.map(({ channel, ...reach }) => [channel, reach]))
}
