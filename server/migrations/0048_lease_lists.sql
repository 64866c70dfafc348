-- A page of leases costs the same for every size: it is found outside row-level security, and how many there are is kept.

create table lease_count (
  -- An estate or a landlord.
  scope_id uuid not null,
  status lease_status not null,
  count bigint not null,
  primary key (scope_id, status)
) with (fillfactor = 60);

call app.protect('lease_count', 'select');
create policy scope on lease_count for select
  using (scope_id = (select app.actor_id()) or scope_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

create function app.count_leases() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    insert into lease_count as t (scope_id, status, count)
    select s.scope_id, c.status, sum(c.sign)
    from (select 1 as sign, estate_id, landlord_id, status from new_rows
          union all select -1, estate_id, landlord_id, status from old_rows) c
      cross join lateral (values (c.estate_id), (c.landlord_id)) s (scope_id)
    where s.scope_id is not null
    group by 1, 2 having sum(c.sign) <> 0 order by 1, 2
    on conflict (scope_id, status) do update set count = t.count + excluded.count;
  elsif tg_op = 'INSERT' then
    insert into lease_count as t (scope_id, status, count)
    select s.scope_id, n.status, count(*) from new_rows n cross join lateral (values (n.estate_id), (n.landlord_id)) s (scope_id)
    where s.scope_id is not null group by 1, 2 order by 1, 2
    on conflict (scope_id, status) do update set count = t.count + excluded.count;
  else
    insert into lease_count as t (scope_id, status, count)
    select s.scope_id, o.status, -count(*) from old_rows o cross join lateral (values (o.estate_id), (o.landlord_id)) s (scope_id)
    where s.scope_id is not null group by 1, 2 order by 1, 2
    on conflict (scope_id, status) do update set count = t.count + excluded.count;
  end if;
  return null;
end $$;
create trigger counted_new after insert on lease referencing new table as new_rows
  for each statement execute function app.count_leases();
create trigger counted_changed after update on lease referencing old table as old_rows new table as new_rows
  for each statement execute function app.count_leases();
create trigger counted_gone after delete on lease referencing old table as old_rows
  for each statement execute function app.count_leases();

insert into lease_count (scope_id, status, count)
  select s.scope_id, l.status, count(*) from lease l cross join lateral (values (l.estate_id), (l.landlord_id)) s (scope_id)
  where s.scope_id is not null group by 1, 2;

-- Leases, by the moment they were made or the day they end. `alike` holds what some columns have to be; `unit` is any of their units.
create function app.find_leases(
  of_estate uuid, alike jsonb, unit uuid, ends daterange, order_by text, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('lease',
    case when app.sees_all() then case when of_estate is null then array(select id from estate) else array[of_estate] end
      else app.listed_estates(of_estate) end,
    app.listed_rows(of_estate, app.assigned_leases(), array(
      select id from lease where tenant_id = app.actor_id() and status <> 'DRAFT' and ending_kind is distinct from 'CANCELLED')),
    concat_ws(' and ', 'true',
      (select string_agg(format('%I = %L', key, value), ' and ') from jsonb_each_text(alike)),
      'id = any (' || quote_literal((select array_agg(lease_id) from lease_unit where unit_id = unit)) || '::uuid[])',
      case when unit is not null and not exists (select from lease_unit where unit_id = unit) then 'false' end,
      'end_date >= ' || quote_literal(lower(ends)), 'end_date < ' || quote_literal(upper(ends))),
    order_by, skip, take, most) p
$$;
