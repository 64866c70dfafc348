-- API keys: what a program shows in place of a person's session. It acts as its owner, cut to some of their rights and estates.

create table api_key (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 2 and 60),
  -- SHA-256 of the whole key: 190 random bits, so a plain hash is enough.
  key_hash bytea not null unique check (length(key_hash) = 32),
  -- How it begins and ends, by which its owner knows it.
  prefix text not null check (prefix in ('gida_live_', 'gida_test_')),
  last_four text not null check (length(last_four) = 4),
  -- Permissions; what its owner may not do, it may not do either.
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Null: for ever.
  expires_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references users,
  -- The key that took its place.
  replaced_by uuid references api_key on delete set null,
  -- To the hour.
  last_used_at timestamptz,
  created_at timestamptz not null default app.now(),
  check ((revoked_at is null) = (revoked_by is null))
);
create index on api_key (user_id, id);
create index on api_key (revoked_by) where revoked_by is not null;
create index on api_key (replaced_by) where replaced_by is not null;

-- The estates that a key reaches.
create table api_key_estate (
  key_id uuid not null references api_key on delete cascade,
  estate_id uuid not null references estate on delete cascade,
  primary key (key_id, estate_id)
);
create index on api_key_estate (estate_id);

-- Whether what acts reaches an estate: a session all of its person's, a key its own. It stands beside `app.actor_id()`, which is
-- null where what is said is not sealed.
create function app.reaches(the_estate uuid) returns boolean language sql stable parallel safe
  return coalesce(the_estate = any (nullif(split_part(current_setting('app.acting', true), '|', 6), '')::uuid[]), true);

create or replace function app.my_estates() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct estate_id), '{}') from estate_association
  where user_id = app.actor_id() and app.reaches(estate_id)
$$;

create or replace function app.managed_estates() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(estate_id), '{}') from estate_association
  where user_id = app.actor_id() and role = 'ESTATE_MANAGER' and app.reaches(estate_id)
$$;

create or replace function app.founder_counts(the_estate uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app.reaches(the_estate) and (not exists (select from estate_association where estate_id = the_estate)
    or exists (select from estate_association
      where estate_id = the_estate and user_id = app.actor_id() and role = 'LANDLORD'))
$$;

create or replace function app.administered_estates() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct a.estate_id), '{}') from estate_association a
  where a.user_id = app.actor_id() and app.reaches(a.estate_id) and (a.role = 'ESTATE_MANAGER'
    or (a.role in ('PROPERTY_MANAGER', 'LANDLORD') and exists (
      select from users u where u.id = app.actor_id() and 'users_read' = any (u.permissions_granted))))
$$;

-- Whose a key is, past the walls of its two tables, which would ask each other.
create function app.owns_key(the_key uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from api_key where id = the_key and user_id = app.actor_id())
$$;
create function app.manages_key(the_key uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from api_key_estate where key_id = the_key and estate_id = any (app.managed_estates()))
$$;

create trigger keep after update on api_key referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('user_id', 'key_hash', 'prefix', 'last_four', 'scopes', 'created_at');

call app.protect('api_key', 'select, insert, update, delete');
create policy seen on api_key for select
  using ((select app.is_system()) or user_id = (select app.actor_id()) or app.manages_key(id));
create policy made on api_key for insert
  with check ((select app.is_system()) or user_id = (select app.actor_id()) and (select app.actor_role()) = 'ESTATE_MANAGER');
create policy ended on api_key for update
  using ((select app.is_system()) or user_id = (select app.actor_id()) or app.manages_key(id));
create policy forgotten on api_key for delete using ((select app.is_system()));

call app.protect('api_key_estate', 'select, insert');
create policy seen on api_key_estate for select
  using ((select app.is_system()) or estate_id = any ((select app.managed_estates())::uuid[]) or app.owns_key(key_id));
create policy made on api_key_estate for insert
  with check ((select app.is_system()) or estate_id = any ((select app.managed_estates())::uuid[]) and app.owns_key(key_id));

-- A key sees of who belongs where what it reaches, of its owner too.
alter policy member on estate_association
  using (user_id = (select app.actor_id()) and app.reaches(estate_id)
    or estate_id = any ((select app.my_estates())::uuid[]) or (select app.sees_all()));

-- To the hour, so that a key in use does not write its row again with each call. What is called with it changes nothing of it.
create function app.note_key_use(the_key uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  update api_key set last_used_at = date_trunc('hour', app.now())
  where id = the_key and (select app.is_system()) and (last_used_at is null or last_used_at < date_trunc('hour', app.now()))
$$;

call app.audit('api_key', 'person', 'user_id', '{key_hash,last_used_at}');
call app.audit('api_key_estate', 'estate', 'estate_id');
