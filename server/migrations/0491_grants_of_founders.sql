-- What was granted beside a role ends also where its holder founds an estate of their own: whoever granted it does not manage that one, and could
-- take nothing away any more. So a person's own act may lessen what was granted to them, and nothing else of their rights.
create or replace function app.guard_rights() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if app.actor_id() is null then return new; end if;
  if new.email_verified_at is distinct from old.email_verified_at and new.email_verified_at is not null and not app.sees_all() then
    raise exception 'an address is verified by whoever reads it' using errcode = '42501';
  end if;
  if (old.role, old.status, old.permissions_granted, old.permissions_denied, old.rights_version, old.is_demo)
    is not distinct from (new.role, new.status, new.permissions_granted, new.permissions_denied, new.rights_version, new.is_demo) then
    return new;
  end if;
  if new.id = app.actor_id() and not (new.permissions_granted <@ old.permissions_granted
      and (old.role, old.status, old.permissions_denied, old.is_demo) is not distinct from (new.role, new.status, new.permissions_denied, new.is_demo))
     or (not app.sees_all() and (old.role = 'ADMIN' or new.role = 'ADMIN'
       or exists (select from unnest(new.permissions_granted) g where g like 'platform\_%'))) then
    raise exception 'these rights are not theirs to change' using errcode = '42501';
  end if;
  return new;
end $$;

create or replace function app.end_grants_of_others() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update users u set permissions_granted = '{}', rights_version = rights_version + 1, updated_at = app.now()
  where u.id in (
      select m.user_id from moved_rows m
      union
      select a.user_id from moved_rows m join estate_association a on a.estate_id = m.estate_id
      where m.role = 'ESTATE_MANAGER' and tg_op = 'DELETE')
    and u.permissions_granted <> '{}' and u.role <> 'ADMIN' and not app.is_of_one_office(u.id);
  return null;
end $$;

update users set permissions_granted = '{}', rights_version = rights_version + 1
where permissions_granted <> '{}' and role <> 'ADMIN' and not app.is_of_one_office(id);
