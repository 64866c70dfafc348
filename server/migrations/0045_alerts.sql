-- Emergency alerts: who is told of a danger, how each of them is, and who is asked when somebody is silent.

create type alert_severity as enum ('low', 'medium', 'high', 'critical');
create type alert_kind as enum ('FIRE', 'FLOOD', 'GAS', 'BUILDING', 'THREAT', 'POWER', 'OTHER');
create type alert_answer as enum ('WAITING', 'SAFE', 'NEEDS_HELP', 'AWAY');
create type alert_answer_way as enum ('APP', 'LINK', 'SMS', 'WARDEN', 'NEXT_OF_KIN');
create type alert_roster_role as enum ('WARDEN', 'GUARD');

-- Who is asked when somebody of an estate is silent: people with an account, or a name and a phone number.
create table alert_roster (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate on delete cascade,
  user_id uuid references users on delete cascade,
  name text not null check (length(name) between 1 and 120),
  phone text,
  role alert_roster_role not null,
  -- As alert_recipient has it. Null: the whole estate.
  block text,
  created_at timestamptz not null default app.now(),
  check (num_nonnulls(user_id, phone) > 0)
);
create index on alert_roster (estate_id, created_at);
create index on alert_roster (user_id) where user_id is not null;

call app.protect('alert_roster', 'select, insert, delete');
create policy staff on alert_roster for select
  using (user_id = (select app.actor_id())
    or (estate_id = any ((select app.my_estates())::uuid[]) and (select app.actor_role()) <> 'TENANT') or (select app.sees_all()));
create policy manager on alert_roster for insert
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy manager_removes on alert_roster for delete
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

create table alert (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  severity alert_severity not null,
  kind alert_kind not null default 'OTHER',
  title text not null check (length(title) between 1 and 120),
  message text not null check (length(message) between 1 and 500),
  is_drill boolean not null default false,
  -- Whom it is for: a property, a block, people by name; all null is the whole estate.
  property_id uuid,
  block text,
  user_ids uuid[],
  created_by uuid not null references users,
  raised_by text not null,
  -- Made by the app when the button was pressed: a second press is the same alert.
  client_id uuid,
  -- When it is to go out: at once, but for a drill that is planned, and what waits for the morning.
  send_at timestamptz not null default app.now(),
  sent_at timestamptz,
  -- From then on it is shown to nobody who has not seen it.
  expires_at timestamptz,
  -- When something is to be done next for those who are silent. Null: nothing more.
  next_step_at timestamptz,
  closed_at timestamptz,
  closed_by uuid references users,
  close_note text check (length(close_note) <= 300),
  created_at timestamptz not null default app.now(),
  foreign key (property_id, estate_id) references property (id, estate_id),
  unique (created_by, client_id),
  check ((closed_at is null) = (closed_by is null)),
  check ((sent_at is null) = (expires_at is null)),
  check (next_step_at is null or (sent_at is not null and closed_at is null))
);
create index on alert (estate_id, send_at desc, id desc);
create index on alert (property_id, estate_id) where property_id is not null;
create index on alert (closed_by) where closed_by is not null;
-- Each page that is opened asks whether one is open.
create index alert_open on alert (expires_at) where sent_at is not null and closed_at is null;
create index alert_planned on alert (send_at) where sent_at is null and closed_at is null;
create index alert_next_step on alert (next_step_at) where next_step_at is not null;

-- Whoever is told, as they were known at that moment, and how they are.
create table alert_recipient (
  id uuid primary key default uuidv7(),
  alert_id uuid not null references alert on delete cascade,
  estate_id uuid not null references estate,
  user_id uuid not null references users,
  name text not null,
  phone text,
  unit_id uuid references unit,
  -- All their units, as a reader knows them; the block of the first, or its property where it has none.
  unit text,
  block text,
  state alert_answer not null default 'WAITING',
  note text check (length(note) <= 300),
  answered_at timestamptz,
  answered_via alert_answer_way,
  -- Who said it for them.
  answered_by text,
  -- So many steps of escalation were taken for them (contract/domains/alerts/rules.ts).
  step smallint not null default 0,
  -- SHA-256 of what opens the page on which they, or their next of kin, answer.
  token_hash bytea not null unique,
  kin_token_hash bytea not null unique,
  unique (alert_id, user_id),
  check ((state = 'WAITING') = (answered_at is null)),
  check ((answered_at is null) = (answered_via is null))
);
create index on alert_recipient (user_id, alert_id);
create index on alert_recipient (estate_id);
create index on alert_recipient (unit_id) where unit_id is not null;
-- Who answers by SMS is known by the number.
create index on alert_recipient (phone) where phone is not null;

-- What happened, to be read again as it was.
create table alert_event (
  id uuid primary key default uuidv7(),
  -- Null: a text message from a number that nobody of an open alert has.
  alert_id uuid references alert on delete cascade,
  at timestamptz not null default app.now(),
  kind text not null check (kind in ('RAISED', 'ANSWERED', 'MARKED', 'ESCALATED', 'TEXT', 'UPDATED', 'CLOSED')),
  recipient_id uuid references alert_recipient on delete cascade,
  by_name text,
  state alert_answer,
  way alert_answer_way,
  note text,
  step smallint,
  -- How many people it was about.
  count int
);
create index on alert_event (alert_id, id);
create index on alert_event (recipient_id) where recipient_id is not null;

-- Whether the actor leads an alert: they raised it, or manage its estate. Past row-level security, since the policies ask it of each other.
create function app.leads_alert(the_alert uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from alert where id = the_alert
    and (created_by = app.actor_id() or estate_id = any (app.managed_estates())))
$$;

call app.protect('alert', 'select, insert, update');
create policy reader on alert for select using (
  estate_id = any ((select app.managed_estates())::uuid[])
  or created_by = (select app.actor_id())
  or exists (select from alert_recipient r where r.alert_id = alert.id and r.user_id = (select app.actor_id()))
  or exists (select from alert_roster r where r.estate_id = alert.estate_id and r.user_id = (select app.actor_id()))
  or (select app.sees_all()));
create policy raiser on alert for insert
  with check (created_by = (select app.actor_id()) and estate_id = any ((select app.my_estates())::uuid[]) or (select app.sees_all()));
create policy system_changes on alert for update using ((select app.is_system())) with check ((select app.is_system()));

call app.protect('alert_recipient', 'select, insert, update');
create policy reader on alert_recipient for select using (
  user_id = (select app.actor_id())
  or estate_id = any ((select app.managed_estates())::uuid[])
  or (select app.sees_all())
  or exists (
    select from alert_roster r
    where r.user_id = (select app.actor_id()) and r.estate_id = alert_recipient.estate_id
      and (r.block is null or r.block = alert_recipient.block))
  or app.leads_alert(alert_id));
create policy system on alert_recipient using ((select app.is_system())) with check ((select app.is_system()));

call app.protect('alert_event', 'select, insert');
create policy reader on alert_event for select using (
  (select app.sees_all()) or app.leads_alert(alert_id)
  or exists (
    select from alert a join alert_roster r on r.estate_id = a.estate_id
    where a.id = alert_event.alert_id and r.user_id = (select app.actor_id()) and r.block is null)
  or (kind in ('UPDATED', 'CLOSED') and exists (select from alert a where a.id = alert_event.alert_id)));
create policy system on alert_event for insert with check ((select app.is_system()));

