-- What a person is told, how they wish to be told, and the numbered stream that their screens follow.

create type notification_type as enum ('payment', 'tenant', 'maintenance', 'alert', 'message', 'calendar');
create type notification_priority as enum ('high', 'medium', 'low');

-- What was sent to an account that nobody ever opened goes with it.
create table notification (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  type notification_type not null,
  title text not null,
  message text not null,
  priority notification_priority not null default 'medium',
  action_url text,
  -- One per cause and person, however often a job is tried.
  key text not null,
  read_at timestamptz,
  created_at timestamptz not null default app.now(),
  unique (user_id, key)
);
create index on notification (user_id, created_at desc, id desc);
create index notification_unread on notification (user_id) where read_at is null;
-- By age, to forget what was read long ago.
create index notification_read on notification (read_at) where read_at is not null;

call app.protect('notification', 'select, insert, update, delete');
create policy self on notification
  using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

create table live_counter (
  user_id uuid primary key references users on delete cascade,
  last_seq bigint not null
) with (fillfactor = 40);

call app.protect('live_counter', 'select, insert, update');
create policy self on live_counter using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check ((select app.is_system()));

create table live_event (
  user_id uuid not null references users on delete cascade,
  seq bigint not null,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null default app.now(),
  primary key (user_id, seq)
);
create index on live_event (created_at);

call app.protect('live_event', 'select, insert, delete');
create policy self on live_event using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check ((select app.is_system()));

-- A person's notification preferences. No row: the default. Alerts cannot be turned off.
create table notification_choice (
  user_id uuid not null references users on delete cascade,
  kind notification_type not null check (kind <> 'alert'),
  channel text not null check (channel in ('IN_APP', 'EMAIL', 'SMS')),
  is_on boolean not null,
  primary key (user_id, kind, channel)
);

call app.protect('notification_choice', 'select, insert, update');
create policy self on notification_choice
  using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));
