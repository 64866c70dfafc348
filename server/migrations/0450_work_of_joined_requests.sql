-- The work on a fault is that on all who report it, also where it was begun for one that was joined with another since.
create or replace function app.work_of_request(the_request uuid)
returns table (id uuid, number int, title text, status work_status, doer_name text, bearer work_bearer, bearer_reason text,
  approved_amount bigint, is_staff boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.number, o.title, o.status, coalesce(u.full_name, v.name), o.bearer, o.bearer_reason,
    case when s.is_staff or o.bearer = 'TENANT' then o.approved_amount end, s.is_staff
  from maintenance_request r
    join maintenance_request w on w.id = coalesce(r.merged_into, r.id) or w.merged_into = coalesce(r.merged_into, r.id)
    join work_order o on o.request_id = w.id
    left join users u on u.id = o.assigned_to left join vendor v on v.id = o.vendor_id
    cross join lateral (select app.runs_work(o.id) as is_staff) s
  where r.id = the_request and (app.runs_request(r.id) or app.has_part_in_request(r.id))
  order by o.created_at
$$;

create or replace function app.visits_between(since timestamptz, until timestamptz, of_estate uuid)
returns table (id uuid, starts_at timestamptz, ends_at timestamptz, title text, place text, is_open boolean, order_id uuid, report_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select v.id, v.starts_at, v.ends_at, o.title, concat_ws(', ', u.name, e.name), v.outcome is null, o.id, mine.id
  from work_visit v join work_order o on o.id = v.order_id
    join estate e on e.id = o.estate_id left join unit u on u.id = o.unit_id
    left join lateral (
      select r.id from maintenance_request w
        join maintenance_request r on r.id = coalesce(w.merged_into, w.id) or r.merged_into = coalesce(w.merged_into, w.id)
      where w.id = o.request_id and app.actor_id() in (r.reported_by, r.tenant_id) limit 1) mine on true
  where v.starts_at >= since and v.starts_at < until and v.cancelled_at is null
    and (of_estate is null or o.estate_id = of_estate) and (app.sees_all() or o.estate_id = any (app.my_estates()))
    and (mine.id is not null or app.reads_work(o.id))
  order by v.starts_at
$$;
