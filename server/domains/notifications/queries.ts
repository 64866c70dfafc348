import type { notifications } from '@gida/contract/domains/notifications/endpoints'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound } from '../../platform/errors/problem.ts'

export type NotificationRow = Awaited<ReturnType<typeof getNotification>>

const ofUser = (tx: Tx, user_id: string) => tx.selectFrom('notification').where('user_id', '=', user_id)

export async function getNotification(tx: Tx, user_id: string, id: string) {
  return orNotFound(await ofUser(tx, user_id).selectAll().where('id', '=', id).executeTakeFirst())
}

/** A person's notifications, newest first, with a total. */
export async function listNotifications(
  tx: Tx,
  user_id: string,
  query: QueryOf<typeof notifications.listNotifications>,
): Promise<{ rows: NotificationRow[]; total: number }> {
  let wanted = ofUser(tx, user_id)
  if (query.type) wanted = wanted.where('type', '=', query.type)
  if (query.unread !== undefined) wanted = wanted.where('read_at', query.unread ? 'is' : 'is not', null)
  const [rows, counted] = await Promise.all([
    wanted
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(query.limit))
      .offset(sql.lit((query.page - 1) * query.limit))
      .execute(),
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

export async function countUnread(tx: Tx, user_id: string): Promise<number> {
  return (await countUnreadOf(tx, [user_id])).get(user_id) ?? 0
}

/** Unread counts by person; zero counts are omitted. */
export async function countUnreadOf(tx: Tx, user_ids: readonly string[]): Promise<Map<string, number>> {
  const counts = await tx
    .selectFrom('notification')
    .select(['user_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('user_id', 'in', user_ids)
    .where('read_at', 'is', null)
    .groupBy('user_id')
    .execute()
  return new Map(counts.map(({ user_id, count }) => [user_id, count]))
}
