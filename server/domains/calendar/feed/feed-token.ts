import type { CalendarFeed } from '@gida/contract/domains/calendar/calendar'
import { hashToken, newToken } from '../../../platform/access/link-tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'

type Who = { user_id: string }

/** Creates a new feed address; the former one stops working. */
export async function makeFeed(tx: Tx, { user_id }: Who, publicUrl: string): Promise<{ url: string }> {
  const token = newToken()
  const made = { token_hash: hashToken(token), created_at: tx.now, read_at: null }
  await tx
    .insertInto('calendar_feed')
    .values({ user_id, ...made })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
    .execute()
  return { url: `${publicUrl}/cal/${token}.ics` }
}

export async function revokeFeed(tx: Tx, { user_id }: Who): Promise<void> {
  await tx.deleteFrom('calendar_feed').where('user_id', '=', user_id).execute()
}

export async function getFeed(tx: Tx, { user_id }: Who): Promise<CalendarFeed> {
  const feed = await tx
    .selectFrom('calendar_feed')
    .select(['created_at', 'read_at'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return {
    is_on: feed !== undefined,
    made_at: feed?.created_at.toISOString() ?? null,
    read_at: feed?.read_at?.toISOString() ?? null,
  }
}

/** The owner of a feed token; records its use. */
export async function findFeed(tx: Tx, token: string): Promise<Who | undefined> {
  return tx
    .updateTable('calendar_feed')
    .set({ read_at: tx.now })
    .where('token_hash', '=', hashToken(token))
    .returning('user_id')
    .executeTakeFirst()
}
