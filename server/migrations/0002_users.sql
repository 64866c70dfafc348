-- People, how they sign in, and the sessions they hold.

create type user_role as enum ('TENANT', 'LANDLORD', 'PROPERTY_MANAGER', 'ESTATE_MANAGER', 'ADMIN');
create type user_status as enum ('ACTIVE', 'INACTIVE', 'PENDING_VERIFICATION');

create table users (
  id uuid primary key default uuidv7(),
  email citext not null unique,
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
  created_at timestamptz not null default app.now(),
  updated_at timestamptz not null default app.now()
);

-- Password hashes stand apart, where no join can carry them out.
create table credential (
  user_id uuid primary key references users on delete cascade,
  -- argon2id in PHC form.
  password_hash text not null,
  changed_at timestamptz not null default app.now()
);

create table session (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  user_agent text,
  address inet,
  created_at timestamptz not null default app.now(),
  last_used_at timestamptz not null default app.now(),
  -- The end of its last refresh token.
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index on session (user_id) where ended_at is null;

-- Refresh tokens by hash. Each is spent once; a session's tokens are one family.
create table refresh_token (
  token_hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default app.now()
);
create index on refresh_token (session_id);

-- Failed sign-ins of the last minutes, by account and by address.
create table sign_in_failure (
  id bigint generated always as identity primary key,
  email citext not null,
  address inet not null,
  at timestamptz not null default app.now()
);
create index on sign_in_failure (email, at);
create index on sign_in_failure (address, at);

-- Tickets that open the live socket, once.
create table socket_ticket (
  ticket_hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  expires_at timestamptz not null
);

call app.protect('users', 'select, insert, update');
create policy self on users for select using (id = app.actor_id() or app.sees_all());
create policy system on users for all using (app.sees_all()) with check (app.sees_all());

call app.protect('credential', 'select, insert, update');
create policy system on credential using (app.is_system()) with check (app.is_system());

call app.protect('session', 'select, insert, update');
create policy self on session for select using (user_id = app.actor_id());
create policy system on session using (app.is_system()) with check (app.is_system());

call app.protect('refresh_token', 'select, insert, update, delete');
create policy system on refresh_token using (app.is_system()) with check (app.is_system());

call app.protect('sign_in_failure', 'select, insert, delete');
create policy system on sign_in_failure using (app.is_system()) with check (app.is_system());

call app.protect('socket_ticket', 'select, insert, delete');
create policy system on socket_ticket using (app.is_system()) with check (app.is_system());

-- Opens every transaction of a person. It rides ahead of the first query, so that an ended session or a changed right
-- holds at once although the token itself is checked without the database. GD001: session over. GD002: rights changed.
create function app.act_as(the_user uuid, the_session uuid, rights int, the_time timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare found_row record;
begin
  select u.role, u.status, u.rights_version, s.ended_at, s.expires_at into found_row
  from session s join users u on u.id = s.user_id
  where s.id = the_session and s.user_id = the_user;
  if not found or found_row.ended_at is not null or found_row.expires_at <= the_time
     or found_row.status = 'INACTIVE' then
    raise exception 'this session is over' using errcode = 'GD001';
  end if;
  if found_row.rights_version <> rights then
    raise exception 'the rights of this person have changed' using errcode = 'GD002';
  end if;
  perform set_config('app.actor_id', the_user::text, true),
          set_config('app.actor_role', found_row.role::text, true),
          set_config('app.now', the_time::text, true);
end $$;

-- Opens every transaction of the server's own work.
create function app.act_as_system(the_time timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  select set_config('app.actor_id', '', true),
         set_config('app.actor_role', 'SYSTEM', true),
         set_config('app.now', the_time::text, true);
$$;
