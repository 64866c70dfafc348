import type { Client } from 'pg'

/** A vendor to each request, known to its estate. They stand in `volume_vendor` by estate and number from then on. */
export async function makeVendors(owner: Client): Promise<void> {
  await owner.query(`
    create temp table volume_vendor on commit drop as
    select uuidv7() as vendor_id, estate_id, number, row_number() over (order by estate_id, number) as nth
    from maintenance_request where estate_id in (select estate_id from volume_estate)`)
  await owner.query(`
    insert into vendor (id, name, kind, trades, area, phone, wht_class)
    select vendor_id, (array['Okafor', 'Bello', 'Adewale', 'Etim', 'Danladi'])[1 + nth % 5] || ' '
        || (array['Plumbing', 'Electrical', 'Pumps', 'Roofing'])[1 + nth % 4] || ' ' || nth,
      'FIRM', array[(enum_range(null::maintenance_category))[1 + abs(hashint8(nth)) % 10]], (array['Ajah', 'Ikeja', 'Wuse', 'Garki'])[1 + abs(hashint8(nth)) % 4],
      '+23470' || lpad(nth::text, 8, '0'), 'BUILDING'
    from volume_vendor`)
  await owner.query(
    'insert into vendor_estate (vendor_id, estate_id) select vendor_id, estate_id from volume_vendor',
  )
  await owner.query('create index on volume_vendor (estate_id, number)')
  await owner.query('analyze volume_vendor, vendor_estate')
}

/** A work order to each request, done where that is: four in a row of an estate by one vendor. */
export async function makeOrders(owner: Client): Promise<void> {
  await owner.query('alter table work_order disable trigger user')
  await owner.query(`
    insert into work_order (number, estate_id, property_id, unit_id, landlord_id, request_id, title, category, priority, status,
      vendor_id, due_on, approved_amount, bearer, bearer_decided_at, created_at, done_at, closed_at)
    select r.number, r.estate_id, r.property_id, r.unit_id, r.landlord_id, r.id, r.title, r.category, r.priority,
      case when r.closed_at is not null then 'CLOSED'::work_status
        else (array['OPEN', 'QUOTING', 'APPROVAL', 'IN_PROGRESS'])[1 + r.number % 4]::work_status end,
      v.vendor_id, (r.created_at + (1 + r.number % 30) * interval '1 day')::date, (1 + r.number % 40) * 500000,
      case when r.number % 10 = 0 then 'FUND'::work_bearer else 'LANDLORD' end, r.created_at, r.created_at, r.closed_at, r.closed_at
    from maintenance_request r join volume_vendor v on v.estate_id = r.estate_id and v.number = 1 + r.number / 4 * 4`)
  await owner.query('alter table work_order enable trigger user')
  await owner.query(`
    insert into work_count (estate_id, last_number) select estate_id, max(number) from work_order group by 1
    on conflict (estate_id) do update set last_number = excluded.last_number`)
}

/** Of those that are done, the newest so many are still to be paid, and every hundredth one was taken back. */
const TO_PAY = 400

/** A bill of each order that is done. The books know nothing of them: they are for lists alone. */
export async function makeBills(owner: Client): Promise<void> {
  await owner.query(`
    insert into vendor_bill (estate_id, order_id, property_id, unit_id, category, vendor_id, vendor_name, title, number, billed_on, lines, amount,
      retention_amount, advance_amount, paid_amount, bearer, landlord_id, payer, entered_by, created_at, voided_at, voided_by, void_reason)
    select estate_id, id, property_id, unit_id, category, vendor_id, 'A vendor', title, 'INV-' || number, done_at::date,
      jsonb_build_array(jsonb_build_object('description', title, 'amount', approved_amount)), approved_amount, 0, 0,
      case when not is_void and nth > ${TO_PAY} then approved_amount else 0 end, bearer::text,
      case when bearer <> 'FUND' then landlord_id end, 'PERSON', created_by, done_at,
      case when is_void then done_at end, case when is_void then created_by end, case when is_void then 'Entered twice' end
    from (
      select o.id, o.estate_id, o.property_id, o.unit_id, o.category, o.vendor_id, o.title, o.number, o.done_at, o.approved_amount, o.bearer, o.landlord_id,
        e.created_by, row_number() over (order by o.done_at desc, o.id) as nth, o.number % 100 = 7 as is_void
      from work_order o join estate e on e.id = o.estate_id join volume_estate v on v.estate_id = e.id
      where o.status = 'CLOSED') done`)
}
