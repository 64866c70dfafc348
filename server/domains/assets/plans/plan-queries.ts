import type { plans } from '@gida/contract/domains/assets/plan-endpoints'
import { lagosDay } from '@gida/contract/shared/dates'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { asFound, given, type Listed, readFound } from '../../../platform/db/rows/pages.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { hoursOf } from '../register/asset-queries.ts'

const countOf = (which: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select count(*)::int from plan_occurrence o where o.plan_id = plan.id and ${which})`
const overdueOf = (tx: Tx) => countOf(sql`o.state = 'OPEN' and o.due_on < ${lagosDay(tx.now)}::date`)

/** Plans with place, status and last service, filtered by row-level security. */
const plansOf = (tx: Tx) =>
  tx
    .selectFrom('asset_plan as plan')
    .innerJoin('estate', 'estate.id', 'plan.estate_id')
    .leftJoin('property', 'property.id', 'plan.property_id')
    .leftJoin('unit', 'unit.id', 'plan.unit_id')
    .leftJoin('asset', 'asset.id', 'plan.asset_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('plan_occurrence as o')
          .select(['o.closed_on', 'o.closed_hours'])
          .whereRef('o.plan_id', '=', 'plan.id')
          .where('o.closed_on', 'is not', null)
          .orderBy('o.closed_on', 'desc')
          .orderBy('o.id', 'desc')
          .limit(1)
          .as('served'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('plan_occurrence as o')
          .select(['o.due_on'])
          .whereRef('o.plan_id', '=', 'plan.id')
          .where('o.state', '=', 'OPEN')
          .orderBy('o.due_on')
          .limit(1)
          .as('open'),
      (join) => join.onTrue(),
    )
    .selectAll('plan')
    .select(['estate.name as estate_name', 'property.name as property_name', 'unit.name as unit_name'])
    .select(['asset.name as asset_name', 'asset.status as asset_status'])
    .select(
      sql<boolean>`(estate.status = 'ARCHIVED' or property.archived_at is not null or unit.archived_at is not null)`.as(
        'is_archived',
      ),
    )
    .select([
      'served.closed_on as served_on',
      'served.closed_hours as served_hours',
      'open.due_on as open_on',
    ])
    .select(hoursOf(sql.ref('plan.asset_id')).as('hours'))
    .select(sql<boolean>`plan.estate_id = any (app.managed_estates()) or app.sees_all()`.as('is_managed'))
    .select([overdueOf(tx).as('overdue'), countOf(sql`o.state = 'MISSED'`).as('missed')])
export type PlanRow = Awaited<ReturnType<typeof getPlan>>

export async function getPlan(tx: Tx, id: string) {
  return orNotFound(await plansOf(tx).where('plan.id', '=', id).executeTakeFirst())
}

/** Locks a plan until the transaction ends, so that nothing is raised concurrently. 403 unless the actor manages its estate. */
export async function lockManagedPlan(tx: Tx, id: string): Promise<PlanRow> {
  const { is_managed } = await getPlan(tx, id)
  if (!is_managed) throw problem('PERMISSION_DENIED')
  return lockPlan(tx, id)
}

export async function lockPlan(tx: Tx, id: string): Promise<PlanRow> {
  await tx.selectFrom('asset_plan').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return getPlan(tx, id)
}

export const plansOfAsset = (tx: Tx, asset_id: string): Promise<PlanRow[]> =>
  plansOf(tx).where('plan.asset_id', '=', asset_id).orderBy('plan.status').orderBy('plan.title').execute()

/** The first plans by estate and asset, for the yearly overview. */
export async function firstPlans(tx: Tx, estate_id: string | undefined, limit: number): Promise<PlanRow[]> {
  const { rows } = await sql<{
    ids: string[]
  }>`select app.first_plans(${estate_id ?? null}, ${limit}) as ids`.execute(tx)
  const ids = rows[0]?.ids ?? []
  return plansOf(tx)
    .where(sql<SqlBool>`plan.id = any (${ids}::uuid[])`)
    .orderBy(asFound('plan.id', ids))
    .execute()
}

type Query = QueryOf<typeof plans.listPlans>

/** Plans by next date. */
export function listPlans(tx: Tx, query: Query): Promise<Listed<PlanRow>> {
  const alike = JSON.stringify(given({ asset_id: query.asset_id }))
  return readFound(
    tx,
    query,
    (bounds) => sql`
      select * from app.find_plans(${query.estate_id ?? null}, ${query.shown}, ${alike}::jsonb, ${lagosDay(tx.now)}, ${bounds})`,
    (ids) =>
      plansOf(tx)
        .where(sql<SqlBool>`plan.id = any (${ids}::uuid[])`)
        .orderBy(asFound('plan.id', ids))
        .execute(),
  )
}
