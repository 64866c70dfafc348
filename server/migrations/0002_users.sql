-- People, and what they say of themselves.

-- Text under a domain, as transaction_type is: a filter by role is followed by an index.
create domain user_role as text check (value in ('TENANT', 'LANDLORD', 'PROPERTY_MANAGER', 'ESTATE_MANAGER', 'ADMIN'));
create type user_status as enum ('ACTIVE', 'INACTIVE', 'PENDING_VERIFICATION');

create table users (
  id uuid primary key default uuidv7(),
  -- Null for who has only a phone: many tenants have no e-mail address, and either is enough to be known by, and to sign in with.
  email citext unique,
  full_name text not null check (length(full_name) between 1 and 120),
  -- E.164.
  phone text unique check (phone ~ '^\+234[789][01][0-9]{8}$'),
  role user_role not null,
  status user_status not null default 'ACTIVE',
  email_verified_at timestamptz,
  address text,
  -- What this person may do beyond, or short of, what the role gives.
  permissions_granted text[] not null default '{}',
  permissions_denied text[] not null default '{}',
  -- Goes up whenever role, status or permissions change; a token with an older one is refused.
  rights_version int not null default 1,
  is_demo boolean not null default false,
  -- Names the present picture. It stands in the picture's address, which nobody can guess.
  avatar_version text check (avatar_version ~ '^[A-Za-z0-9_-]{22}$'),
  -- What the search looks through: "adebayo" finds "Adébáyò".
  search_text text generated always as (
    app.fold(full_name || ' ' || coalesce(email::text, '') || ' ' || coalesce(phone, ''))) stored,
  sort_name text collate "C" generated always as (app.fold(full_name)) stored,
  -- In which they are written to about what they owe.
  language text not null default 'en' check (language in ('en', 'pcm')),
  created_at timestamptz not null default app.now(),
  updated_at timestamptz not null default app.now(),
  constraint users_reachable check (email is not null or phone is not null)
);
create index users_search on users using gin (search_text gin_trgm_ops);
create index users_by_name on users (sort_name, id);
create index users_by_age on users (created_at, id);

call app.protect('users', 'select, insert, update, delete');
create policy self on users for select using (id = (select app.actor_id()) or (select app.sees_all()));
create policy system on users for all using ((select app.sees_all())) with check ((select app.sees_all()));
create policy self_changes on users for update using (id = (select app.actor_id()));
-- An undo takes back what nobody has used. Only the server's own work deletes, whatever a policy above allows a person.
create policy only_system_deletes on users as restrictive for delete to gida_app using ((select app.is_system()));

-- What a person says of themselves. No row until they say something.
create table user_profile (
  user_id uuid primary key references users on delete cascade,
  bio text check (length(bio) between 1 and 1000),
  -- Small settings of the screens, by name.
  preferences jsonb not null default '{}' check (jsonb_typeof(preferences) = 'object'),
  -- Whom to call in an emergency: all three, or none.
  emergency_name text check (length(emergency_name) between 2 and 120),
  -- E.164, of any country.
  emergency_phone text check (emergency_phone ~ '^\+[1-9][0-9]{7,14}$'),
  emergency_relationship text check (length(emergency_relationship) between 2 and 60),
  updated_at timestamptz not null default app.now(),
  check (num_nulls(emergency_name, emergency_phone, emergency_relationship) in (0, 3))
);

-- Its policy stands with those who may tend a person.
call app.protect('user_profile', 'select, insert, update');
