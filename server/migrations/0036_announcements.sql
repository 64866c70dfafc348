-- What one person tells many, how people wish to be told, and the devices that they are told on.

create table announcement (
  id uuid primary key default uuidv7(),
  -- Null where it went to persons by name.
  estate_id uuid references estate,
  sent_by uuid not null references users,
  title text not null,
  message text not null,
  priority notification_priority not null,
  -- Beside the app, which always has it.
  channels text[] not null check (channels <@ '{EMAIL,SMS,PUSH}'),
  -- As it was asked for: {property_id, role, in_arrears}.
  audience jsonb not null default '{}',
  recipients int not null check (recipients > 0),
  -- What its text messages were said to cost; kobo.
  sms_cost bigint not null default 0 check (sms_cost >= 0),
  created_at timestamptz not null default app.now()
);
create index on announcement (estate_id, created_at desc);
create index on announcement (sent_by, created_at desc);

call app.protect('announcement', 'select, insert');
create policy sender on announcement for select using (sent_by = (select app.actor_id())
  or estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy system on announcement for insert with check ((select app.is_system()));

-- To whom it went: each once, however many flats they rent.
create table announcement_recipient (
  announcement_id uuid not null references announcement on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (announcement_id, user_id)
);
create index on announcement_recipient (user_id);

call app.protect('announcement_recipient', 'select, insert');
create policy of_announcement on announcement_recipient for select
  using (exists (select from announcement a where a.id = announcement_id));
create policy system on announcement_recipient for insert with check ((select app.is_system()));

-- How a person is told. No row: no mail of the day, and quiet nights.
create table notification_setting (
  user_id uuid primary key references users on delete cascade,
  wants_digest boolean not null default false,
  wants_quiet boolean not null default true
);

call app.protect('notification_setting', 'select, insert, update');
create policy self on notification_setting
  using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

alter table notification_choice
  drop constraint notification_choice_channel_check,
  add constraint notification_choice_channel_check check (channel in ('IN_APP', 'EMAIL', 'SMS', 'PUSH'));

-- A device that takes web push, by the address that its browser's push service gave it.
create table push_subscription (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  user_agent text,
  seen_at timestamptz not null default app.now(),
  created_at timestamptz not null default app.now()
);
create index on push_subscription (user_id);

call app.protect('push_subscription', 'select, insert, update, delete');
create policy self on push_subscription
  using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));
