-- The base of every table: the actor, the time, and row-level security. The server signs in as gida_app, which owns
-- nothing and bypasses nothing.

create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;
create extension if not exists btree_gin;

create schema app;
grant usage on schema app, public to gida_app;

-- What the wall stands on, out of reach of gida_app: no grant is given on it, and none on the schema's other tables to come.
create table app.acting_key (
  only_one boolean primary key default true check (only_one),
  -- Seals who acts. Made here, and known to nobody.
  seal bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  -- SHA-256 of what the server's program shows to open a transaction; given anew at each start.
  capability_hashes bytea[] not null default '{}'
);
insert into app.acting_key default values;

-- Any statement can write a setting such as app.acting, so it says who acts only under this seal. The moment at which the
-- transaction began is part of it: what was sealed for one opens no other.
create function app.seal(said text, key bytea) returns text language sql stable parallel safe
  return encode(sha256(key || timestamptz_send(transaction_timestamp()) || convert_to(said, 'UTF8')), 'hex');

-- Says who acts for the rest of this transaction.
create function app.say_who_acts(the_user uuid, the_role text, the_session uuid, the_time timestamptz) returns void
language sql
begin atomic
  select set_config('app.acting', app.seal(said, seal) || '|' || said, true), set_config('app.now', the_time::text, true)
  from app.acting_key, concat_ws('|', coalesce(the_user::text, ''), the_role, coalesce(the_session::text, ''), the_time) said;
end;
revoke execute on function app.say_who_acts from public;

-- A part of what was said: the person, the role, the session, the time. Null where nobody acts, or where the seal is wrong.
create function app.acting(part int) returns text language sql stable parallel safe security definer
begin atomic
  select split_part(said, '|', part + 1) from app.acting_key, (select current_setting('app.acting', true)) now (said)
  where left(said, 64) = app.seal(substr(said, 66), seal);
end;

-- The person for whom this transaction acts; null before sign-in.
create function app.actor_id() returns uuid language sql stable parallel safe
  return nullif(app.acting(1), '')::uuid;

create function app.actor_role() returns text language sql stable parallel safe
  return coalesce(app.acting(2), '');

create function app.session_id() returns uuid language sql stable parallel safe
  return nullif(app.acting(3), '')::uuid;

-- The super admin, and the server's own work (jobs, sign-in), see all.
create function app.sees_all() returns boolean language sql stable parallel safe
  return app.actor_role() in ('ADMIN', 'SYSTEM');

create function app.is_system() returns boolean language sql stable parallel safe
  return app.actor_role() = 'SYSTEM';

-- Whether a caller is the server's program. A statement that came in with somebody's words does not know the capability.
create function app.is_server(capability text) returns boolean language sql stable security definer
begin atomic
  select sha256(convert_to(capability, 'UTF8')) = any (capability_hashes) from app.acting_key;
end;

create function app.refuse_unless_server(capability text) returns void language plpgsql stable as $$
begin
  if app.is_server(capability) is not true then
    raise exception 'only the server''s own program may do this' using errcode = '42501';
  end if;
end $$;

-- The time of the clock that the server was handed; the machine's own where none was. It is no wall: what opens something by the
-- time asks for the sealed one.
create function app.now() returns timestamptz language sql stable parallel safe
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, clock_timestamp());

-- Rent falls due on days in Lagos.
create function app.today() returns date language sql stable parallel safe
  return (app.now() at time zone 'Africa/Lagos')::date;

-- Lower case and without marks, so that "adebayo" finds "Adébáyò".
create function app.fold(text) returns text language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent', $1));

-- Every table calls this once: row-level security on and forced, and the grants that the server's role gets.
create procedure app.protect(the_table regclass, grants text) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', the_table);
  execute format('alter table %s force row level security', the_table);
  execute format('create policy owner on %s to %I using (true) with check (true)', the_table, current_user);
  execute format('grant %s on %s to gida_app', grants, the_table);
end $$;

-- For a table whose rows a person may change: the columns named keep what they say, whoever asks, unless the server does it.
-- `create trigger keep after update on t referencing old table as old_rows new table as new_rows for each statement execute
-- function app.keep_columns('a', 'b')`.
create function app.keep_columns() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare kept text[] := array['id'] || tg_argv::text[];
begin
  if app.actor_id() is null or app.is_system() then return null; end if;
  if exists (
    select (select jsonb_object_agg(k, to_jsonb(n) -> k) from unnest(kept) k) from new_rows n
    except
    select (select jsonb_object_agg(k, to_jsonb(o) -> k) from unnest(kept) k) from old_rows o) then
    raise exception 'nobody changes these of a %: %', tg_table_name, array_to_string(tg_argv, ', ') using errcode = '42501';
  end if;
  return null;
end $$;

-- Settings of the installation: the moved clock, when the demo was seeded.
create table setting (
  key text primary key,
  value jsonb not null
);

call app.protect('setting', 'select, insert, update');
create policy system on setting using ((select app.sees_all())) with check ((select app.is_system()));

-- Mail and SMS on their way out, written in the transaction that wants them sent.
create table outbox_message (
  id uuid primary key default uuidv7(),
  channel text not null check (channel in ('EMAIL', 'SMS')),
  recipient text not null,
  subject text,
  body text not null,
  html text,
  links text[] not null default '{}',
  -- Files to attach: [{file_key, name, content_type}].
  attachments jsonb not null default '[]',
  -- One message per cause, however often a job is tried.
  key text unique,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text,
  -- A message with such a link: once a gateway has taken it, its words are not kept.
  has_secret boolean not null default false,
  created_at timestamptz not null default app.now()
);
create index on outbox_message (created_at desc);

call app.protect('outbox_message', 'select, insert, update, delete');
create policy system on outbox_message using ((select app.is_system())) with check (true);

-- Files by our own key; the bytes are in the store.
create table file (
  id uuid primary key default uuidv7(),
  key text not null unique,
  name text not null,
  content_type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null,
  created_at timestamptz not null default app.now()
);

call app.protect('file', 'select, insert');
create policy system on file using ((select app.sees_all())) with check ((select app.is_system()));

-- What may be done only so often. An allowance comes back steadily, and whether there is any is decided under its lock: of
-- many at once no more get through than of many in a row.
create table allowance (
  -- What is limited, such as 'sign_in:account'.
  name text not null,
  -- SHA-256 of who spends it: people type what they like where a name belongs.
  spender bytea not null,
  -- When all of it is back, if nothing more is spent. From then on the row says nothing and may go.
  full_at timestamptz not null,
  -- When it was last asked for. Whoever waited for the lock began before that, and time does not go back.
  asked_at timestamptz not null,
  primary key (name, spender)
);

call app.protect('allowance', 'select, delete');
create policy system on allowance using ((select app.is_system())) with check ((select app.is_system()));

-- `wanted`: [{name, spender, most, seconds}]. In one order, so that no two wait for each other.
create function app.wanted_allowances(wanted jsonb)
returns table (name text, spender bytea, step interval, period interval) language sql immutable as $$
  select w.name, sha256(convert_to(w.spender, 'UTF8')), make_interval(secs => w.seconds / w.most::float8),
    make_interval(secs => w.seconds)
  from jsonb_to_recordset(wanted) w (name text, spender text, most int, seconds int)
  order by 1, 2
$$;

-- Spends one of each, or nothing where one of them is used up; answers for how long.
create function app.spend_allowances(wanted jsonb)
returns interval language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
  wait interval := '0';
  found_row allowance;
begin
  for one in select * from app.wanted_allowances(wanted) loop
    insert into allowance values (one.name, one.spender, app.now(), app.now())
    on conflict on constraint allowance_pkey do update set asked_at = greatest(allowance.asked_at, app.now()),
      full_at = greatest(allowance.full_at, allowance.asked_at, app.now())
    returning * into found_row;
    wait := greatest(wait, found_row.full_at + one.step - one.period - found_row.asked_at);
  end loop;
  if wait <= '0' then
    update allowance a set full_at = a.full_at + w.step from app.wanted_allowances(wanted) w
    where a.name = w.name and a.spender = w.spender;
  end if;
  return wait;
end $$;

-- Gives back what was spent.
create function app.return_allowances(wanted jsonb)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare one record;
begin
  for one in select * from app.wanted_allowances(wanted) loop
    update allowance a set full_at = a.full_at - one.step where a.name = one.name and a.spender = one.spender;
  end loop;
end $$;
