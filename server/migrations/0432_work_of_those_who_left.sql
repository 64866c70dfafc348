-- Whom a request or a work order was given to reads and moves it as long as they belong to its estate, and no longer.
alter policy own on maintenance_request
  using (reported_by = (select app.actor_id()) or tenant_id = (select app.actor_id()) or landlord_id = (select app.actor_id())
    or assigned_to = (select app.actor_id()) and estate_id = any ((select app.my_estates())::uuid[]));
alter policy tenant_writes on maintenance_request
  using (reported_by = (select app.actor_id()) or tenant_id = (select app.actor_id())
    or assigned_to = (select app.actor_id()) and estate_id = any ((select app.my_estates())::uuid[]));
create or replace function app.has_part_in_request(the_request uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from maintenance_request r where r.id = the_request
    and (app.actor_id() in (r.reported_by, r.tenant_id, r.landlord_id)
      or r.assigned_to = app.actor_id() and r.estate_id = any (app.my_estates())))
$$;

alter policy own on work_order
  using (landlord_id = (select app.actor_id())
    or assigned_to = (select app.actor_id()) and estate_id = any ((select app.my_estates())::uuid[]));
alter policy doer on work_order
  using (assigned_to = (select app.actor_id()) and estate_id = any ((select app.my_estates())::uuid[]));
create or replace function app.reads_work(the_order uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app.runs_work(the_order) or exists (
    select from work_order o where o.id = the_order and (o.landlord_id = app.actor_id()
      or o.assigned_to = app.actor_id() and o.estate_id = any (app.my_estates())))
$$;

-- The same as before, in the estates of an agent alone.
create or replace function app.find_orders(
  of_estate uuid, shown text, alike jsonb, search text, today date, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('work_order',
    case app.actor_role() when 'PROPERTY_MANAGER' then app.only_estate(app.my_estates(), of_estate)
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
