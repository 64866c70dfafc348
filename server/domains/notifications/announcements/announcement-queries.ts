import type { AnnouncementDetail } from '@gida/contract/domains/notifications/announcement'
import { DEFAULT_LIMIT } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { audienceOf } from './audience.ts'
import { isTheirs } from './is-theirs.ts'
import { listRecipients, reachOf } from './recipients.ts'

export type AnnouncementRow = Awaited<ReturnType<typeof listAnnouncements>>['rows'][number]

/** The actor's own announcements, and those of the estates they manage. */
export async function listAnnouncements(tx: Tx, query: { page: number; limit: number }, id?: string) {
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

/** One announcement with its delivery figures. */
export async function getAnnouncement(
  tx: Tx,
  id: string,
): Promise<
  { row: AnnouncementRow } & Pick<
    AnnouncementDetail,
    'people' | 'by_channel' | 'audience' | 'named' | 'replies'
  >
> {
  const { rows } = await listAnnouncements(tx, { page: 1, limit: 1 }, id)
  const row = orNotFound(rows[0])
  return {
    row,
    audience: audienceOf(row.audience),
    named: await namedIn(tx, row.audience),
    replies: await countReplies(tx, id),
    by_channel: await reachOf(tx, id),
    people: (await listRecipients(tx, id, { page: 1, limit: DEFAULT_LIMIT })).data,
  }
}

/** The people whom an announcement names. System only. */
async function namedIn(tx: Tx, kept: unknown): Promise<AnnouncementDetail['named']> {
  const { user_ids = [] } = kept as { user_ids?: string[] }
  if (user_ids.length === 0) return []
  return tx
    .selectFrom('users')
    .select(['id as user_id', 'full_name as name'])
    .where('id', 'in', user_ids)
    .orderBy('sort_name')
    .execute()
}

/** Number of conversations in which somebody replied. */
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
