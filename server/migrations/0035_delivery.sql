-- One delivery engine: an intent for each person and matter, and an attempt (a row of outbox_message) for each way that it is tried.

create type delivery_class as enum ('alarm', 'security', 'statutory', 'receipt', 'conversation', 'reminder', 'promotion');

-- In rising order: a state never goes back. A report of a failure does not undo what was delivered.
create type delivery_state as enum (
  'WAITING', 'QUEUED', 'HANDED_OVER', 'UNKNOWN', 'ACCEPTED', 'SPARED', 'EXPIRED', 'FAILED', 'DELIVERED', 'READ');

create table delivery_intent (
  id uuid primary key default uuidv7(),
  -- Null where the recipient has no account.
  user_id uuid references users on delete cascade,
  class delivery_class not null,
  -- What it is about: what people choose by, and statistics count by.
  kind text not null,
  -- One per matter and person, however often a job is tried.
  key text unique,
  -- Past it nothing of it is sent any more.
  expires_at timestamptz not null,
  created_at timestamptz not null default app.now()
);
create index on delivery_intent (user_id, created_at desc);
create index on delivery_intent (created_at);

call app.protect('delivery_intent', 'select, insert, update, delete');
create policy self on delivery_intent for select using (user_id = (select app.actor_id()) or (select app.sees_all()));
create policy system on delivery_intent using ((select app.is_system())) with check (true);

alter table outbox_message
  drop constraint outbox_message_channel_check,
  add constraint outbox_message_channel_check check (channel in ('EMAIL', 'SMS', 'PUSH')),
  -- None on a row that a node of the version before wrote.
  add column intent_id uuid references delivery_intent on delete cascade,
  add column state delivery_state not null default 'QUEUED',
  -- 0 goes out first; a higher one waits until what went before has failed, or was not heard of by its due time.
  add column rank smallint not null default 0 check (rank >= 0),
  -- Not before this: quiet hours, the mail of the day, a provider that does not answer.
  add column due_at timestamptz not null default app.now(),
  -- The provider's name for it, by which its reports come.
  add column provider_id text,
  -- Of an SMS: the parts that are paid for.
  add column parts smallint,
  add column delivered_at timestamptz,
  -- Stands in the mail of the day, and is not sent by itself.
  add column is_digested boolean not null default false;

update outbox_message set state = (case when sent_at is not null then 'ACCEPTED' when failed_at is not null then 'FAILED'
  else 'QUEUED' end)::delivery_state;

create index on outbox_message (intent_id);
create index outbox_message_provider on outbox_message (provider_id) where provider_id is not null;
create index outbox_message_due on outbox_message (due_at) where state in ('WAITING', 'QUEUED');

create policy self on outbox_message for select using (exists (
  select from delivery_intent i where i.id = intent_id and i.user_id = (select app.actor_id())));

-- What somebody has read need not go by another way.
create policy spare on outbox_message for update using (exists (
  select from delivery_intent i where i.id = intent_id and i.user_id = (select app.actor_id())))
  with check (state = 'SPARED');

create function app.rise() returns trigger language plpgsql as $$
begin
  if new.state < old.state then
    raise exception 'an attempt that is % is never % again', old.state, new.state using errcode = '23514';
  end if;
  return new;
end $$;
create trigger rise before update of state on outbox_message for each row execute function app.rise();

-- What a provider reports of an attempt, once each: it may come before the answer that names the attempt.
create table delivery_report (
  id uuid primary key default uuidv7(),
  provider_id text not null,
  receiver text not null,
  -- The provider's own words.
  status text not null,
  created_at timestamptz not null default app.now(),
  unique (provider_id, receiver, status)
);
create index on delivery_report (created_at);

call app.protect('delivery_report', 'select, insert, delete');
create policy system on delivery_report using ((select app.is_system())) with check ((select app.is_system()));

-- An address that does not exist any more, by its provider's word: nothing is sent there.
create table suppressed_address (
  channel text not null check (channel in ('EMAIL', 'SMS')),
  address text not null,
  reason text not null,
  created_at timestamptz not null default app.now(),
  primary key (channel, address)
);

call app.protect('suppressed_address', 'select, insert, delete');
create policy system on suppressed_address using ((select app.is_system())) with check ((select app.is_system()));

-- How often in a row a way out did not answer, and until when it is left alone.
create table delivery_breaker (
  channel text primary key check (channel in ('EMAIL', 'SMS', 'PUSH')),
  failures int not null,
  open_until timestamptz
);

call app.protect('delivery_breaker', 'select, insert, update, delete');
create policy system on delivery_breaker using ((select app.is_system())) with check ((select app.is_system()));
