-- Requests by when they were reported: the rows behind each figure of upkeep.

drop function app.find_requests(uuid, text, jsonb, boolean, text, timestamptz, int, int, int);
create function app.find_requests(
  of_estate uuid, shown text, alike jsonb, is_unassigned boolean, search text, at timestamptz,
  since timestamptz, until timestamptz, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('maintenance_request', app.request_estates(of_estate),
    case app.actor_role() when 'TENANT' then format('id = any (%L::uuid[])', app.my_requests())
      when 'LANDLORD' then format('landlord_id = %L', app.actor_id()) else 'false' end,
    concat_ws(' and ',
      case shown when 'OPEN' then 'status < ''RESOLVED''' when 'TO_CONFIRM' then 'status = ''RESOLVED'''
        when 'DONE' then 'status >= ''RESOLVED''' when 'LATE' then format('status < ''RESOLVED'' and due_at < %L', at)
        when 'NEW' then 'status < ''RESOLVED'' and answered_at is null'
        when 'REPORTED' then 'status <> ''CANCELLED''' when 'REOPENED' then 'status <> ''CANCELLED'' and reopened_count > 0'
        else 'true' end,
      case when since is not null then format('created_at >= %L', since) end,
      case when until is not null then format('created_at < %L', until) end,
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
