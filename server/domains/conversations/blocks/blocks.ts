import type { Block } from '@gida/contract/domains/conversations/block'
import { sql } from 'kysely'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import type { ConversationRow } from '../queries.ts'

type Actor = { user_id: string }

/** Blocks direct messages from a person. Their messages appear to them as sent, so they do not learn of it. */
export async function blockPerson(tx: Tx, { user_id }: Actor, blocked_id: string): Promise<void> {
  if (blocked_id === user_id) throw new Problem('ILLEGAL_STATE', { message: 'Nobody can block themselves.' })
  await tx
    .insertInto('message_block')
    .values({ blocker_id: user_id, blocked_id, created_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Messages written in the meantime stay hidden. */
export async function unblockPerson(tx: Tx, { user_id }: Actor, blocked_id: string): Promise<void> {
  await tx
    .deleteFrom('message_block')
    .where('blocker_id', '=', user_id)
    .where('blocked_id', '=', blocked_id)
    .execute()
}

/** Names bypass row-level security, since a blocked person may not be visible otherwise any more. */
export async function listBlocks(tx: Tx, { user_id }: Actor): Promise<Block[]> {
  const blocks = await asSystem(tx, () =>
    tx
      .selectFrom('message_block')
      .innerJoin('users', 'users.id', 'message_block.blocked_id')
      .select(['users.id as user_id', 'users.full_name as name', 'message_block.created_at'])
      .where('blocker_id', '=', user_id)
      .orderBy('users.full_name')
      .execute(),
  )
  return blocks.map(({ created_at, ...block }) => ({ ...block, created_at: created_at.toISOString() }))
}

/** Those of these people who have blocked somebody. */
export async function blockersOf(
  tx: Tx,
  blocked_id: string,
  user_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (user_ids.length === 0) return new Set()
  const found = await asSystem(tx, () =>
    tx
      .selectFrom('message_block')
      .select('blocker_id')
      .where('blocked_id', '=', blocked_id)
      .where('blocker_id', 'in', [...user_ids])
      .execute(),
  )
  return new Set(found.map(({ blocker_id }) => blocker_id))
}

/** Whether a message is withheld because the only other participant has blocked its sender. Never in office and group conversations. */
export async function isWithheldFrom(
  tx: Tx,
  user_id: string,
  { id, kind }: Pick<ConversationRow, 'id' | 'kind'>,
): Promise<boolean> {
  if (kind === 'OFFICE') return false
  const { rows } = await asSystem(tx, () =>
    sql<{ is_withheld: boolean }>`
      select count(*) = 1 and bool_and(exists (
          select from message_block b where b.blocker_id = p.user_id and b.blocked_id = ${user_id})) as is_withheld
      from conversation_participant p
      where p.conversation_id = ${id} and p.user_id <> ${user_id} and p.left_at is null and not p.is_office`.execute(
      tx,
    ),
  )
  return rows[0]?.is_withheld ?? false
}
