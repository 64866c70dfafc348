-- Requests by what they say, and a page of them as cheap where there are many.

create index maintenance_words on maintenance_request using gin (search_text gin_trgm_ops);

create index maintenance_shared on maintenance_request (estate_id, created_at) where scope <> 'UNIT' and merged_into is null;

-- A tenant's own, and of what they share what is open, or was reported in the last ninety days.
create function app.my_requests() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(
    select id from maintenance_request where tenant_id = app.actor_id()
    union select id from maintenance_request where reported_by = app.actor_id()
    union select r.id from maintenance_request r
    where r.scope <> 'UNIT' and r.merged_into is null and r.estate_id = any (app.my_estates())
      and (r.status < 'RESOLVED' or r.created_at > app.now() - interval '90 days')
      and (r.scope = 'ESTATE' or r.property_id = any (app.rented_properties())))
$$;

-- In which estates an actor's requests are looked for, each in its own order; null where they are named one by one.
create function app.request_estates(of_estate uuid) returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select case app.actor_role()
    when 'ADMIN' then case when of_estate is null then array(select id from estate) else array[of_estate] end
    when 'PROPERTY_MANAGER' then
      case when of_estate is null then app.my_estates() else array(select unnest(app.my_estates()) intersect select of_estate) end
    else app.listed_estates(of_estate) end
$$;

-- `alike` holds what columns are equal to. One that is merged stands with whoever reported it alone.
create function app.find_requests(
  of_estate uuid, shown text, alike jsonb, is_unassigned boolean, search text, at timestamptz, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('maintenance_request', app.request_estates(of_estate),
    case app.actor_role() when 'TENANT' then format('id = any (%L::uuid[])', app.my_requests())
      when 'LANDLORD' then format('landlord_id = %L', app.actor_id()) else 'false' end,
    concat_ws(' and ',
      case shown when 'OPEN' then 'status < ''RESOLVED''' when 'TO_CONFIRM' then 'status = ''RESOLVED'''
        when 'DONE' then 'status >= ''RESOLVED''' when 'LATE' then format('status < ''RESOLVED'' and due_at < %L', at)
        when 'NEW' then 'status < ''RESOLVED'' and answered_at is null'
        else 'true' end,
      case when app.actor_role() <> 'TENANT' then 'merged_into is null' end,
      case when app.actor_role() in ('TENANT', 'LANDLORD') then 'estate_id = ' || quote_literal(of_estate) end,
      case when app.actor_role() = 'PROPERTY_MANAGER' then format(
        '(unit_id = any (%L::uuid[]) or assigned_to = %L or scope <> ''UNIT'' and property_id = any (%L::uuid[]))',
        app.assigned_units(), app.actor_id(), app.assigned_properties()) end,
      (select string_agg(format('%I = %L', key, value), ' and ') from jsonb_each_text(alike)),
      case when is_unassigned then 'assigned_to is null' end,
      -- A tenant's are few and known by their ids: the index of all words would be the longer way.
      case when search <> '' then case app.actor_role() when 'TENANT' then format('strpos(search_text, %L) > 0', app.fold(search))
        else app.matching('search_text', search) end end),
    case when shown in ('OPEN', 'LATE', 'NEW') then 'due_at' else '-created_at' end, skip, take, most) p
$$;

-- Whoever reported a request says what is wrong and whether it is fixed, and may join it with another; how pressing it is, whether
-- it is safe and who sees to it is said by who runs the home.
create function app.keep_for_staff() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app.is_system() or new.assigned_to = app.actor_id() or app.runs_request(new.id) then return new; end if;
  if (new.priority, new.proposed_priority, new.safe_at) is distinct from (old.priority, old.proposed_priority, old.safe_at)
    or new.assigned_to is distinct from old.assigned_to and new.assigned_to is not null
      and new.merged_into is not distinct from old.merged_into
  then raise exception 'Only who runs the home changes this.' using errcode = 'insufficient_privilege'; end if;
  return new;
end $$;
create trigger keep_for_staff before update on maintenance_request for each row execute function app.keep_for_staff();
