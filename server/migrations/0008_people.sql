-- Who sees and may change whom.

-- The estates whose people the actor administers: those they manage, and, for who was granted to see people, those they work for
-- or own in.
create function app.administered_estates() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct a.estate_id), '{}') from estate_association a
  where a.user_id = app.actor_id() and (a.role = 'ESTATE_MANAGER'
    or (a.role in ('PROPERTY_MANAGER', 'LANDLORD') and exists (
      select from users u where u.id = app.actor_id() and 'users_read' = any (u.permissions_granted))))
$$;

-- Whether the actor administers this person.
create function app.administers(the_user uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app.sees_all() or exists (
    select from estate_association
    where user_id = the_user and estate_id = any ((select app.administered_estates())::uuid[]))
$$;

-- Whether a person also belongs to an estate that the actor does not administer. It says no more than that.
create function app.belongs_elsewhere(the_user uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not app.sees_all() and app.administers(the_user) and exists (
    select from estate_association
    where user_id = the_user and estate_id <> all ((select app.administered_estates())::uuid[]))
$$;

-- When a person last signed in; for themselves and for who administers them.
create function app.last_sign_in(the_user uuid) returns timestamptz
language sql stable security definer set search_path = public, pg_temp as $$
  select max(created_at) from session
  where user_id = the_user and (the_user = app.actor_id() or app.administers(the_user))
$$;

-- Whether somebody could sign in to this account already: they have a password or a session.
create function app.is_signed_up(the_user uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app.administers(the_user) and (exists (select from credential where user_id = the_user)
    or exists (select from session where user_id = the_user))
$$;

-- The estates that a list of people is about: one of the actor's, or all of them. Null is everybody, for who sees all.
create function app.people_scope(of_estate uuid) returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select case
    when app.sees_all() then case when of_estate is not null then array[of_estate] end
    when of_estate is null then app.administered_estates()
    when of_estate = any (app.administered_estates()) then array[of_estate]
    else '{}'::uuid[] end
$$;

-- A page of the people whom the actor administers, and their total. It returns ids; the people are read under
-- row-level security. Its own scope spares row-level security the hundred thousand that are not on the page, and planning it
-- anew for each scope lets a small estate go by its people and a large one by the order.
create function app.find_people(
  of_estate uuid, of_role user_role, of_status user_status, like_text text, order_by text, skip int, take int)
returns table (id uuid, total bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope uuid[] := app.people_scope(of_estate);
  wanted text := concat_ws(' and ', 'true',
    case when scope is not null then
      'exists (select from estate_association a where a.user_id = p.id and a.estate_id = any ($1))' end,
    case when of_role is not null then 'p.role = $2' end,
    case when of_status is not null then 'p.status = $3' end,
    case when like_text is not null then 'p.search_text like $4' end);
  ordered text := case when order_by in ('created_at', '-created_at') then 'created_at' else 'sort_name' end;
  direction text := case when order_by like '-%' then 'desc' else 'asc' end;
  counted bigint;
begin
  execute 'select count(*) from users p where ' || wanted into counted using scope, of_role, of_status, like_text;
  return query execute format(
    'select p.id, $5 from users p where %1$s order by p.%2$I %3$s, p.id %3$s limit $6 offset $7',
    wanted, ordered, direction)
    using scope, of_role, of_status, like_text, counted, take, skip;
end $$;

-- How many people the actor administers, by role and state.
create function app.count_people(of_estate uuid, since timestamptz)
returns table (role user_role, status user_status, people bigint, joined bigint, unverified bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare scope uuid[] := app.people_scope(of_estate);
begin
  return query execute format(
    'select p.role, p.status, count(*), count(*) filter (where p.created_at >= $2),
       count(*) filter (where p.email is not null and p.email_verified_at is null)
     from users p where %s group by 1, 2',
    case when scope is null then 'true'
      else 'exists (select from estate_association a where a.user_id = p.id and a.estate_id = any ($1))' end)
    using scope, since;
end $$;

-- Deletes an account that nobody ever signed in to and that nothing points to. Answers whether it is gone.
create function app.delete_untouched(the_user uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app.administers(the_user) or app.belongs_elsewhere(the_user)
     or exists (select from session where user_id = the_user)
     or exists (select from users where id = the_user and role = 'ADMIN') then
    return false;
  end if;
  delete from users where id = the_user;
  return found;
exception when foreign_key_violation then
  return false;
end $$;

-- Whatever the code does: nobody changes their own rights, only the super admin touches those of a super admin, and that an
-- address is somebody's is for the server to say, who was shown it.
create function app.guard_rights() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if app.actor_id() is null then return new; end if;
  if new.email_verified_at is distinct from old.email_verified_at and new.email_verified_at is not null and not app.sees_all() then
    raise exception 'an address is verified by whoever reads it' using errcode = '42501';
  end if;
  if (old.role, old.status, old.permissions_granted, old.permissions_denied, old.rights_version, old.is_demo)
    is not distinct from (new.role, new.status, new.permissions_granted, new.permissions_denied, new.rights_version, new.is_demo) then
    return new;
  end if;
  if new.id = app.actor_id()
     or (not app.sees_all() and (old.role = 'ADMIN' or new.role = 'ADMIN'
       or exists (select from unnest(new.permissions_granted) g where g like 'platform\_%'))) then
    raise exception 'these rights are not theirs to change' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_rights before update of role, status, permissions_granted, permissions_denied, rights_version, is_demo,
    email_verified_at
  on users for each row execute function app.guard_rights();

-- Who administers an estate sees its people, and everyone those who run their estate.
create policy of_my_estates on users for select using (exists (
  select from estate_association a
  where a.user_id = users.id and (
    a.estate_id = any ((select app.administered_estates())::uuid[])
    or (a.role in ('ESTATE_MANAGER', 'PROPERTY_MANAGER') and a.estate_id = any ((select app.my_estates())::uuid[])))));
create policy administered_changes on users for update using (role <> 'ADMIN' and exists (
  select from estate_association a
  where a.user_id = users.id and a.estate_id = any ((select app.administered_estates())::uuid[])));

-- Who administers people without managing the estate makes nobody a manager of it.
create policy administered on estate_association for insert
  with check (role <> 'ESTATE_MANAGER' and estate_id = any ((select app.administered_estates())::uuid[]));
create policy administered_leave on estate_association for delete
  using (estate_id = any ((select app.administered_estates())::uuid[]) or (select app.sees_all()));

create policy administered_leave on unit_assignment for delete
  using (estate_id = any ((select app.administered_estates())::uuid[]));

create policy self_or_administered on user_profile
  using (user_id = (select app.actor_id()) or (select app.sees_all()) or exists (
    select from estate_association a
    where a.user_id = user_profile.user_id and a.estate_id = any ((select app.administered_estates())::uuid[])))
  with check (user_id = (select app.actor_id()) or (select app.sees_all()) or exists (
    select from estate_association a
    where a.user_id = user_profile.user_id and a.estate_id = any ((select app.administered_estates())::uuid[])));

-- The name of one who took, wrote or undid something that the reader may see.
create function app.name_of(the_user uuid) returns text language sql stable security definer set search_path = public, pg_temp as $$
  select full_name from users where id = the_user
$$;
