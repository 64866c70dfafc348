-- People whom an actor may write to or invite, as cheap where there are many.

-- Whether the actor sees a person otherwise than as all do: in the words of the policies of `users`.
create function app.knows(the_person uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from estate_association a where a.user_id = the_person and (a.estate_id = any (app.administered_estates())
      or a.role in ('ESTATE_MANAGER', 'PROPERTY_MANAGER') and a.estate_id = any (app.my_estates())))
    or exists (select from lease l where l.tenant_id = the_person and app.tenant_shown(l) is not null
      and (l.landlord_id = app.actor_id() or l.unit_id = any (app.assigned_units()) or l.id = any (app.assigned_leases())))
    or exists (select from lease l where l.tenant_id = app.actor_id() and l.landlord_id = the_person)
    or exists (select from lease l where l.id = any (app.proposed_leases()) and l.created_by = the_person)
    or exists (select from property p where p.id = any (app.assigned_properties()) and p.landlord_id = the_person)
    or the_person = any (app.joined_tenants())
$$;

-- The same people, as far as they are no more than so many rows say; null where they are more.
create function app.known_people(most int) returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  with known as materialized (
    select id from (
      select a.user_id as id from estate_association a where a.estate_id = any (app.administered_estates())
      union all select a.user_id from estate_association a
        where a.role in ('ESTATE_MANAGER', 'PROPERTY_MANAGER') and a.estate_id = any (app.my_estates())
      union all select l.landlord_id from lease l where l.tenant_id = app.actor_id()
      union all select l.created_by from lease l where l.id = any (app.proposed_leases())
      union all select p.landlord_id from property p where p.id = any (app.assigned_properties())
      union all select unnest(app.joined_tenants())
      union all select l.tenant_id from lease l where app.tenant_shown(l) is not null
        and (l.landlord_id = app.actor_id() or l.unit_id = any (app.assigned_units()) or l.id = any (app.assigned_leases()))) each_way
    limit most + 1)
  select case when count(*) <= most then array_agg(distinct id) end from known
$$;
revoke execute on function app.known_people from public;

-- The first of them by name. Few are sorted; of very many the first are soon met on a walk through all names.
create function app.find_acquaintances(search text, take int) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  known uuid[] := case when not app.sees_all() then app.known_people(1000) end;
  found uuid[];
begin
  select p.ids into found from app.find_page('users', null,
    case when app.sees_all() then 'true' when known is not null then format('id = any (%L::uuid[])', known) else 'app.knows(id)' end,
    concat_ws(' and ', format('id <> %L and status = ''ACTIVE'' and role <> ''ADMIN''', app.actor_id()),
      case when length(app.fold(search)) > 2 then app.matching('search_text', search) end,
      case when search <> '' then format('strpos(sort_name, %L) > 0', app.fold(search)) end),
    'sort_name', 0, take, case when search <> '' or known is not null then 200 end) p;
  return found;
end $$;
