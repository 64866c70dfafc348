import type { assets } from '@gida/contract/domains/assets/endpoints'
import { COMES_BACK_DAYS } from '@gida/contract/domains/assets/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { asFound, given, type Listed, readFound } from '../../../platform/db/rows/pages.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'

/** SQL: number of overdue work orders of an asset's plans. */
const overdueOf = (tx: Tx): RawBuilder<number> => sql<number>`(
  select count(*)::int from asset_plan p join plan_occurrence o on o.plan_id = p.id
  where p.asset_id = asset.id and o.state = 'OPEN' and o.due_on < ${lagosDay(tx.now)}::date)`

const faultsCountFrom = (tx: Tx): RawBuilder<Date> =>
  sql`${tx.now}::timestamptz - make_interval(days => ${COMES_BACK_DAYS})`

/** SQL: number of recent faults: reported, or found by unplanned work. */
const faultsOf = (tx: Tx): RawBuilder<number> => {
  const since = faultsCountFrom(tx)
  return sql<number>`(
    select count(*)::int from (
      select r.id from asset_request ar join maintenance_request r on r.id = ar.request_id
      where ar.asset_id = asset.id and r.status <> 'CANCELLED' and r.created_at >= ${since}
      union all
      select w.id from asset_work aw join work_order w on w.id = aw.order_id
      where aw.asset_id = asset.id and w.status <> 'CANCELLED' and w.created_at >= ${since}
        and w.request_id is null and coalesce(w.origin_key, '') not like 'plan:%') fault)`
}

const nextOf = sql<string | null>`(
  select min(coalesce(o.due_on, p.next_on))::text from asset_plan p
    left join plan_occurrence o on o.plan_id = p.id and o.state = 'OPEN'
  where p.asset_id = asset.id and p.status = 'ACTIVE')`

/** SQL: total hours an asset has run, by its last reading. */
export const hoursOf = (asset: RawBuilder<unknown>): RawBuilder<number | null> => sql<number | null>`(
  select r.total from asset_reading r where r.asset_id = ${asset} order by r.read_at desc, r.id desc limit 1)`

/** Assets with place and status, filtered by row-level security. */
const assetsOf = (tx: Tx) =>
  tx
    .selectFrom('asset')
    .innerJoin('estate', 'estate.id', 'asset.estate_id')
    .leftJoin('property', 'property.id', 'asset.property_id')
    .leftJoin('unit', 'unit.id', 'asset.unit_id')
    .leftJoin('vendor', 'vendor.id', 'asset.vendor_id')
    .selectAll('asset')
    .select(['estate.name as estate_name', 'property.name as property_name', 'unit.name as unit_name'])
    .select('vendor.name as vendor_name')
    .select(sql<boolean>`asset.estate_id = any (app.managed_estates()) or app.sees_all()`.as('is_managed'))
    .select(hoursOf(sql.ref('asset.id')).as('hours'))
    .select(nextOf.as('plan_next_on'))
    .select([overdueOf(tx).as('overdue'), faultsOf(tx).as('faults')])
export type AssetRow = Awaited<ReturnType<typeof getAsset>>

export async function getAsset(tx: Tx, id: string) {
  return orNotFound(await assetsOf(tx).where('asset.id', '=', id).executeTakeFirst())
}

/** An asset that the actor manages; 403 if they can only read it. */
export async function getManagedAsset(tx: Tx, id: string): Promise<AssetRow> {
  const asset = await getAsset(tx, id)
  if (!asset.is_managed) throw problem('PERMISSION_DENIED')
  return asset
}

type Query = QueryOf<typeof assets.listAssets>

/** By name. */
export function listAssets(tx: Tx, query: Query): Promise<Listed<AssetRow>> {
  const { estate_id = null, shown, property_id, kind, status, search = null } = query
  const alike = JSON.stringify(given({ property_id, kind_name: kind, status }))
  return readFound(
    tx,
    query,
    (bounds) => sql`
      select * from app.find_assets(${estate_id}, ${shown}, ${alike}::jsonb, ${search}, ${aboutWhich(query)},
        ${lagosDay(tx.now)}, ${faultsCountFrom(tx)}, ${bounds})`,
    (ids) =>
      assetsOf(tx)
        .where(sql<SqlBool>`asset.id = any (${ids}::uuid[])`)
        .orderBy(asFound('asset.id', ids))
        .execute(),
  )
}

/** The assets of a request or an order; null if neither is given. */
function aboutWhich({ request_id, order_id }: Query): RawBuilder<string[] | null> {
  const named = [
    ...(request_id ? [sql`select asset_id from asset_request where request_id = ${request_id}`] : []),
    ...(order_id ? [sql`select asset_id from asset_work where order_id = ${order_id}`] : []),
  ]
  return named.length > 0 ? sql`array(${sql.join(named, sql` intersect `)})` : sql`null::uuid[]`
}
