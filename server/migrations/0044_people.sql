-- A page of the people whom the actor administers, and their total, as `find_people` of 0008 gives it: narrowed also to those who
-- joined since a moment, and to those whose e-mail address nobody has verified. The one of 0008 serves nodes of the version before.
create function app.find_people(
  of_estate uuid, of_role user_role, of_status user_status, like_text text, joined_since timestamptz, unverified boolean,
  order_by text, skip int, take int)
returns table (id uuid, total bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope uuid[] := app.people_scope(of_estate);
  wanted text := concat_ws(' and ', 'true',
    case when scope is not null then
      'exists (select from estate_association a where a.user_id = p.id and a.estate_id = any ($1))' end,
    case when of_role is not null then 'p.role = $2' end,
    case when of_status is not null then 'p.status = $3' end,
    case when like_text is not null then 'p.search_text like $4' end,
    case when joined_since is not null then 'p.created_at >= $5' end,
    case when unverified then 'p.email is not null and p.email_verified_at is null' end);
  ordered text := case when order_by in ('created_at', '-created_at') then 'created_at' else 'sort_name' end;
  direction text := case when order_by like '-%' then 'desc' else 'asc' end;
  counted bigint;
begin
  execute 'select count(*) from users p where ' || wanted into counted
    using scope, of_role, of_status, like_text, joined_since;
  return query execute format(
    'select p.id, $6 from users p where %1$s order by p.%2$I %3$s, p.id %3$s limit $7 offset $8',
    wanted, ordered, direction)
    using scope, of_role, of_status, like_text, joined_since, counted, take, skip;
end $$;
