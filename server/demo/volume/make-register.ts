import type { Client } from 'pg'

/** So many assets have work of a plan that is overdue. */
const OVERDUE = 50

/** An asset to each request, at its place. One in eight requests is an asset's fault, and every such asset has two. */
export async function makeAssets(owner: Client, now: Date): Promise<void> {
  await owner.query(`
    create temp table volume_asset on commit drop as
    select uuidv7() as asset_id, * from maintenance_request where estate_id in (select estate_id from volume_estate)`)
  await owner.query('alter table asset disable trigger user')
  await owner.query(`
    insert into asset (id, estate_id, property_id, unit_id, kind, name, maker, serial, status, created_at)
    select asset_id, estate_id, case when number % 4 > 0 then property_id end, case when number % 4 > 1 then unit_id end,
      (enum_range(null::asset_kind))[1 + number % 15],
      (array['Generator', 'Borehole pump', 'Inverter', 'Lift', 'Gate motor'])[1 + number % 5] || ' ' || number,
      (array['Perkins', 'Grundfos', 'Luminous'])[1 + number % 3], 'SN' || number,
      case number % 50 when 0 then 'RETIRED'::asset_status when 1 then 'DOWN' else 'WORKING' end, created_at
    from volume_asset`)
  await owner.query('alter table asset enable trigger user')
  await owner.query('create index on volume_asset (estate_id, number)')
  await owner.query(`
    insert into asset_request (asset_id, request_id)
    select a.asset_id, r.id from volume_asset r
      join volume_asset a on a.estate_id = r.estate_id and a.number = r.number - r.number % 8
    where r.number % 8 in (0, 1)`)
  await makePlans(owner, now)
}

/** A plan of every tenth asset, each with work that was done, and of the newest some that is open and late. */
async function makePlans(owner: Client, now: Date): Promise<void> {
  await owner.query('alter table asset_plan disable trigger user')
  await owner.query(
    `insert into asset_plan (estate_id, property_id, unit_id, asset_id, title, category, rule, starts_on, counts_from, next_on)
    select estate_id, property_id, unit_id, asset_id, 'Service it', category, 'FREQ=MONTHLY', created_at::date, created_at::date,
      $1::date + number % 30 from volume_asset where number % 10 = 3`,
    [now],
  )
  await owner.query('alter table asset_plan enable trigger user')
  await owner.query(
    `insert into plan_occurrence (plan_id, key, due_on, state, order_id, closed_on)
    select p.id, 'one', case when is_late then $1::date - 3 else r.created_at::date end,
      case when is_late then 'OPEN'::occurrence_state else 'DONE' end, o.id, case when not is_late then r.created_at::date end
    from (select *, row_number() over (order by created_at desc, asset_id) <= ${OVERDUE} as is_late
      from volume_asset where number % 10 = 3) r
      join asset_plan p on p.asset_id = r.asset_id join work_order o on o.request_id = r.id`,
    [now],
  )
}

/** Of the newest so many, every second is still written. */
const NEWEST = 400

/** A condition report to each request, of its home. */
export async function makeInspections(owner: Client): Promise<void> {
  await owner.query('alter table inspection disable trigger user')
  await owner.query(`
    insert into inspection (kind, status, estate_id, property_id, unit_id, landlord_id, lease_id, tenant_id, tenant_name, created_by,
      client_id, created_at, hash, sealed_at, remarks_until, closed_at)
    select (enum_range(null::inspection_kind))[1 + r.number % 5],
      case when is_draft then 'DRAFT'::inspection_status else 'CLOSED' end, r.estate_id, r.property_id, r.unit_id, r.landlord_id,
      u.lease_id, u.tenant_id, u.tenant_name, e.created_by, uuidv7(), r.created_at,
      case when not is_draft then sha256(r.id::text::bytea) end, case when not is_draft then r.created_at end,
      case when not is_draft then r.created_at end, case when not is_draft then r.created_at end
    from (select *, row_number() over (order by created_at desc, id) <= ${NEWEST} and number % 2 = 0 as is_draft
      from maintenance_request) r
      join volume_unit u on u.unit_id = r.unit_id join estate e on e.id = r.estate_id`)
  await owner.query('alter table inspection enable trigger user')
}
