import type { AnnouncementDetail, Delivery } from '@gida/contract/domains/notifications/announcement'
import { sql } from 'kysely'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { refuseDeepPage } from '../../../platform/db/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { audienceOf } from './audience.ts'
import { announcementKey } from './deliver-announcement.ts'

export type AnnouncementRow = Awaited<ReturnType<typeof listAnnouncements>>['rows'][number]

/** Sent by the actor, or in an estate that they manage. Who was told sees more, and nothing of how far it came. */
export const isTheirs = sql<boolean>`(announcement.sent_by = app.actor_id()
  or announcement.estate_id = any (app.managed_estates()) or app.sees_all())`

/** What the actor may see of what was told: their own, and that of the estates they manage. */
export async function listAnnouncements(tx: Tx, query: { page: number; limit: number }, id?: string) {
  refuseDeepPage(query)
  let wanted = tx.selectFrom('announcement').where(isTheirs)
  if (id) wanted = wanted.where('announcement.id', '=', id)
  const { total } = await wanted
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .leftJoin('estate', 'estate.id', 'announcement.estate_id')
    .innerJoin('users', 'users.id', 'announcement.sent_by')
    .selectAll('announcement')
    .select(['estate.name as estate_name', 'users.full_name as sent_by_name'])
    .orderBy('announcement.created_at', 'desc')
    .orderBy('announcement.id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  await elevateToSystem(tx)
  const read = await readCounts(
    tx,
    rows.map((row) => row.id),
  )
  return { rows: rows.map((row) => ({ ...row, read: read.get(row.id) ?? 0 })), total }
}

async function readCounts(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select r.announcement_id as id, count(*)::int as count from announcement_recipient r
      join notification n on n.user_id = r.user_id and n.key = 'announcement:' || r.announcement_id
    where r.announcement_id = any (${[...ids]}::uuid[]) and n.read_at is not null group by 1`.execute(tx)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

type Person = { user_id: string; name: string; told: boolean; read_at: Date | null; deliveries: Delivery[] }

/** One announcement with what became of it, by name; who has not read it stands first. */
export async function getAnnouncement(
  tx: Tx,
  id: string,
): Promise<
  { row: AnnouncementRow } & Pick<AnnouncementDetail, 'people' | 'by_channel' | 'audience' | 'replies'>
> {
  const { rows } = await listAnnouncements(tx, { page: 1, limit: 1 }, id)
  const row = orNotFound(rows[0])
  const key = announcementKey(id)
  const { rows: people } = await sql<Person>`
    select u.id as user_id, u.full_name as name, n.id is not null as told, n.read_at, coalesce((
      select jsonb_agg(jsonb_build_object('channel', m.channel, 'state', m.state, 'reason', m.failure) order by m.channel)
      from delivery_intent i join outbox_message m on m.intent_id = i.id where i.key = ${key} || ':' || u.id), '[]') as deliveries
    from announcement_recipient r join users u on u.id = r.user_id
      left join notification n on n.user_id = r.user_id and n.key = ${key}
    where r.announcement_id = ${id} order by n.read_at nulls first, u.full_name, u.id`.execute(tx)
  return {
    row,
    audience: audienceOf(row.audience),
    replies: await countReplies(tx, id),
    by_channel: byChannel(people),
    people: people.map(({ told: _told, read_at, ...person }) => ({
      ...person,
      read_at: read_at?.toISOString() ?? null,
    })),
  }
}

/** Conversations in which somebody answered. */
async function countReplies(tx: Tx, id: string): Promise<number> {
  const { replies } = await tx
    .selectFrom('conversation')
    .select((eb) => eb.fn.countAll<number>().as('replies'))
    .where('about_type', '=', 'announcement')
    .where('about_id', '=', id)
    .where('last_number', '>', 0)
    .executeTakeFirstOrThrow()
  return replies
}

const HAS_COME: readonly Delivery['state'][] = ['DELIVERED', 'READ']
const HAS_FAILED: readonly Delivery['state'][] = ['FAILED', 'EXPIRED']

/** Whether an attempt has come, as far as its provider ever says: a mail server says no more than that it took it. */
export const hasCome = ({ channel, state }: Delivery) =>
  HAS_COME.includes(state) || (state === 'ACCEPTED' && channel !== 'SMS')

function byChannel(people: readonly Person[]): AnnouncementDetail['by_channel'] {
  const told = people.filter((person) => person.told).length
  const deliveries = people.flatMap((person) => person.deliveries)
  const of = (channel: Delivery['channel']) => {
    const its = deliveries.filter((one) => one.channel === channel)
    return {
      sent: its.length,
      delivered: its.filter(hasCome).length,
      failed: its.filter(({ state }) => HAS_FAILED.includes(state)).length,
    }
  }
  const used = (['EMAIL', 'SMS', 'PUSH'] as const).filter((channel) =>
    deliveries.some((one) => one.channel === channel),
  )
  return {
    IN_APP: { sent: told, delivered: told, failed: 0 },
    ...Object.fromEntries(used.map((channel) => [channel, of(channel)])),
  }
}
