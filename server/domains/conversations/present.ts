import type {
  Conversation,
  Participant,
  ConversationRow as Shown,
} from '@gida/contract/domains/conversations/conversation'
import type { Message } from '@gida/contract/domains/conversations/message'
import { isClaimed, type SubjectType } from '@gida/contract/domains/conversations/rules'
import type { Role } from '@gida/contract/shared/roles'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { together } from '../../platform/db/together.ts'
import { avatarUrl } from '../users/index.ts'
import type { SubjectCard } from './hooks.ts'
import { lastMessages, type MessageRow } from './messages/message-queries.ts'
import { canAddTo, canRemoveFrom, canRename } from './policy.ts'
import type { ConversationRow } from './queries.ts'
import { subjectsOf } from './subjects.ts'

const MOST_NAMES = 5

export const presentMessage = ({ kind, ...row }: MessageRow): Message => ({
  ...row,
  message_type: kind,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  deleted_at: row.deleted_at?.toISOString() ?? null,
})

type Named = {
  conversation_id: string
  user_id: string
  full_name: string
  role: Role
  avatar_version: string | null
  is_office: boolean
  left_at: Date | null
}

async function namesIn(tx: Tx, ids: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select * from app.conversation_names(${ids}::uuid[]) order by full_name, user_id`.execute(tx)
  return rows
}

/** Conversations as the reader sees them, with subject, office and the names of the others. */
export async function presentConversations(
  tx: Tx,
  user_id: string,
  rows: readonly ConversationRow[],
): Promise<Shown[]> {
  const ids = rows.map(({ id }) => id)
  const [names, last, offices, subjects] = await together([
    namesIn(tx, ids),
    lastMessages(tx, rows),
    officesOf(tx, rows),
    subjectsOfAll(tx, rows),
  ])
  return rows.map((row) => {
    const here = names.filter(({ conversation_id }) => conversation_id === row.id)
    const taker = isClaimed(row.taken_at, tx.now) && here.find((one) => one.user_id === row.taken_by)
    const message = last.get(row.id)
    const card =
      row.about_type && row.about_id ? subjects.get(`${row.about_type}:${row.about_id}`) : undefined
    const office = row.office_estate_id && offices.get(row.office_estate_id)
    return {
      id: row.id,
      kind: row.kind,
      title: row.title,
      about: card && row.about_type && row.about_id ? shownSubject(row.about_type, row.about_id, card) : null,
      office: row.office_estate_id && office ? { estate_id: row.office_estate_id, name: office } : null,
      taken_by: taker ? { user_id: taker.user_id, name: taker.full_name } : null,
      last_number: row.last_number,
      last_message: message ? presentMessage(message) : null,
      last_message_at: row.last_message_at.toISOString(),
      unread_count: row.unread_count,
      is_marked_unread: row.is_marked_unread,
      is_muted: row.is_muted,
      is_pinned: row.is_pinned,
      is_archived: row.is_archived,
      has_left: row.has_left,
      names: here
        .filter((one) => one.user_id !== user_id && !one.is_office && !one.left_at)
        .slice(0, MOST_NAMES)
        .map(({ full_name }) => full_name),
    }
  })
}

/** One conversation with all participants and how far each has read. */
export async function presentConversation(
  tx: Tx,
  user_id: string,
  row: ConversationRow,
): Promise<Conversation> {
  const [[shown], names, marks] = await together([
    presentConversations(tx, user_id, [row]),
    namesIn(tx, [row.id]),
    tx
      .selectFrom('conversation_participant')
      .select(['user_id', 'delivered_number', 'read_number'])
      .where('conversation_id', '=', row.id)
      .execute(),
  ])
  if (!shown) throw new Error('A conversation that was read is shown.')
  const { names: _, ...rest } = shown
  const participants = names.map((one): Participant => {
    const mark = marks.find((of) => of.user_id === one.user_id)
    return {
      user_id: one.user_id,
      name: one.full_name,
      role: one.role,
      avatar_url: avatarUrl({ id: one.user_id, avatar_version: one.avatar_version }),
      is_office: one.is_office,
      has_left: one.left_at !== null,
      delivered_number: Math.min(mark?.delivered_number ?? 0, row.to_number),
      read_number: Math.min(mark?.read_number ?? 0, row.to_number),
    }
  })
  const takesPart = !row.has_left
  const can = {
    add: takesPart && canAddTo(row),
    remove: takesPart && canRemoveFrom({ user_id }, row),
    rename: takesPart && canRename(row),
  }
  return { ...rest, participants, is_blocked: await hasBlockedOther(tx, user_id, row), can }
}

/** Whether the reader has blocked the other participant of a direct conversation. */
async function hasBlockedOther(tx: Tx, user_id: string, { id, kind }: ConversationRow): Promise<boolean> {
  if (kind !== 'DIRECT') return false
  const found = await tx
    .selectFrom('message_block')
    .innerJoin('conversation_participant as p', 'p.user_id', 'blocked_id')
    .select('blocked_id')
    .where('blocker_id', '=', user_id)
    .where('p.conversation_id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

const shownSubject = (type: SubjectType, id: string, { title, note, link }: SubjectCard) => ({
  ...{ type, id, title, note, link },
})

async function officesOf(tx: Tx, rows: readonly ConversationRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ office_estate_id }) => office_estate_id ?? []))]
  if (ids.length === 0) return new Map()
  const estates = await tx.selectFrom('estate').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(estates.map(({ id, name }) => [id, name]))
}

async function subjectsOfAll(tx: Tx, rows: readonly ConversationRow[]): Promise<Map<string, SubjectCard>> {
  const byType = Map.groupBy(
    rows.filter((row) => row.about_type !== null),
    ({ about_type }) => about_type as SubjectType,
  )
  const cards = new Map<string, SubjectCard>()
  for (const [type, of] of byType)
    for (const [id, card] of await subjectsOf(
      tx,
      type,
      of.flatMap(({ about_id }) => about_id ?? []),
    ))
      cards.set(`${type}:${id}`, card)
  return cards
}
