-- Visits of some days, to whoever may read of the work, and to those who reported what it mends; `report_id` is their own report of it.
create function app.visits_between(since timestamptz, until timestamptz, of_estate uuid)
returns table (id uuid, starts_at timestamptz, ends_at timestamptz, title text, place text, is_open boolean, order_id uuid, report_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select v.id, v.starts_at, v.ends_at, o.title, concat_ws(', ', u.name, e.name), v.outcome is null, o.id, mine.id
  from work_visit v join work_order o on o.id = v.order_id
    join estate e on e.id = o.estate_id left join unit u on u.id = o.unit_id
    left join lateral (
      select r.id from maintenance_request r
      where o.request_id in (r.id, r.merged_into) and app.actor_id() in (r.reported_by, r.tenant_id) limit 1) mine on true
  where v.starts_at >= since and v.starts_at < until and v.cancelled_at is null
    and (of_estate is null or o.estate_id = of_estate) and (app.sees_all() or o.estate_id = any (app.my_estates()))
    and (mine.id is not null or app.reads_work(o.id))
  order by v.starts_at
$$;
