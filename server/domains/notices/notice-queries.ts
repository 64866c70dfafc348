import type { notices as calls } from '@gida/contract/domains/notices/endpoints'
import { MOVES, type NoticeMove } from '@gida/contract/domains/notices/rules'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type SqlBool, sql, type Updateable } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { asFound, given, type Listed, readFound } from '../../platform/db/rows/pages.ts'
import type { Notice as NoticeTable } from '../../platform/db/schema/generated.ts'
import { orNotFound, problem } from '../../platform/errors/problem.ts'
import { runsNotice } from './policy.ts'
import type { QuitNotice } from './validity.ts'

/** Notices with the names of their places, filtered by row-level security: tenants see only served ones. */
const notices = (tx: Tx) =>
  tx
    .selectFrom('notice')
    .leftJoin('estate', 'estate.id', 'notice.estate_id')
    .leftJoin('unit', 'unit.id', 'notice.unit_id')
    .selectAll('notice')
    .select([
      sql<string>`coalesce(estate.name, '')`.as('estate_name'),
      sql<string>`coalesce(unit.name, '')`.as('unit_name'),
      sql<string>`coalesce(app.name_of(notice.created_by), '')`.as('prepared_by'),
      sql<boolean>`app.runs_notice(notice.id)`.as('is_run'),
    ])
export type NoticeRow = Awaited<ReturnType<typeof getNotice>>

export async function getNotice(tx: Tx, id: string) {
  return orNotFound(await notices(tx).where('notice.id', '=', id).executeTakeFirst())
}

/** Locks a notice until the transaction ends. 403 unless the actor runs it. */
export async function lockNotice(tx: Tx, actor: Actor, id: string): Promise<NoticeRow> {
  if (!runsNotice(actor, await getNotice(tx, id))) throw problem('PERMISSION_DENIED')
  await tx.selectFrom('notice').select('id').where('id', '=', id).forUpdate().execute()
  return getNotice(tx, id)
}

/** Newest first. */
export function listNotices(tx: Tx, query: QueryOf<typeof calls.listNotices>): Promise<Listed<NoticeRow>> {
  const { estate_id = null, lease_id, kind, state } = query
  const alike = JSON.stringify(given({ lease_id, kind, state }))
  return readFound(
    tx,
    query,
    (bounds) => sql`select * from app.find_notices(${estate_id}, ${alike}::jsonb, ${bounds})`,
    (ids) =>
      notices(tx)
        .where(sql<SqlBool>`notice.id = any (${ids}::uuid[])`)
        .orderBy(asFound('notice.id', ids))
        .execute(),
  )
}

/** The newest notices of some leases. */
export const noticesOfLeases = (tx: Tx, lease_ids: readonly string[], most: number): Promise<NoticeRow[]> =>
  notices(tx)
    .where(sql<SqlBool>`notice.lease_id = any (${lease_ids}::uuid[])`)
    .orderBy('notice.created_at', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(most)
    .execute()

/** The valid notice to quit served on a lease, if there is one. */
export async function findQuitNotice(tx: Tx, lease_id: string): Promise<QuitNotice> {
  const found = await tx
    .selectFrom('notice')
    .select(['id', 'dated', 'ends_on'])
    .where('lease_id', '=', lease_id)
    .where('kind', '=', 'QUIT')
    .where('state', 'in', ['SERVED', 'EXPIRED', 'ACTED_ON'])
    .orderBy('ends_on', 'desc')
    .executeTakeFirst()
  return found?.ends_on ? { ...found, ends_on: found.ends_on } : null
}

/** Makes a legal transition, or throws: the update compares the states from which it is allowed. */
export async function moveNotice(
  tx: Tx,
  id: string,
  move: NoticeMove,
  set: Updateable<NoticeTable> = {},
): Promise<boolean> {
  const { from, to } = MOVES[move]
  const moved = await tx
    .updateTable('notice')
    .set({ state: to, ...set })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}
