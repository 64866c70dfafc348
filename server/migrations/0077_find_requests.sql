-- Requests by what they say, and a page of them as cheap where there are many.

create index maintenance_words on maintenance_request using gin (search_text gin_trgm_ops);

-- Those of the homes that an actor runs, and, for who runs none, their own and what they share.
create function app.listed_requests(of_estate uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case app.actor_role()
      when 'ADMIN' then 'true'
      when 'LANDLORD' then format('landlord_id = %L', app.actor_id())
      when 'PROPERTY_MANAGER' then format(
        '(unit_id = any (%L::uuid[]) or assigned_to = %L or scope <> ''UNIT'' and property_id = any (%L::uuid[]))',
        app.assigned_units(), app.actor_id(), app.assigned_properties())
      when 'TENANT' then format(
        '(tenant_id = %1$L or reported_by = %1$L or scope = ''PROPERTY'' and property_id = any (%2$L::uuid[])
          or scope = ''ESTATE'' and estate_id = any (%3$L::uuid[])) and (merged_into is null or %1$L in (reported_by, tenant_id))',
        app.actor_id(), app.rented_properties(), app.my_estates())
      else 'false' end
    || case when of_estate is null then '' else format(' and estate_id = %L', of_estate) end
$$;

-- `alike` holds what columns are equal to. One that is merged stands with whoever reported it alone.
create function app.find_requests(
  of_estate uuid, shown text, alike jsonb, is_unassigned boolean, search text, at timestamptz, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('maintenance_request',
    case when app.sees_all() then case when of_estate is null then array(select id from estate) else array[of_estate] end
      else app.listed_estates(of_estate) end,
    app.listed_requests(of_estate),
    concat_ws(' and ',
      case shown when 'OPEN' then 'status < ''RESOLVED''' when 'TO_CONFIRM' then 'status = ''RESOLVED'''
        when 'DONE' then 'status >= ''RESOLVED''' when 'LATE' then format('status < ''RESOLVED'' and due_at < %L', at)
        when 'NEW' then 'status < ''RESOLVED'' and answered_at is null'
        else 'true' end,
      case when app.actor_role() <> 'TENANT' then 'merged_into is null' end,
      (select string_agg(format('%I = %L', key, value), ' and ') from jsonb_each_text(alike)),
      case when is_unassigned then 'assigned_to is null' end,
      case when search <> '' then app.matching('search_text', search) end),
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
