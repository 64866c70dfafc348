-- What neighbours share concerns who lives there: whoever has moved out of a property, or out of all of an estate, reads no more of it.
create function app.left_properties() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(property_id), '{}') from tenancy where tenant_id = app.actor_id() and live_until is null
$$;

create function app.left_estates() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(select estate_id from tenancy where tenant_id = app.actor_id() group by estate_id having count(live_until) = 0)
$$;

drop policy neighbour on maintenance_request;
create policy neighbour on maintenance_request for select
  using (scope <> 'UNIT' and merged_into is null and (select app.actor_role()) = 'TENANT'
    and (property_id = any ((select app.rented_properties())::uuid[])
        and not property_id = any ((select app.left_properties())::uuid[])
      or scope = 'ESTATE' and estate_id = any ((select app.my_estates())::uuid[])
        and not estate_id = any ((select app.left_estates())::uuid[])));

create or replace function app.my_requests() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(
    select id from maintenance_request where tenant_id = app.actor_id()
    union select id from maintenance_request where reported_by = app.actor_id()
    union select r.id from maintenance_request r
    where r.scope <> 'UNIT' and r.merged_into is null and r.estate_id = any (app.my_estates())
      and (r.status < 'RESOLVED' or r.created_at > app.now() - interval '90 days')
      and (r.scope = 'ESTATE' and not r.estate_id = any (app.left_estates())
        or r.property_id = any (app.rented_properties()) and not r.property_id = any (app.left_properties())))
$$;
