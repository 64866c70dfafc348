import type { conversations } from '@gida/contract/domains/conversations/endpoints'
import { CLAIM_HOURS, MOST_UNREAD_COUNTED } from '@gida/contract/domains/conversations/rules'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { containing } from '../../platform/db/rows/pages.ts'
import { orNotFound } from '../../platform/errors/problem.ts'

export type ConversationRow = {
  id: string
  kind: 'DIRECT' | 'GROUP' | 'OFFICE'
  title: string | null
  about_type: 'unit' | 'lease' | 'payment' | 'application' | null
  about_id: string | null
  office_estate_id: string | null
  /** Of what the reader may read. */
  last_number: number
  last_message_at: Date
  taken_by: string | null
  taken_at: Date | null
  /** The reader may read messages after the first number up to the second. */
  from_number: number
  to_number: number
  /** How far messages were delivered to, and read by, the reader. */
  delivered_number: number
  read_number: number
  created_by: string
  /** The reader manages the estate whose office is addressed. */
  is_managed: boolean
  is_marked_unread: boolean
  is_muted: boolean
  is_pinned: boolean
  is_archived: boolean
  has_left: boolean
  unread_count: number
}

/**
 * The actor's conversations with their own marks: those they participate in and those of offices they manage. Both use an index, so
 * the cost depends on what they have. A conversation that was left ends there, unless they now manage its office.
 */
const conversationsOf = (user_id: string) => sql`
  select c.id, c.kind, c.title, c.about_type, c.about_id, c.office_estate_id, c.taken_by, c.taken_at, c.created_by,
    reach.last_number, coalesce(reach.left_at, c.last_message_at) as last_message_at, part.is_managed,
    coalesce(p.is_marked_unread, false) as is_marked_unread, coalesce(p.is_muted, false) as is_muted,
    coalesce(p.is_pinned, false) as is_pinned, coalesce(p.archived_number >= reach.last_number, false) as is_archived,
    reach.left_at is not null as has_left, unread.count as unread_count,
    coalesce(p.delivered_number, 0) as delivered_number, coalesce(p.read_number, 0) as read_number,
    reach.from_number,
    reach.last_number as to_number
  from (
      select conversation_id as id from conversation_participant where user_id = ${user_id} and not is_office
      union select id from conversation where office_estate_id = any ((select app.managed_estates())::uuid[])) mine
    join conversation c on c.id = mine.id
    left join conversation_participant p on p.conversation_id = c.id and p.user_id = ${user_id}
    cross join lateral (
      select coalesce(c.office_estate_id = any ((select app.managed_estates())::uuid[]), false) as is_managed) part
    cross join lateral (select p.is_office or p.left_at is not null and part.is_managed as as_office) as who
    cross join lateral (
      select case when not who.as_office then p.left_at end as left_at,
        coalesce(case when not who.as_office then p.to_number end, c.last_number) as last_number,
        case when who.as_office then 0 else coalesce(p.from_number, 0) end as from_number,
        greatest(coalesce(p.read_number, 0), case when not who.as_office then p.from_number else 0 end) as seen_number) reach
    cross join lateral (
      select case when reach.last_number > reach.seen_number
        then app.count_unread(c.id, reach.seen_number, reach.last_number, ${sql.lit(MOST_UNREAD_COUNTED)})
        else 0 end as count) unread`

export async function getConversation(tx: Tx, user_id: string, id: string): Promise<ConversationRow> {
  const { rows } = await sql<ConversationRow>`
    select * from (${conversationsOf(user_id)}) conversation where id = ${id}`.execute(tx)
  return orNotFound(rows[0])
}

export async function conversationsById(
  tx: Tx,
  user_id: string,
  ids: readonly string[],
): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    select * from (${conversationsOf(user_id)}) conversation where id = any (${ids}::uuid[])`.execute(tx)
  return rows
}

/** A page of conversations with a total: pinned ones first, then by last message. */
export async function listConversations(
  tx: Tx,
  user_id: string,
  query: QueryOf<typeof conversations.listConversations>,
): Promise<{ rows: ConversationRow[]; total: number; unread_count: number }> {
  const wanted: RawBuilder<SqlBool>[] = [
    sql`is_archived = ${query.archived ?? false}`,
    sql`(last_number > 0 or created_by = ${user_id})`, // an empty conversation is only visible to its creator
  ]
  if (query.unread) wanted.push(sql`(unread_count > 0 or is_marked_unread)`)
  if (query.free) wanted.push(isFree(tx.now))
  if (query.search) wanted.push(named(query.search))
  const { rows } = await sql<ConversationRow & { total: number; all_unread: number }>`
    with mine as materialized (${conversationsOf(user_id)}),
      wanted as (select * from mine where ${sql.join(wanted, sql` and `)})
    select counted.*, w.* from (
        select (select count(*)::int from wanted) as total,
          (select coalesce(sum(unread_count), 0)::int from mine where not is_muted) as all_unread) counted
      left join (
        select * from wanted order by is_pinned desc, last_message_at desc, id desc
        limit ${query.limit} offset ${(query.page - 1) * query.limit}) w on true
    order by w.is_pinned desc, w.last_message_at desc, w.id desc`.execute(tx)
  const [first] = rows
  return {
    rows: rows.filter(({ id }) => id !== null),
    total: first?.total ?? 0,
    unread_count: first?.all_unread ?? 0,
  }
}

/** SQL: of an office that the reader manages, with no valid claim. */
const isFree = (now: Date) => sql<SqlBool>`(is_managed
  and coalesce(taken_at <= ${now}::timestamptz - make_interval(hours => ${CLAIM_HOURS}), true))`

/** SQL: matches the title or the name of a participant. */
const named = (search: string) => sql<SqlBool>`(
  app.fold(coalesce(title, '')) like ${containing(search)}
  or id in (select conversation_id from app.conversation_names(array(select id from mine))
    where app.fold(full_name) like ${containing(search)}))`

/** Unread messages in all conversations that are not muted. */
export async function countUnread(tx: Tx, user_id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(unread_count), 0)::int as count
    from (${conversationsOf(user_id)}) conversation where not is_muted`.execute(tx)
  return rows[0]?.count ?? 0
}
