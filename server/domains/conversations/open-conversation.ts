import type { OpenConversation } from '@gida/contract/domains/conversations/conversation'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { spendAllowance } from '../../platform/allowances/allowance.ts'
import type { Tx } from '../../platform/db/db.ts'
import { findSent, sentAs } from '../../platform/db/rows/sent-once.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import { blockersOf } from './blocks/blocks.ts'
import { putParticipants, refuseTooMany } from './participants/participation.ts'
import { type ConversationRow, getConversation } from './queries.ts'
import { subjectsOf } from './subjects.ts'

type Opened = { row: ConversationRow; is_new: boolean }

/**
 * Opens a conversation. One about a subject goes to the office of its estate, so that whoever manages it at the time can answer. The
 * same people with the same subject get the existing conversation, unless it has a title; then it is idempotent by `client_id`.
 */
export async function openConversation(
  tx: Tx,
  actor: Pick<Actor, 'user_id' | 'role'>,
  { client_id, ...wanted }: OpenConversation,
): Promise<Opened> {
  const sent = sentAs(wanted.title ? client_id : undefined, wanted)
  const before = await findSent(tx, 'conversation', { created_by: actor.user_id }, sent)
  if (before) return { row: await getConversation(tx, actor.user_id, before), is_new: false }
  const office_estate_id = await officeOf(tx, wanted)
  const isManager = office_estate_id !== null && (await manages(tx, office_estate_id))
  const people = [...new Set([...wanted.user_ids, ...(isManager ? [] : [actor.user_id])])].toSorted()
  refuseTooMany(people.length)
  const kind = office_estate_id ? 'OFFICE' : people.length > 2 || wanted.title ? 'GROUP' : 'DIRECT'
  const about = wanted.about && { about_type: wanted.about.type, about_id: wanted.about.id }
  const key = wanted.title ? null : keyOf({ people, office_estate_id, about: wanted.about })

  const make = (key: string | null) =>
    tx
      .insertInto('conversation')
      .values({
        ...{ kind, title: wanted.title, ...about, office_estate_id, key, ...sent },
        ...{ created_by: actor.user_id, created_at: tx.now, last_message_at: tx.now },
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst()
  const find = (key: string | null) =>
    tx.selectFrom('conversation').select('id').where('key', '=', key).executeTakeFirst()
  let made = await make(key)
  let known = made ? undefined : await find(key)
  if (!made && !known) {
    // The existing one excludes the actor, who has blocked its creator, so they get their own.
    const own = `${key}|${actor.user_id}`
    made = await make(own)
    known = made ? undefined : await find(own)
  }
  if (made) {
    await meetStrangers(tx, actor, wanted.user_ids)
    const blockers = kind === 'DIRECT' ? new Set() : await blockersOf(tx, actor.user_id, people)
    await putParticipants(
      tx,
      made.id,
      people.filter((one) => !blockers.has(one)),
      0,
    )
    return { row: await getConversation(tx, actor.user_id, made.id), is_new: true }
  }
  const { id } = orNotFound(known)
  return { row: await getConversation(tx, actor.user_id, id), is_new: false }
}

/** The estate whose office is addressed: that of the subject, or the one given. */
async function officeOf(tx: Tx, { about, office_estate_id }: OpenConversation): Promise<string | null> {
  if (!about) return office_estate_id ?? null
  return orNotFound((await subjectsOf(tx, about.type, [about.id])).get(about.id)).estate_id
}

async function manages(tx: Tx, estate_id: string): Promise<boolean> {
  const { rows } = await sql<{ is_mine: boolean }>`
    select ${estate_id} = any (app.managed_estates()) as is_mine`.execute(tx)
  return rows[0]?.is_mine ?? false
}

/** Limits how many new people tenants and landlords can write to per hour; staff are not limited. */
async function meetStrangers(
  tx: Tx,
  { user_id, role }: Pick<Actor, 'user_id' | 'role'>,
  user_ids: readonly string[],
): Promise<void> {
  if (role !== 'TENANT' && role !== 'LANDLORD') return
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unnest(${[...new Set(user_ids)]}::uuid[]) t (id)
    where id <> ${user_id} and not exists (
      select from conversation_participant mine
        join conversation c on c.id = mine.conversation_id and c.last_number > 0
        join conversation_participant theirs on theirs.conversation_id = c.id and theirs.user_id = t.id
      where mine.user_id = ${user_id})`.execute(tx)
  for (let left = rows[0]?.count ?? 0; left > 0; left--)
    await spendAllowance(
      tx,
      { name: 'stranger', spender: user_id, most: 5, seconds: 3_600 },
      'You have written to many new people. Wait a while before you write to more.',
    )
}

type Same = { people: readonly string[]; office_estate_id: string | null; about: OpenConversation['about'] }
const keyOf = ({ people, office_estate_id, about }: Same) =>
  [office_estate_id ?? '', about ? `${about.type}:${about.id}` : '', ...people].join('|')
