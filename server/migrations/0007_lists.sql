-- Lists that cost the same at a hundred thousand units: pages that are found by functions.
-- A list asks for the ids of its page first and reads those rows under row-level security. The ids are found outside
-- it, because no index can serve LIKE under it, and with values in the statement, because the plan that is
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
  select case when app.actor_role() = 'ESTATE_MANAGER' then
    case when of_estate is null then app.managed_estates()
      else array(select unnest(app.managed_estates()) intersect select of_estate) end end
$$;

-- Whose rows everybody else lists, as a condition. `assigned` and `rented` are the ids an agent and a tenant may see.
create function app.listed_rows(of_estate uuid, assigned uuid[], rented uuid[]) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case app.actor_role()
      when 'ADMIN' then 'true'
      when 'LANDLORD' then format('landlord_id = %L', app.actor_id())
      when 'PROPERTY_MANAGER' then format('id = any (%L::uuid[])', assigned)
      when 'TENANT' then format('id = any (%L::uuid[])', rented)
      else 'false' end
    || case when of_estate is null then '' else format(' and estate_id = %L', of_estate) end
$$;

-- The same for rows that name the landlord, the tenant and the unit they are of.
create function app.listed_rows_by_unit(of_estate uuid, assigned uuid[]) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case app.actor_role()
      when 'ADMIN' then 'true'
      when 'LANDLORD' then format('landlord_id = %L', app.actor_id())
      when 'PROPERTY_MANAGER' then format('unit_id = any (%L::uuid[])', assigned)
      when 'TENANT' then format('tenant_id = %L', app.actor_id())
      else 'false' end
    || case when of_estate is null then '' else format(' and estate_id = %L', of_estate) end
$$;
