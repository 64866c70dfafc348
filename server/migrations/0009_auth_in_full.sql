-- Sign-in in full: links that are mailed, second factors, fresh confirmation, and identities of an outside issuer.

-- A link that was mailed or texted. It is good once, for one purpose, and only its hash is kept.
create table mailed_token (
  -- SHA-256 of 256 random bits.
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD')),
  -- The address or number it went to: it proves that one alone, not what the person changed to since.
  sent_to citext not null,
  -- Who asked for it: one caller cannot have many people written to.
  requested_by inet,
  created_at timestamptz not null default app.now(),
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index on mailed_token (sent_to, purpose, created_at);
create index on mailed_token (requested_by, created_at);
create index on mailed_token (user_id);
call app.protect('mailed_token', 'select, insert, update, delete');
create policy system on mailed_token using (app.is_system()) with check (app.is_system());

-- A message with such a link: once a gateway has taken it, its words are not kept.
alter table outbox_message add column has_secret boolean not null default false;

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
create policy system on second_factor using (app.is_system()) with check (app.is_system());

-- Ten codes for who has lost the app. Each is good once; 80 random bits, so a plain hash is enough.
create table recovery_code (
  user_id uuid not null references second_factor on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
call app.protect('recovery_code', 'select, insert, update, delete');
create policy system on recovery_code using (app.is_system()) with check (app.is_system());

-- A right password that still wants a code.
create table sign_in_challenge (
  challenge_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  tries int not null default 0,
  expires_at timestamptz not null
);
create index on sign_in_challenge (expires_at);
call app.protect('sign_in_challenge', 'select, insert, update, delete');
create policy system on sign_in_challenge using (app.is_system()) with check (app.is_system());

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
create policy self on identity for select using (user_id = app.actor_id());
create policy system on identity using (app.is_system()) with check (app.is_system());

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
create policy system on sign_in_code using (app.is_system()) with check (app.is_system());

alter table session
  -- Until then the person counts as having just shown a code.
  add column confirmed_until timestamptz,
  -- Only good for setting up a second factor: an administrator in production who has none.
  add column is_setup_only boolean not null default false,
  -- Of tokens that an outside issuer gave: whose, and which of its sessions or tokens (SHA-256).
  add column identity_id uuid references identity on delete set null,
  add column outside_key bytea unique;
create index on session (identity_id) where identity_id is not null;

-- As before, and: a session that is only good for setting up a second factor opens no other transaction (GD005); the
-- session is known to what asks for a fresh confirmation.
drop function app.act_as(uuid, uuid, int, timestamptz);
create function app.act_as(the_user uuid, the_session uuid, rights int, the_time timestamptz, sets_up boolean)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare found_row record;
begin
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
  perform set_config('app.actor_id', the_user::text, true),
          set_config('app.actor_role', found_row.role::text, true),
          set_config('app.session_id', the_session::text, true),
          set_config('app.now', the_time::text, true);
end $$;

-- Whether this person may do what wants a fresh confirmation: they have just shown a code, or have no second factor.
create function app.is_confirmed() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (
      select from second_factor where user_id = app.actor_id() and confirmed_at is not null)
    or exists (
      select from session
      where id = nullif(current_setting('app.session_id', true), '')::uuid
        and user_id = app.actor_id() and confirmed_until > app.now());
$$;
