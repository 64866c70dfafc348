import { REPORTS } from '@gida/contract/domains/reports/catalogue'
import { ReportAsked } from '@gida/contract/domains/reports/report'
import type { Shape } from '@gida/contract/domains/reports/shape'
import { Every, type ReportView } from '@gida/contract/domains/reports/view'
import type { PageQuery } from '@gida/contract/shared/pages'
import { type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { readPage } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Row-level security gives a person their own views and those shared in their estates. */
const reportViews = (tx: Tx) =>
  tx
    .selectFrom('report_view as view')
    .innerJoin('users', 'users.id', 'view.user_id')
    .leftJoin('estate', 'estate.id', 'view.estate_id')
    .select([
      'view.id',
      'view.name',
      'view.asked',
      'view.user_id',
      'view.every',
      'view.next_on',
      'view.stopped',
    ])
    .select(['users.full_name as owner_name', 'estate.name as shared_in'])
type Row = Awaited<ReturnType<ReturnType<typeof reportViews>['executeTakeFirstOrThrow']>>

/** The same condition in a form that uses indexes. */
const theirs = ({ user_id, role }: Actor) => sql<SqlBool>`(view.id in (
  select id from report_view where user_id = ${user_id}
  union all select id from report_view where estate_id = any ((select app.my_estates())::uuid[]))
  and (${role !== 'LANDLORD'} or view.asked ->> 'report' = any (${OWNERS}::text[])))`
const OWNERS = Object.entries<Shape>(REPORTS).flatMap(([key, { by }]) => (by === 'OWNERS' ? [key] : []))

/** Newest first. Views that landlords could not open are hidden from them. */
export async function listReportViews(tx: Tx, actor: Actor, query: PageQuery) {
  const newest = reportViews(tx)
    .where(theirs(actor))
    .orderBy('view.created_at', 'desc')
    .orderBy('view.id', 'desc')
  const { rows, total } = await readPage(newest, query)
  return { rows: rows.map((row) => present(row, actor)), total }
}

/** A view of the actor's own. */
export async function getReportView(tx: Tx, actor: Actor, id: string): Promise<ReportView> {
  const found = reportViews(tx).where('view.id', '=', id).where('view.user_id', '=', actor.user_id)
  return present(orNotFound(await found.executeTakeFirst()), actor)
}

function present({ user_id, asked, every, ...row }: Row, actor: Actor): ReportView {
  const isMine = user_id === actor.user_id
  return {
    ...row,
    asked: ReportAsked.parse(asked),
    is_mine: isMine,
    // Mail settings are only visible to the view's owner.
    every: isMine && every ? Every.parse(every) : null,
    next_on: isMine ? row.next_on : null,
    stopped: isMine ? row.stopped : null,
  }
}
