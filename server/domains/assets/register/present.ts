import type { Asset, AssetDetail, AssetFile, AssetHistoryLine } from '@gida/contract/domains/assets/asset'
import { COMES_BACK_DAYS } from '@gida/contract/domains/assets/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { plansOfAsset } from '../plans/plan-queries.ts'
import { presentPlan } from '../plans/present.ts'
import { readingsOf } from '../readings/reading-queries.ts'
import type { AssetRow } from './asset-queries.ts'

/** Lines of history shown on an asset's page. */
const MOST_LINES = 50

export const presentAsset = (row: AssetRow): Asset => ({
  ...{ id: row.id, estate_id: row.estate_id, estate_name: row.estate_name },
  ...{ property_id: row.property_id, property_name: row.property_name },
  ...{ unit_id: row.unit_id, unit_name: row.unit_name },
  ...{ kind: row.kind, name: row.name, maker: row.maker, model: row.model, status: row.status },
  ...{ hours: row.hours, warranty_until: row.warranty_until, next_on: row.plan_next_on },
  ...{ overdue: row.overdue, faults: row.faults },
})

export async function presentAssetDetail(tx: Tx, row: AssetRow): Promise<AssetDetail> {
  const [parents, parts, statuses, readings, files, plans, history, figures] = await together([
    named(tx, 'id', row.parent_id),
    named(tx, 'parent_id', row.id),
    statusesOf(tx, row.id),
    readingsOf(tx, row.id),
    filesWithNames(tx).where('file.asset_id', '=', row.id).orderBy('file.id').execute(),
    plansOfAsset(tx, row.id),
    historyOf(tx, row.id),
    figuresOf(tx, row.id),
  ])
  return {
    ...presentAsset(row),
    ...{ serial: row.serial, rating: row.rating, rating_unit: row.rating_unit, note: row.note },
    ...{ in_service_on: row.in_service_on, warranty_terms: row.warranty_terms },
    ...{ vendor_id: row.vendor_id, vendor_name: row.vendor_name, parent: parents[0] ?? null, parts },
    ...{ ...figures, statuses, readings, files: files.map(presentFile), history },
    plans: plans.map(presentPlan),
    can: { manage: row.is_managed, read_meter: row.status !== 'RETIRED' },
  }
}

const named = (tx: Tx, column: 'id' | 'parent_id', id: string | null) =>
  tx.selectFrom('asset').select(['id', 'name', 'kind']).where(column, '=', id).orderBy('name').execute()

async function statusesOf(tx: Tx, asset_id: string): Promise<AssetDetail['statuses']> {
  const rows = await tx
    .selectFrom('asset_status_log as log')
    .leftJoin('users', 'users.id', 'log.actor_id')
    .select(['log.id', 'log.at', 'log.status', 'log.note', 'users.full_name as actor_name'])
    .where('log.asset_id', '=', asset_id)
    .orderBy('log.at', 'desc')
    .orderBy('log.id', 'desc')
    .limit(MOST_LINES)
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

export const filesWithNames = (tx: Tx) =>
  tx
    .selectFrom('asset_file as file')
    .leftJoin('users', 'users.id', 'file.uploaded_by')
    .select(['file.id', 'kind', 'name', 'content_type', 'size', 'width', 'height', 'file.created_at'])
    .select(sql<string>`coalesce(users.full_name, '')`.as('uploader_name'))
export type FileRow = Awaited<ReturnType<ReturnType<typeof filesWithNames>['executeTakeFirstOrThrow']>>

export const presentFile = ({ kind, created_at, ...row }: FileRow): AssetFile => ({
  ...row,
  kind: kind === 'PDF' ? 'PDF' : 'PICTURE',
  created_at: created_at.toISOString(),
})

const billedFor = (order: RawBuilder<unknown>): RawBuilder<number | null> => sql<number | null>`(
  select sum(b.amount)::bigint from vendor_bill b where b.order_id = ${order} and b.voided_at is null)`

/** Requests and work orders of an asset, newest first. */
async function historyOf(tx: Tx, asset_id: string): Promise<AssetHistoryLine[]> {
  const { rows } = await sql<Omit<AssetHistoryLine, 'at'> & { at: Date }>`
    select 'REQUEST' as kind, r.id, r.number, r.title, r.status::text, r.created_at as at, null::bigint as cost, false as is_planned
    from asset_request a join maintenance_request r on r.id = a.request_id where a.asset_id = ${asset_id}
    union all
    select 'ORDER', w.id, w.number, w.title, w.status::text, w.created_at, ${billedFor(sql.ref('w.id'))},
      coalesce(w.origin_key, '') like 'plan:%'
    from asset_work a join work_order w on w.id = a.order_id where a.asset_id = ${asset_id}
    order by at desc, id desc limit ${MOST_LINES}`.execute(tx)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Recent downtime by status changes, and the cost of work within a year. */
async function figuresOf(tx: Tx, asset_id: string): Promise<Pick<AssetDetail, 'down_hours' | 'spent'>> {
  const { rows } = await sql<{ down_hours: number; spent: number }>`
    with stood as (
      select status, greatest(at, ${tx.now}::timestamptz - make_interval(days => ${COMES_BACK_DAYS})) as since,
        lead(at, 1, ${tx.now}::timestamptz) over (order by at, id) as until
      from asset_status_log where asset_id = ${asset_id})
    select coalesce((select floor(sum(extract(epoch from until - since)) / 3600)::int from stood
        where status = 'DOWN' and until > since), 0) as down_hours,
      coalesce((select sum(b.amount) from asset_work a join vendor_bill b on b.order_id = a.order_id
        where a.asset_id = ${asset_id} and b.voided_at is null
          and b.billed_on > ${tx.now}::timestamptz - interval '365 days'), 0)::bigint as spent`.execute(tx)
  return rows[0] ?? { down_hours: 0, spent: 0 }
}
