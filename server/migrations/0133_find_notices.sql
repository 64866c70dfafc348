-- A page of notices, the newest first, of those that row-level security shows the asking person. Whoever manages or looks after a home
-- may own or rent another; who does neither has theirs by one key.
create function app.find_notices(
  of_estate uuid, alike jsonb, skip int, take int, most int, out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('notice',
    case when app.sees_all() then case when of_estate is null then array(select id from estate) else array[of_estate] end
      when app.actor_role() = 'ESTATE_MANAGER' then app.only_estate(app.managed_estates(), of_estate) end,
    case
      when app.actor_role() = 'TENANT' then format('tenant_id = %L and served_on is not null', app.actor_id())
      when app.actor_role() = 'LANDLORD' and app.managed_estates() = '{}' then format('landlord_id = %L', app.actor_id())
      else format('(estate_id = any (%L::uuid[]) or landlord_id = %L or unit_id = any (%L::uuid[]))',
        app.managed_estates(), app.actor_id(), app.assigned_units()) end
      || coalesce(' and estate_id = ' || quote_literal(of_estate), ''),
    coalesce((select string_agg(format('%I = %L', key, value), ' and ') from jsonb_each_text(alike)), 'true'),
    '-created_at', skip, take, most) p
$$;

-- Tenancies that are over, of an owner: those that run are not looked at for deposits that are due.
create index lease_over on lease (landlord_id, end_date) where status in ('EXPIRED', 'TERMINATED');
