-- Leases are found by who lives there and where, too.

drop function app.find_leases(uuid, jsonb, uuid, daterange, text, int, int, int);
-- Leases, by the moment they were made or the day they end. `alike` holds what some columns have to be; `unit` is any of their units;
-- `search` is in the name of a tenant, their phone or a unit.
create function app.find_leases(
  of_estate uuid, alike jsonb, unit uuid, ends daterange, search text, order_by text, skip int, take int, most int,
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
      'end_date >= ' || quote_literal(lower(ends)), 'end_date < ' || quote_literal(upper(ends)),
      case when search <> '' then format(
        '(exists (select from users t where t.id = lease.tenant_id and %1$s) or exists (select from unit u
          where u.id in (select unit_id from lease_unit where lease_id = lease.id) and %1$s)
          or position(%2$L in app.fold(coalesce(tenant_name, ''''))) > 0)',
        app.matching('search_text', search), app.fold(search)) end),
    order_by, skip, take, most) p
$$;
