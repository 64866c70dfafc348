-- What was granted to a person beside their role reaches into every estate that they belong to. So it holds as long as somebody
-- manages all of these, who may take it away again, and no longer.
create function app.is_of_one_office(the_user uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  with places as (select distinct estate_id from estate_association where user_id = the_user)
  select (select count(*) from places) < 2 or exists (
    select from estate_association m join places p on p.estate_id = m.estate_id join users u on u.id = m.user_id
    where m.role = 'ESTATE_MANAGER' and m.user_id <> the_user and u.status <> 'INACTIVE'
    group by m.user_id having count(*) = (select count(*) from places))
$$;

create function app.end_grants_of_others() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update users u set permissions_granted = '{}', rights_version = rights_version + 1, updated_at = app.now()
  where u.id in (
      select m.user_id from moved_rows m
      union
      select a.user_id from moved_rows m join estate_association a on a.estate_id = m.estate_id
      where m.role = 'ESTATE_MANAGER' and tg_op = 'DELETE')
    and u.permissions_granted <> '{}' and u.role <> 'ADMIN' and u.id is distinct from app.actor_id()
    and not app.is_of_one_office(u.id);
  return null;
end $$;
create trigger end_grants_on_joining after insert on estate_association referencing new table as moved_rows
  for each statement execute function app.end_grants_of_others();
create trigger end_grants_on_leaving after delete on estate_association referencing old table as moved_rows
  for each statement execute function app.end_grants_of_others();

update users set permissions_granted = '{}', rights_version = rights_version + 1
where permissions_granted <> '{}' and role <> 'ADMIN' and not app.is_of_one_office(id);
