-- The people who rent, kept so that a list of them costs the same at a hundred thousand units.

-- One row for each person and property: what a list of tenants is ordered, filtered and searched by.
create table tenancy (
  id uuid primary key default uuidv7(),
  property_id uuid not null references property,
  tenant_id uuid not null references users,
  estate_id uuid not null references estate,
  landlord_id uuid references users,
  -- Folded, so that Adébáyò stands beside Adebayo.
  sort_name text collate "C" not null,
  -- Name, phone in both forms, units; folded.
  search_text text not null,
  -- The last day of the tenancy that runs or is to come; null when none is.
  live_until date,
  -- The last day of the last tenancy, where none is live.
  ended_on date,
  -- The earliest due day of what is open.
  oldest_due date,
  unique (property_id, tenant_id),
  check ((live_until is null) <> (ended_on is null))
) with (fillfactor = 80);
create index on tenancy (landlord_id, sort_name, id);
create index tenancy_live on tenancy (estate_id, sort_name, id) where live_until is not null;
create index tenancy_live_of_landlord on tenancy (landlord_id, sort_name, id) where live_until is not null;
create index on tenancy (estate_id, live_until, id);
create index on tenancy (landlord_id, live_until, id);
create index on tenancy (estate_id, oldest_due, id);
create index on tenancy (landlord_id, oldest_due, id);
create index on tenancy (tenant_id);
create index tenancy_search on tenancy using gin (search_text gin_trgm_ops);
create index tenancy_by_name on tenancy (estate_id, sort_name, id) include (search_text);
-- For an administrator, who lists all estates at once.
create index tenancy_oldest on tenancy (oldest_due, id) where oldest_due is not null;

-- By statement: the leases of a spreadsheet bring thousands at once, most of them with the same last day.
create function app.count_new_tenants() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into tenant_count as t (scope_id, is_live, day, count)
  select s.scope_id, n.live_until is not null, coalesce(n.live_until, n.ended_on), count(*)
  from new_rows n cross join lateral (values (n.estate_id), (n.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (scope_id, is_live, day) do update set count = t.count + excluded.count;
  return null;
end $$;
create trigger counts_new after insert on tenancy referencing new table as new_rows
  for each statement execute function app.count_new_tenants();

create function app.count_changed_tenant() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into tenant_count as t (scope_id, is_live, day, count)
  select s.scope_id, c.live_until is not null, coalesce(c.live_until, c.ended_on), sum(c.sign)
  from (values (1, new.estate_id, new.landlord_id, new.live_until, new.ended_on),
               (-1, old.estate_id, old.landlord_id, old.live_until, old.ended_on))
      c (sign, estate_id, landlord_id, live_until, ended_on)
    cross join lateral (values (c.estate_id), (c.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2, 3 having sum(c.sign) <> 0 order by 1, 2, 3
  on conflict (scope_id, is_live, day) do update set count = t.count + excluded.count;
  return null;
end $$;
create trigger counts_changed after update of landlord_id, live_until, ended_on on tenancy for each row
  when ((old.landlord_id, old.live_until, old.ended_on) is distinct from (new.landlord_id, new.live_until, new.ended_on))
  execute function app.count_changed_tenant();

create function app.uncount_tenant() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update tenant_count set count = count - 1
  where scope_id in (old.estate_id, old.landlord_id) and is_live = (old.live_until is not null)
    and day = coalesce(old.live_until, old.ended_on);
  return null;
end $$;
create trigger counts_gone after delete on tenancy for each row execute function app.uncount_tenant();

create function app.assigned_tenancies() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct h.id), '{}')
  from unit_assignment a join lease_unit l on l.unit_id = a.unit_id join unit u on u.id = a.unit_id
    join tenancy h on h.property_id = u.property_id and h.tenant_id = l.tenant_id
  where a.user_id = app.actor_id()
$$;

call app.protect('tenancy', 'select');
create policy of_estate on tenancy for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or id = any ((select app.assigned_tenancies())::uuid[]) or (select app.sees_all()));

-- How many of them there are, by the day until which they are live or on which they ended.
create table tenant_count (
  -- An estate or a landlord.
  scope_id uuid not null,
  is_live boolean not null,
  day date not null,
  count bigint not null,
  primary key (scope_id, is_live, day)
) with (fillfactor = 60);

call app.protect('tenant_count', 'select');
create policy scope on tenant_count for select
  using (scope_id = (select app.actor_id()) or scope_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

-- Recomputes the tenancies of people in properties.
create function app.update_tenancies(properties uuid[], tenants uuid[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into tenancy as h
    (property_id, tenant_id, estate_id, landlord_id, sort_name, search_text, live_until, ended_on, oldest_due)
  select p.property_id, p.tenant_id, l.estate_id, l.landlord_id, app.fold(u.full_name),
    app.fold(u.full_name || ' ' || coalesce(u.phone || ' 0' || substr(u.phone, 5), '') || ' ' || l.units),
    l.live_until, case when l.live_until is null then l.ended_on end,
    (select min(c.due_date) from charge c
     where c.tenant_id = p.tenant_id and c.property_id = p.property_id and c.open_amount > 0)
  from (select distinct x.property_id, x.tenant_id from unnest(properties, tenants) x (property_id, tenant_id)
        where x.tenant_id is not null order by 1, 2) p
    join users u on u.id = p.tenant_id
    cross join lateral (
      select (array_agg(l.estate_id))[1] as estate_id, (array_agg(l.landlord_id order by l.end_date desc))[1] as landlord_id,
        max(l.end_date) filter (where lu.is_live) as live_until, max(l.end_date) as ended_on,
        string_agg(distinct n.name, ' ') as units
      from lease l join lease_unit lu on lu.lease_id = l.id join unit n on n.id = lu.unit_id
      where lu.tenant_id = p.tenant_id and l.property_id = p.property_id) l
  where l.estate_id is not null
  on conflict (property_id, tenant_id) do update
    set landlord_id = excluded.landlord_id, sort_name = excluded.sort_name, search_text = excluded.search_text,
      live_until = excluded.live_until, ended_on = excluded.ended_on, oldest_due = excluded.oldest_due
    where (h.landlord_id, h.sort_name, h.search_text, h.live_until, h.ended_on, h.oldest_due) is distinct from
      (excluded.landlord_id, excluded.sort_name, excluded.search_text, excluded.live_until, excluded.ended_on, excluded.oldest_due)
$$;

revoke execute on function app.update_tenancies from public;

create function app.update_tenancies_of_leases() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'lease_unit' then
    perform app.update_tenancies(array_agg(l.property_id), array_agg(n.tenant_id)) from new_rows n join lease l on l.id = n.lease_id;
  elsif exists (
    select from new_rows n join old_rows o using (id)
    where (n.tenant_id, n.landlord_id, n.end_date, n.status, n.ending_kind)
      is distinct from (o.tenant_id, o.landlord_id, o.end_date, o.status, o.ending_kind))
  then
    perform app.update_tenancies(array_agg(property_id), array_agg(tenant_id)) from new_rows;
  end if;
  return null;
end $$;
-- After the units of the lease, by their names.
create trigger b_tenancies_changed after update on lease referencing old table as old_rows new table as new_rows
  for each statement execute function app.update_tenancies_of_leases();
create trigger tenancies_new after insert on lease_unit referencing new table as new_rows
  for each statement execute function app.update_tenancies_of_leases();

create function app.update_tenancies_of_people() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.update_tenancies(array_agg(property_id), array_agg(tenant_id)) from tenancy where tenant_id = new.id;
  return null;
end $$;
create trigger homes after update of full_name, phone on users for each row
  when (new.role = 'TENANT' and (old.full_name, old.phone) is distinct from (new.full_name, new.phone))
  execute function app.update_tenancies_of_people();

create function app.update_tenancies_of_units() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.update_tenancies(array_agg(new.property_id), array_agg(tenant_id)) from lease_unit where unit_id = new.id;
  return null;
end $$;
create trigger homes after update of name on unit for each row
  when (old.name <> new.name) execute function app.update_tenancies_of_units();

-- Only what opens or closes a charge can move the earliest day.
create function app.update_oldest_due() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then -- a condition of its own: an insert has no old rows to be asked about
    if not exists (
      select from new_rows n join old_rows o using (id) where (n.open_amount > 0) <> (o.open_amount > 0))
    then return null; end if;
  end if;
  update tenancy h set oldest_due = found.oldest
  from (
    select t.id, (select min(c.due_date) from charge c
      where c.tenant_id = t.tenant_id and c.property_id = t.property_id and c.open_amount > 0) as oldest
    from tenancy t
    where (t.property_id, t.tenant_id) in (select property_id, tenant_id from new_rows)
    order by t.id for update) found
  where h.id = found.id and h.oldest_due is distinct from found.oldest;
  return null;
end $$;
create trigger oldest_new after insert on charge referencing new table as new_rows
  for each statement execute function app.update_oldest_due();
create trigger oldest_changed after update on charge referencing old table as old_rows new table as new_rows
  for each statement execute function app.update_oldest_due();

-- A lease that is taken back leaves nobody in the list of tenants who has no other there.
create function app.delete_tenancies() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from tenancy h using (
    select distinct u.property_id, o.tenant_id from old_rows o join unit u on u.id = o.unit_id where o.tenant_id is not null) gone
  where h.property_id = gone.property_id and h.tenant_id = gone.tenant_id and not exists (
    select from lease_unit l join unit u on u.id = l.unit_id
    where l.tenant_id = gone.tenant_id and u.property_id = gone.property_id);
  perform app.update_tenancies(array_agg(u.property_id), array_agg(o.tenant_id))
    from old_rows o join unit u on u.id = o.unit_id;
  return null;
end $$;
create trigger tenancies_gone after delete on lease_unit referencing old table as old_rows
  for each statement execute function app.delete_tenancies();

-- People who rent, by name, phone and unit.
create function app.find_tenancies(
  of_estate uuid, is_live boolean, due_before date, ends_from date, ends_to date, search text, order_by text,
  skip int, take int, most int, out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('tenancy', app.listed_estates(of_estate),
    app.listed_rows(of_estate, app.assigned_tenancies(), '{}'),
    concat_ws(' and ', 'true', case is_live when true then 'live_until is not null' when false then 'live_until is null' end,
      case when due_before is not null then format('oldest_due < %L', due_before) end,
      case when ends_from is not null then format('live_until between %L and %L', ends_from, ends_to) end,
      case when search <> '' then app.matching('search_text', search) end),
    order_by, skip, take, most) p
$$;

-- Who joined an estate as a tenant and has no tenancy in it yet: kept, since they are few among many.
create table joined_tenant (
  estate_id uuid not null references estate on delete cascade,
  user_id uuid not null references users on delete cascade,
  joined_at timestamptz not null,
  primary key (estate_id, user_id)
);
create index on joined_tenant (estate_id, joined_at desc, user_id);
create index on joined_tenant (user_id);

call app.protect('joined_tenant', 'select');
create policy member on joined_tenant for select
  using (user_id = (select app.actor_id()) or estate_id = any ((select app.my_estates())::uuid[]) or (select app.sees_all()));

create function app.update_joined_tenants(estates uuid[], people uuid[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  with asked as materialized (
    select distinct e.estate_id, e.user_id from unnest(estates, people) e (estate_id, user_id) where e.user_id is not null),
  waiting as materialized (
    select a.estate_id, a.user_id, a.created_at
    from asked join estate_association a using (estate_id, user_id)
    where a.role = 'TENANT' and not exists (
      select from lease l where l.tenant_id = a.user_id and l.estate_id = a.estate_id
        and app.tenant_shown(l) is not null)),
  gone as (
    delete from joined_tenant j using asked k where j.estate_id = k.estate_id and j.user_id = k.user_id
      and not exists (select from waiting w where w.estate_id = k.estate_id and w.user_id = k.user_id))
  insert into joined_tenant (estate_id, user_id, joined_at)
    select estate_id, user_id, created_at from waiting order by 1, 2 on conflict do nothing
$$;
revoke execute on function app.update_joined_tenants from public;

create function app.keep_joined_tenants() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'estate_association' then
    if tg_op = 'INSERT' then
      perform app.update_joined_tenants(array_agg(estate_id), array_agg(user_id)) from new_rows where role = 'TENANT';
    else
      perform app.update_joined_tenants(array_agg(estate_id), array_agg(user_id)) from old_rows where role = 'TENANT';
    end if;
    return null;
  end if;
  if tg_op <> 'DELETE' then
    perform app.update_joined_tenants(array_agg(estate_id), array_agg(tenant_id)) from new_rows;
  end if;
  if tg_op <> 'INSERT' then
    perform app.update_joined_tenants(array_agg(estate_id), array_agg(tenant_id)) from old_rows;
  end if;
  return null;
end $$;
create trigger joined_new after insert on estate_association referencing new table as new_rows
  for each statement execute function app.keep_joined_tenants();
create trigger joined_gone after delete on estate_association referencing old table as old_rows
  for each statement execute function app.keep_joined_tenants();
create trigger joined_let after insert on lease referencing new table as new_rows
  for each statement execute function app.keep_joined_tenants();
create trigger joined_changed after update on lease referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_joined_tenants();
create trigger joined_freed after delete on lease referencing old table as old_rows
  for each statement execute function app.keep_joined_tenants();
