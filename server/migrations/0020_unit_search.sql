-- Finding units and properties by their name and by who lives there.

create function app.names_of_tenants(the_unit uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select string_agg(distinct t.full_name, ' ') from lease_unit lu join users t on t.id = lu.tenant_id
  where lu.unit_id = the_unit and lu.is_live
$$;

create function app.update_let_to(the_units uuid[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  with found as materialized (
    select u.id, app.names_of_tenants(u.id) as names from unit u where u.id = any (the_units) order by u.id)
  update unit u set let_to = found.names from found where u.id = found.id and u.let_to is distinct from found.names
$$;

revoke execute on function app.names_of_tenants, app.update_let_to from public;

create function app.update_let_to_of_leases() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    perform app.update_let_to(array_agg(unit_id)) from old_rows where is_live;
  elsif tg_op = 'INSERT' then
    perform app.update_let_to(array_agg(unit_id)) from new_rows where is_live;
  else
    perform app.update_let_to(array_agg(n.unit_id)) from new_rows n join old_rows o using (lease_id, unit_id)
    where (n.is_live, n.tenant_id) is distinct from (o.is_live, o.tenant_id);
  end if;
  return null;
end $$;
create trigger let_to_new after insert on lease_unit referencing new table as new_rows
  for each statement execute function app.update_let_to_of_leases();
create trigger let_to_changed after update on lease_unit referencing old table as old_rows new table as new_rows
  for each statement execute function app.update_let_to_of_leases();
create trigger let_to_gone after delete on lease_unit referencing old table as old_rows
  for each statement execute function app.update_let_to_of_leases();

create function app.update_let_to_of_people() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.update_let_to(array_agg(unit_id)) from lease_unit where tenant_id = new.id and is_live;
  return null;
end $$;
create trigger let_to after update of full_name on users for each row
  when (old.full_name <> new.full_name) execute function app.update_let_to_of_people();

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
