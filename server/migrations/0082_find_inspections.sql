-- A page of condition reports as cheap where there are many.

create index inspection_by_status on inspection (estate_id, status, created_at desc, id desc);

-- The tenant and the owner find what is sealed. What was left is found by asking for it.
create function app.find_inspections(
  of_estate uuid, alike jsonb, skip int, take int, most int, out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('inspection', app.request_estates(of_estate),
    case app.actor_role() when 'TENANT' then format('tenant_id = %L and sealed_at is not null', app.actor_id())
      when 'LANDLORD' then format('landlord_id = %L and sealed_at is not null', app.actor_id()) else 'false' end,
    concat_ws(' and ',
      case when alike ? 'status' then 'true' else 'status <> ''CANCELLED''' end,
      case when app.actor_role() in ('TENANT', 'LANDLORD') then case when alike ->> 'status' not in ('SEALED', 'CLOSED') then 'false'
        else 'estate_id = ' || quote_literal(of_estate) end end,
      case when app.actor_role() = 'PROPERTY_MANAGER' then format('unit_id = any (%L::uuid[])', app.assigned_units()) end,
      (select string_agg(format('%I = %L', key, value), ' and ') from jsonb_each_text(alike))),
    '-created_at', skip, take, most) p
$$;
