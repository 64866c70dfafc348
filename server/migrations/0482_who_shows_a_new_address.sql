-- Who uses their account is found by those who know them, also while they have not shown yet that an address is theirs.
create or replace function app.find_acquaintances(search text, take int) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  known uuid[] := case when not app.sees_all() then app.known_people(1000) end;
  found uuid[];
begin
  select p.ids into found from app.find_page('users', null,
    case when app.sees_all() then 'true' when known is not null then format('id = any (%L::uuid[])', known) else 'app.knows(id)' end,
    concat_ws(' and ', format('id <> %L and role <> ''ADMIN'' and (status = ''ACTIVE'' or status = ''PENDING_VERIFICATION''
        and exists (select from credential c where c.user_id = id))', app.actor_id()),
      case when length(app.fold(search)) > 2 then app.matching('search_text', search) end,
      case when search <> '' then format('strpos(sort_name, %L) > 0', app.fold(search)) end),
    'sort_name', 0, take, case when search <> '' or known is not null then 200 end) p;
  return found;
end $$;
