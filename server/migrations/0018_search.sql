-- Lists that cost the same at a hundred thousand units: counts that are kept, and pages that are found by functions.

-- ── counts ──────────────────────────────────────────────────────────────────────────────────────

-- How many units an estate or a landlord has, by state.
create table unit_count (
  -- An estate or a landlord.
  scope_id uuid not null,
  status unit_status not null,
  is_archived boolean not null,
  count bigint not null,
  primary key (scope_id, is_archived, status)
) with (fillfactor = 60);

-- How many properties an estate or a landlord has.
create table property_count (
  -- An estate or a landlord.
  scope_id uuid not null,
  is_archived boolean not null,
  count bigint not null,
  primary key (scope_id, is_archived)
) with (fillfactor = 60);

create function app.count_units() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'DELETE' then
    insert into unit_count as t (scope_id, status, is_archived, count)
    select s.scope_id, n.status, n.archived_at is not null, count(*)
    from new_rows n cross join lateral (values (n.estate_id), (n.landlord_id)) s (scope_id)
    where s.scope_id is not null
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (scope_id, is_archived, status) do update set count = t.count + excluded.count;
  else
    update unit_count t set count = t.count - o.count
    from (
      select s.scope_id, o.status, o.archived_at is not null as is_archived, count(*) as count
      from old_rows o cross join lateral (values (o.estate_id), (o.landlord_id)) s (scope_id)
      where s.scope_id is not null group by 1, 2, 3 order by 1, 2, 3) o
    where (t.scope_id, t.status, t.is_archived) = (o.scope_id, o.status, o.is_archived);
  end if;
  return null;
end $$;
-- By their names these come after the triggers that lock the property: the same order of locks in all that changes units.
create trigger units_counted_new after insert on unit referencing new table as new_rows
  for each statement execute function app.count_units();
create trigger units_counted_gone after delete on unit referencing old table as old_rows
  for each statement execute function app.count_units();

create function app.count_changed_units() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into unit_count as t (scope_id, status, is_archived, count)
  select s.scope_id, c.status, c.is_archived, sum(c.sign)
  from (select 1 as sign, estate_id, landlord_id, status, archived_at is not null as is_archived from new_rows
        union all
        select -1, estate_id, landlord_id, status, archived_at is not null from old_rows) c
    cross join lateral (values (c.estate_id), (c.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2, 3 having sum(c.sign) <> 0 order by 1, 2, 3
  on conflict (scope_id, is_archived, status) do update set count = t.count + excluded.count;
  return null;
end $$;
create trigger units_counted_changed after update on unit referencing old table as old_rows new table as new_rows
  for each statement execute function app.count_changed_units();

create function app.count_properties() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into property_count as t (scope_id, is_archived, count)
  select s.scope_id, c.archived_at is not null, sum(c.sign)
  from (values (case tg_op when 'DELETE' then 0 else 1 end, new.estate_id, new.landlord_id, new.archived_at),
               (case tg_op when 'INSERT' then 0 else -1 end, old.estate_id, old.landlord_id, old.archived_at))
      c (sign, estate_id, landlord_id, archived_at)
    cross join lateral (values (c.estate_id), (c.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2 having sum(c.sign) <> 0 order by 1, 2
  on conflict (scope_id, is_archived) do update set count = t.count + excluded.count;
  return null;
end $$;
create trigger count_new after insert on property for each row execute function app.count_properties();
create trigger count_gone after delete on property for each row execute function app.count_properties();
create trigger count_changed after update of landlord_id, archived_at on property for each row
  when ((old.landlord_id, old.archived_at) is distinct from (new.landlord_id, new.archived_at))
  execute function app.count_properties();

insert into unit_count (scope_id, status, is_archived, count)
select s.scope_id, u.status, u.archived_at is not null, count(*)
from unit u cross join lateral (values (u.estate_id), (u.landlord_id)) s (scope_id)
where s.scope_id is not null group by 1, 2, 3;
insert into property_count (scope_id, is_archived, count)
select s.scope_id, p.archived_at is not null, count(*)
from property p cross join lateral (values (p.estate_id), (p.landlord_id)) s (scope_id)
where s.scope_id is not null group by 1, 2;

call app.protect('unit_count', 'select');
create policy scope on unit_count for select
  using (scope_id = (select app.actor_id()) or scope_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
call app.protect('property_count', 'select');
create policy scope on property_count for select
  using (scope_id = (select app.actor_id()) or scope_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

-- ── what a unit is found by ─────────────────────────────────────────────────────────────────────

-- Each beginning of a word or a number stands behind a space: ' flat a 12' is found by 'fl', 'a' and '12'.
create function app.word_starts(folded text) returns text language sql immutable parallel safe strict
  return ' ' || regexp_replace(folded, '([[:alpha:]])([0-9])|[^[:alnum:]]+', '\1 \2', 'g');

alter table unit
  -- Names of the tenants it is let to now, kept by triggers of lease_unit and users.
  add column let_to text,
  add column word_starts text generated always as (
    app.word_starts(app.fold(name || ' ' || coalesce(block, '')))) stored;
alter table unit alter column search_text
  set expression as (app.fold(name || ' ' || coalesce(block, '') || ' ' || coalesce(let_to, '')));
create index unit_word_starts on unit using gin (word_starts gin_trgm_ops);

create function app.names_of_tenants(the_unit uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select string_agg(distinct t.full_name, ' ') from lease_unit lu join users t on t.id = lu.tenant_id
  where lu.unit_id = the_unit and lu.is_live
$$;

create function app.keep_let_to(the_units uuid[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  with found as materialized (
    select u.id, app.names_of_tenants(u.id) as names from unit u where u.id = any (the_units) order by u.id)
  update unit u set let_to = found.names from found where u.id = found.id and u.let_to is distinct from found.names
$$;

create function app.keep_let_to_of_leases() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    perform app.keep_let_to(array_agg(unit_id)) from old_rows where is_live;
  elsif tg_op = 'INSERT' then
    perform app.keep_let_to(array_agg(unit_id)) from new_rows where is_live;
  else
    perform app.keep_let_to(array_agg(n.unit_id)) from new_rows n join old_rows o using (lease_id, unit_id)
    where (n.is_live, n.tenant_id) is distinct from (o.is_live, o.tenant_id);
  end if;
  return null;
end $$;
create trigger let_to_new after insert on lease_unit referencing new table as new_rows
  for each statement execute function app.keep_let_to_of_leases();
create trigger let_to_changed after update on lease_unit referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_let_to_of_leases();
create trigger let_to_gone after delete on lease_unit referencing old table as old_rows
  for each statement execute function app.keep_let_to_of_leases();

create function app.keep_let_to_of_people() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.keep_let_to(array_agg(unit_id)) from lease_unit where tenant_id = new.id and is_live;
  return null;
end $$;
create trigger let_to after update of full_name on users for each row
  when (old.full_name <> new.full_name) execute function app.keep_let_to_of_people();

update unit u set let_to = app.names_of_tenants(u.id)
where exists (select from lease_unit lu where lu.unit_id = u.id and lu.is_live and lu.tenant_id is not null);

-- The order by name, with what a search asks of each row beside it, so that a walk through it reads no unit.
create index unit_by_name on unit (estate_id, sort_name, id) include (search_text, word_starts, archived_at);
drop index unit_estate_id_sort_name_id_idx;
create index tenant_home_by_name on tenant_home (estate_id, sort_name, id) include (search_text);
drop index tenant_home_estate_id_sort_name_id_idx;

-- ── finding a page ──────────────────────────────────────────────────────────────────────────────
-- A list asks for the ids of its page first and reads those rows through the wall of row-level security. The ids are found
-- behind the wall, because no index can serve LIKE through it, and with values in the statement, because the plan that is
-- right for a rare name is wrong for a common one. Each of these functions makes the scope of the asking person itself.

-- The condition of a search. One or two letters are looked for at the beginnings of words: they have no trigram.
create function app.matching(the_column text, wanted text, starts_column text default null) returns text
language plpgsql immutable set search_path = public, pg_temp as $$
declare folded text := regexp_replace(app.fold(wanted), '([\\%_])', '\\\1', 'g');
begin
  if folded !~ '^[[:alnum:]]{1,2}$' then return format('%I like %L', the_column, '%' || folded || '%'); end if;
  if starts_column is not null then return format('%I like %L', starts_column, '%' || app.word_starts(folded) || '%'); end if;
  return format('(%1$I like %2$L or %1$I like %3$L)', the_column, folded || '%', '% ' || folded || '%');
end $$;

-- A page in its order, row after row until it is full. An index gives the order within one estate and never across an
-- array of them, so the lists of several are merged. What would fetch every row and sort it is turned off: the planner
-- takes a search to be rarer than it is.
create function app.walk_page(
  the_table regclass, estates uuid[], whose text, fits text, key text, direction text, skip int, take int)
returns uuid[]
language plpgsql stable set search_path = public, pg_temp
set enable_bitmapscan = off set enable_seqscan = off set enable_sort = off set jit = off as $$
declare
  rows_of text := format('select t.id, t.%I as key from %s t where ', key, the_table);
  ordered text := format(' and %s order by t.%I %s, t.id %3$s limit %s', fits, key, direction, skip + take);
  merged text;
  found uuid[];
begin
  if estates is null then
    merged := rows_of || whose || ordered;
  elsif cardinality(estates) <= 8 then -- each list is read only as far as the merging needs it; more of them cost the planner
    select string_agg('(' || rows_of || format('t.estate_id = %L', e) || ordered || ')', ' union all ') into merged
      from unnest(estates) e;
  else
    merged := format('select first.* from unnest(%L::uuid[]) mine (id) cross join lateral (', estates)
      || rows_of || 't.estate_id = mine.id' || ordered || ') first';
  end if;
  if merged is null then return '{}'; end if;
  execute format('select array(select id from (%s) merged order by key %s, id %2$s limit %s offset %s)',
    merged, direction, take, skip) into found;
  return found;
end $$;

-- A page and, where `most` says up to how many to count, how many rows fit. So many or fewer are fetched and sorted, which
-- is quick for what is rare; what is common is met soon on a walk through the order. The scope is the estates that a
-- manager lists, or for null the condition `whose`.
create function app.find_page(
  the_table regclass, estates uuid[], whose text, fits text, order_by text, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language plpgsql stable set search_path = public, pg_temp set jit = off as $$
declare
  direction text := case when order_by like '-%' then 'desc' else 'asc' end;
  key text := ltrim(order_by, '-');
begin
  more := false;
  if most is not null then
    execute format(
      'with found as materialized (select id, %1$I as key from %2$s where %3$s and %4$s limit %5$s)
       select array(select id from found order by key %6$s, id %6$s limit %7$s offset %8$s), (select count(*) from found)',
      key, the_table, case when estates is null then whose else format('estate_id = any (%L::uuid[])', estates) end, fits, most + 1, direction, take, skip)
      into ids, total;
    more := total > most;
    if not more then return; end if;
    total := most;
  end if;
  ids := app.walk_page(the_table, estates, whose, fits, key, direction, skip, take);
end $$;

-- The estates whose rows a manager lists: all they manage, or one of them. Null for everybody else.
create function app.listed_estates(of_estate uuid) returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select case when current_setting('app.actor_role', true) = 'ESTATE_MANAGER' then
    case when of_estate is null then app.managed_estates()
      else array(select unnest(app.managed_estates()) intersect select of_estate) end end
$$;

-- Whose rows everybody else lists, as a condition. `assigned` and `rented` are the ids an agent and a tenant may see.
create function app.listed_rows(of_estate uuid, assigned uuid[], rented uuid[]) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case coalesce(current_setting('app.actor_role', true), '')
      when 'ADMIN' then 'true'
      when 'LANDLORD' then format('landlord_id = %L', app.actor_id())
      when 'PROPERTY_MANAGER' then format('id = any (%L::uuid[])', assigned)
      when 'TENANT' then format('id = any (%L::uuid[])', rented)
      else 'false' end
    || case when of_estate is null then '' else format(' and estate_id = %L', of_estate) end
$$;

-- Units by name, block and tenant. `most` is how many are counted; null counts none.
create function app.find_units(
  of_estate uuid, of_property uuid, of_status unit_status, is_archived boolean, search text, order_by text,
  skip int, take int, most int, out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('unit', app.listed_estates(of_estate),
    app.listed_rows(of_estate, app.assigned_units(), app.rented_units()),
    concat_ws(' and ', case when is_archived then 'archived_at is not null' else 'archived_at is null' end,
      case when of_property is not null then format('property_id = %L', of_property) end,
      case when of_status is not null then format('status = %L', of_status) end,
      case when search <> '' then app.matching('search_text', search, 'word_starts') end),
    order_by, skip, take, most) p
$$;

-- Properties by name and address.
create function app.find_properties(
  of_estate uuid, is_archived boolean, search text, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('property', app.listed_estates(of_estate),
    app.listed_rows(of_estate, app.assigned_properties(), app.rented_properties()),
    concat_ws(' and ', case when is_archived then 'archived_at is not null' else 'archived_at is null' end,
      case when search <> '' then app.matching('search_text', search) end),
    'name', skip, take, most) p
$$;

-- People who rent, by name, phone and unit.
create function app.find_homes(
  of_estate uuid, is_live boolean, due_before date, ends_from date, ends_to date, search text, order_by text,
  skip int, take int, most int, out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('tenant_home', app.listed_estates(of_estate),
    app.listed_rows(of_estate, app.assigned_homes(), '{}'),
    concat_ws(' and ', 'true', case is_live when true then 'live_until is not null' when false then 'live_until is null' end,
      case when due_before is not null then format('oldest_due < %L', due_before) end,
      case when ends_from is not null then format('live_until between %L and %L', ends_from, ends_to) end,
      case when search <> '' then app.matching('search_text', search) end),
    order_by, skip, take, most) p
$$;

drop function app.units_named(text, uuid[]);
drop function app.units_let_to(text, uuid[]);
drop function app.properties_named(text, uuid[]);
drop function app.homes_like(text, uuid[]);
