import type { Client } from 'pg'

/** Of the newest so many, every second is still open. */
const NEWEST = 400

/** So many maintenance requests of the units of volume, one an hour: the more there are, the longer ago the first one was. */
export async function makeRequests(owner: Client, requests: number, now: Date): Promise<void> {
  await owner.query('alter table maintenance_request disable trigger user')
  await owner.query(
    `with unit as (select *, row_number() over (order by n) - 1 as nth, count(*) over () as units from volume_unit),
    made as (
      select i, u.*, $2::timestamptz - ($1::int - i) * interval '1 hour' as at, i % 2 = 0 and i > $1::int - ${NEWEST} as is_open,
        abs(hashint4(i)) as mix
      from generate_series(1, $1::int) i join unit u on u.nth = i % u.units)
    insert into maintenance_request (number, estate_id, property_id, unit_id, scope, landlord_id, category, title, priority,
      proposed_priority, status, reported_by, tenant_id, contact_name, client_id, created_at, opened_at, answered_at, resolved_at,
      closed_at, rating, answer_due_at, fix_due_at)
    select row_number() over (partition by estate_id order by i), estate_id, property_id, unit_id,
      case when mix % 20 = 0 then 'ESTATE'::maintenance_scope else 'UNIT' end, landlord_id,
      (enum_range(null::maintenance_category))[1 + mix % 10],
      (array['Kitchen tap is leaking', 'Socket sparks', 'Soakaway is full', 'Roof leaks over the bed', 'Gate does not close'])[1 + mix % 5]
        || ', ' || name, (enum_range(null::maintenance_priority))[1 + mix % 4], (enum_range(null::maintenance_priority))[1 + mix % 4],
      case when is_open then 'OPEN'::maintenance_status else 'CLOSED' end, tenant_id, tenant_id, tenant_name, uuidv7(), at, at,
      case when not is_open or mix % 3 = 0 then at + interval '1 hour' end,
      case when not is_open then at + interval '2 days' end, case when not is_open then at + interval '3 days' end,
      case when not is_open then 1 + mix % 5 end,
      at + interval '2 hours', at + (1 + mix % 30) * interval '1 day'
    from made`,
    [requests, now],
  )
  await owner.query('alter table maintenance_request enable trigger user')
  await owner.query(`
    insert into maintenance_count (estate_id, last_number)
    select estate_id, max(number) from maintenance_request group by estate_id
    on conflict (estate_id) do update set last_number = excluded.last_number`)
  await owner.query(`
    insert into maintenance_event (request_id, at, kind, actor_id, to_value)
    select r.id, r.created_at, 'REPORTED'::maintenance_event_kind, r.reported_by, r.priority::text
    from maintenance_request r join volume_unit u on u.unit_id = r.unit_id`)
}
