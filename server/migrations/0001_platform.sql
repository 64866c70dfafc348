-- What every table stands on: who acts, what time it is, and the wall of row-level security.
-- The server signs in as gida_app, which owns nothing and bypasses nothing.

create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;

create schema app;
grant usage on schema app, public to gida_app;

-- The person for whom this transaction acts; null before sign-in.
create function app.actor_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.actor_id', true), '')::uuid;

-- The super admin, and the server's own work (jobs, sign-in), see all.
create function app.sees_all() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.actor_role', true), '') in ('ADMIN', 'SYSTEM');

create function app.is_system() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.actor_role', true), '') = 'SYSTEM';

-- The time of the clock that the server was handed; the machine's own where none was.
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

-- Small facts of the installation: the moved clock, when the demo was seeded.
create table setting (
  key text primary key,
  value jsonb not null
);
call app.protect('setting', 'select, insert, update');
create policy system on setting using (app.sees_all()) with check (app.is_system());

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
  created_at timestamptz not null default app.now()
);
create index on outbox_message (created_at desc);
call app.protect('outbox_message', 'select, insert, update');
create policy system on outbox_message using (app.is_system()) with check (true);

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
create policy system on file using (app.sees_all()) with check (app.is_system());
