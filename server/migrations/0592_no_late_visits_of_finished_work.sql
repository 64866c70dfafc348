-- The same as before, also to whoever lives in the home then: somebody comes in, whether or not they reported anything. No visit of
-- finished work is open: nobody comes late for it any more, though its outcome was not recorded.
create or replace function app.visits_between(since timestamptz, until timestamptz, of_estate uuid)
returns table (id uuid, starts_at timestamptz, ends_at timestamptz, title text, place text, is_open boolean, order_id uuid, report_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select v.id, v.starts_at, v.ends_at, o.title, concat_ws(', ', u.name, e.name), v.outcome is null and o.status not in ('DONE', 'CLOSED', 'CANCELLED'), o.id, mine.id
  from work_visit v join work_order o on o.id = v.order_id
    join estate e on e.id = o.estate_id left join unit u on u.id = o.unit_id
    left join lateral (
      select r.id from maintenance_request w
        join maintenance_request r on r.id = coalesce(w.merged_into, w.id) or r.merged_into = coalesce(w.merged_into, w.id)
      where w.id = o.request_id and app.actor_id() in (r.reported_by, r.tenant_id) limit 1) mine on true
  where v.starts_at >= since and v.starts_at < until and v.cancelled_at is null
    and (of_estate is null or o.estate_id = of_estate) and (app.sees_all() or o.estate_id = any (app.my_estates()))
    and (mine.id is not null or app.reads_work(o.id) or exists (
      select from lease_unit h join lease l on l.id = h.lease_id
      where h.unit_id = o.unit_id and l.tenant_id = app.actor_id()
        and (l.status = 'ACTIVE' and h.during @> (v.starts_at at time zone 'Africa/Lagos')::date or app.stays_on(h))))
  order by v.starts_at
$$;
