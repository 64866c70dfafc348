-- Work orders by what they say, and a page of them as cheap where there are many.

create index work_words on work_order using gin (search_text gin_trgm_ops);
create index work_by_status on work_order (estate_id, status, created_at desc, id desc);
-- In place of the one of the column alone: it says in which estates too.
drop index work_order_assigned_to_idx;
create index work_of_doer on work_order (assigned_to, estate_id) where assigned_to is not null;

-- All of them, or of these one.
create function app.only_estate(estates uuid[], of_estate uuid) returns uuid[] language sql immutable
  return case when of_estate is null then estates when of_estate = any (estates) then array[of_estate] else '{}'::uuid[] end;

-- The estates in which a column of a table names the actor. Of an index on both it takes one step an estate, however many rows there are.
create function app.estates_naming_actor(the_table regclass, the_column text) returns uuid[]
language plpgsql stable set search_path = public, pg_temp as $$
declare found uuid[];
begin
  execute format('
    with recursive named (id) as (
      (select estate_id from %1$s where %2$I = %3$L order by 1 limit 1)
      union all
      select (select t.estate_id from %1$s t where t.%2$I = %3$L and t.estate_id > n.id order by 1 limit 1) from named n where n.id is not null)
    select array(select id from named where id is not null)', the_table, the_column, app.actor_id()) into found;
  return found;
end $$;

-- `alike` holds what columns are equal to. An owner's are found by the owner.
create function app.find_orders(
  of_estate uuid, shown text, alike jsonb, search text, today date, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('work_order',
    case app.actor_role() when 'PROPERTY_MANAGER' then
        app.only_estate(array(
          select unnest(app.my_estates()) union select unnest(app.estates_naming_actor('work_order', 'assigned_to'))), of_estate)
      else app.request_estates(of_estate) end,
    case app.actor_role() when 'LANDLORD' then format('landlord_id = %L', app.actor_id()) else 'false' end,
    concat_ws(' and ',
      case shown when 'OPEN' then 'status < ''DONE''' when 'LATE' then format('status < ''DONE'' and due_on < %L', today)
        when 'APPROVAL' then 'status = ''APPROVAL''' when 'TO_EXPLAIN' then 'explain_by is not null'
        when 'DONE' then 'status >= ''DONE''' else 'true' end,
      case when app.actor_role() = 'LANDLORD' then 'estate_id = ' || quote_literal(of_estate) end,
      case when app.actor_role() = 'PROPERTY_MANAGER' then format(
        '(unit_id = any (%L::uuid[]) or assigned_to = %L or unit_id is null and property_id = any (%L::uuid[]))',
        app.assigned_units(), app.actor_id(), app.assigned_properties()) end,
      (select string_agg(format('%I = %L', key, value), ' and ') from jsonb_each_text(alike)),
      case when search <> '' then app.matching('search_text', search) end),
    case when shown in ('OPEN', 'LATE') then 'due_on' else '-created_at' end, skip, take, most) p
$$;
