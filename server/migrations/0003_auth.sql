-- How people sign in, the sessions they hold, and how a transaction gets its actor.

-- Password hashes stand apart, where no join can carry them out. An account that another person made (a spreadsheet, an
-- approval) has none until its owner joins.
create table credential (
  user_id uuid primary key references users on delete cascade,
  -- argon2id in PHC form.
  password_hash text not null,
  changed_at timestamptz not null default app.now()
);

call app.protect('credential', 'select, insert, update');
create policy system on credential using ((select app.is_system())) with check ((select app.is_system()));

-- Who a person is to an outside issuer of identities (OpenID Connect).
create table identity (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  issuer text not null,
  subject text not null,
  -- As the issuer had it when the two were linked: for showing, never for finding.
  email citext,
  linked_at timestamptz not null default app.now(),
  -- The issuer's tokens from before this open no session any more: all of this person's were ended then.
  tokens_from timestamptz,
  unique (issuer, subject)
);
create index on identity (user_id);

call app.protect('identity', 'select, insert, update, delete');
create policy self on identity for select using (user_id = (select app.actor_id()));
create policy system on identity using ((select app.is_system())) with check ((select app.is_system()));

-- A sign-in. What asks for a fresh confirmation knows the session too.
create table session (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  user_agent text,
  address inet,
  last_used_at timestamptz not null default app.now(),
  -- The end of its last refresh token.
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  -- Until then the person counts as having just shown a code.
  confirmed_until timestamptz,
  -- Only good for setting up a second factor: an administrator in production who has none.
  is_setup_only boolean not null default false,
  -- Of tokens that an outside issuer gave: whose, and which of its sessions or tokens (SHA-256).
  identity_id uuid references identity on delete set null,
  outside_key bytea unique,
  -- A browser that somebody has signed in with is known by a cookie, of which the hash is kept.
  device_hash bytea,
  created_at timestamptz not null default app.now()
);
create index on session (user_id) where ended_at is null;
create index on session (identity_id) where identity_id is not null;
create index on session (device_hash) where device_hash is not null;

call app.protect('session', 'select, insert, update, delete');
create policy self on session for select using (user_id = (select app.actor_id()));
create policy system on session using ((select app.is_system())) with check ((select app.is_system()));

-- Refresh tokens by hash. Each is spent once; a session's tokens are one family.
create table refresh_token (
  token_hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default app.now()
);
create index on refresh_token (session_id);
-- What is due to be forgotten.
create index on refresh_token (expires_at);

call app.protect('refresh_token', 'select, insert, update, delete');
create policy system on refresh_token using ((select app.is_system())) with check ((select app.is_system()));

-- Tickets that open the live socket, once.
create table socket_ticket (
  ticket_hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  expires_at timestamptz not null
);

call app.protect('socket_ticket', 'select, insert, delete');
create policy system on socket_ticket using ((select app.is_system())) with check ((select app.is_system()));

-- A link that was mailed or texted. It is good once, for one purpose, and only its hash is kept.
create table mailed_token (
  -- SHA-256 of 256 random bits.
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD')),
  -- The address or number it went to: it proves that one alone, not what the person changed to since.
  sent_to citext not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  created_at timestamptz not null default app.now()
);
create index on mailed_token (user_id);

call app.protect('mailed_token', 'select, insert, update, delete');
create policy system on mailed_token using ((select app.is_system())) with check ((select app.is_system()));

-- The authenticator app of a person; in force once they have shown a code of it.
create table second_factor (
  user_id uuid primary key references users on delete cascade,
  -- The shared secret under AES-256-GCM with a key made from GIDA_SECRET, bound to this person.
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  -- The 30-second step of the last code that was taken: neither it nor one before it is taken again.
  last_step bigint,
  created_at timestamptz not null default app.now()
);

call app.protect('second_factor', 'select, insert, update, delete');
create policy system on second_factor using ((select app.is_system())) with check ((select app.is_system()));

-- Ten codes for who has lost the app. Each is good once; 80 random bits, so a plain hash is enough.
create table recovery_code (
  user_id uuid not null references second_factor on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

call app.protect('recovery_code', 'select, insert, update, delete');
create policy system on recovery_code using ((select app.is_system())) with check ((select app.is_system()));

-- A right password that still wants a code.
create table sign_in_challenge (
  challenge_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  tries int not null default 0,
  expires_at timestamptz not null
);
create index on sign_in_challenge (expires_at);

call app.protect('sign_in_challenge', 'select, insert, update, delete');
create policy system on sign_in_challenge using ((select app.is_system())) with check ((select app.is_system()));

-- What the callback of the outside issuer hands to the web app, to be exchanged at once for a session.
create table sign_in_code (
  code_hash bytea primary key,
  -- The browser that came back holds the other half in a cookie.
  browser_hash bytea not null,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index on sign_in_code (expires_at);

call app.protect('sign_in_code', 'select, insert, delete');
create policy system on sign_in_code using ((select app.is_system())) with check ((select app.is_system()));

-- Opens every transaction of the server's own work, and turns a person's into one. Answers what was said before, under its
-- seal: set again, the person acts again.
create function app.act_as_system(the_time timestamptz, capability text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare before text := current_setting('app.acting', true);
begin
  perform app.refuse_unless_server(capability);
  perform app.say_who_acts(null, 'SYSTEM', null, the_time);
  return before;
end $$;

-- Says for whom a transaction of the server's own works: what is asked about this person is answered as for them.
create function app.set_actor(the_user uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app.is_system() then
    raise exception 'only the server''s own work is done for somebody' using errcode = '42501';
  end if;
  perform app.say_who_acts(the_user, 'SYSTEM', null, app.acting(4)::timestamptz);
end $$;

-- Opens every transaction of a person. It rides ahead of the first query, so that an ended session or a changed right
-- holds at once although the token itself is checked without the database. GD001: session over. GD002: rights changed.
-- GD005: the session is only good for setting up a second factor, and this is something else.
create function app.act_as(
  the_user uuid, the_session uuid, rights int, the_time timestamptz, sets_up boolean, capability text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare found_row record;
begin
  perform app.refuse_unless_server(capability);
  select u.role, u.status, u.rights_version, s.ended_at, s.expires_at, s.is_setup_only into found_row
  from session s join users u on u.id = s.user_id
  where s.id = the_session and s.user_id = the_user;
  if not found or found_row.ended_at is not null or found_row.expires_at <= the_time
     or found_row.status = 'INACTIVE' then
    raise exception 'this session is over' using errcode = 'GD001';
  end if;
  if found_row.rights_version <> rights then
    raise exception 'the rights of this person have changed' using errcode = 'GD002';
  end if;
  if found_row.is_setup_only and not sets_up then
    raise exception 'a second factor has to be set up first' using errcode = 'GD005';
  end if;
  perform app.say_who_acts(the_user, found_row.role::text, the_session, the_time);
end $$;

-- Whether this person may do what wants a fresh confirmation: they have just shown a code, or have no second factor.
create function app.is_confirmed() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (
      select from second_factor where user_id = app.actor_id() and confirmed_at is not null)
    or exists (
      select from session
      where id = app.session_id() and user_id = app.actor_id() and confirmed_until > app.acting(4)::timestamptz);
$$;

-- Whether a person can sign in. The hash itself stays out of reach.
create function app.has_password(the_user uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from credential where user_id = the_user)
$$;
