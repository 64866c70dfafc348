-- What a person is told, and the numbered stream that their screens follow.

create type notification_type as enum ('payment', 'tenant', 'maintenance', 'alert', 'message', 'calendar');
create type notification_priority as enum ('high', 'medium', 'low');

create table notification (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
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

create table live_counter (
  user_id uuid primary key references users,
  last_seq bigint not null
) with (fillfactor = 40);

create table live_event (
  user_id uuid not null references users,
  seq bigint not null,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null default app.now(),
  primary key (user_id, seq)
);
create index on live_event (created_at);

-- Rent that is held because its landlord has no account: who is told of it, and how much it is, without reading the rest.
create index payment_waiting on payment (landlord_id) where split = 'WAITING' and status = 'COMPLETED';
-- Payments that the bank is working on. Partial, since comparing an enum is not leakproof: behind row-level security it
-- cannot be the condition of an index.
create index payment_in_process on payment (estate_id, created_at) where status = 'PROCESSING';
-- What falls due on the units that one property manager looks after, month by month.
create index charge_of_unit on charge (unit_id, due_date);

call app.protect('notification', 'select, insert, update, delete');
create policy self on notification
  using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

call app.protect('live_counter', 'select, insert, update');
create policy self on live_counter using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check ((select app.is_system()));
call app.protect('live_event', 'select, insert, delete');
create policy self on live_event using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check ((select app.is_system()));
