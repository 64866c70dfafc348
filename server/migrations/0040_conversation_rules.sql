-- What keeps conversations orderly: lines of the system, whom somebody has blocked, what was reported; and the search in them.

-- Of a SYSTEM message: what its text is made with, in the language of whoever reads it.
alter table message add column parameters jsonb;
-- Written to somebody who had blocked its sender: its sender alone sees it.
alter table message add column is_withheld boolean not null default false;
alter table message add check ((kind = 'SYSTEM') or parameters is null);

drop policy reader on message;
create policy reader on message for select using (
  (not is_withheld or sender_id = (select app.actor_id())) and (
    exists (
      select from conversation_participant p
      where p.conversation_id = message.conversation_id and p.user_id = (select app.actor_id()) and not p.is_office
        and message.number > p.from_number and (p.to_number is null or message.number <= p.to_number))
    or exists (
      select from conversation c
      where c.id = message.conversation_id and c.office_estate_id = any ((select app.managed_estates())::uuid[])))
  or (select app.is_system()));

-- Words and parts of words, within some conversations.
create index message_words on message using gin (conversation_id, app.fold(content) gin_trgm_ops)
  where kind <> 'SYSTEM' and deleted_at is null;

-- Messages of the actor's own conversations that hold every one of these patterns, newest first, before one of them. Here and
-- not in a query under row-level security, which would be asked of every message that holds the words.
create function app.search_messages(patterns text[], the_conversation uuid, before_id uuid, most int)
returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  with mine as materialized (
    select p.conversation_id, p.from_number, coalesce(p.to_number, 2147483647) as to_number
    from conversation_participant p where p.user_id = app.actor_id() and not p.is_office
    union all
    select c.id, 0, 2147483647 from conversation c where c.office_estate_id = any (app.managed_estates()))
  select m.id from message m
  where m.conversation_id = any (array(
      select conversation_id from mine where the_conversation is null or conversation_id = the_conversation))
    and m.kind <> 'SYSTEM' and m.deleted_at is null and app.fold(m.content) like all (patterns)
    and (not m.is_withheld or m.sender_id = app.actor_id())
    and (before_id is null or m.id < before_id)
    and exists (
      select from mine
      where mine.conversation_id = m.conversation_id and m.number > mine.from_number and m.number <= mine.to_number)
  order by m.id desc limit most
$$;

create table message_block (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz not null default app.now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index on message_block (blocked_id);
call app.protect('message_block', 'select, insert, delete');
-- Who is blocked does not learn of it.
create policy blocker on message_block for select using (blocker_id = (select app.actor_id()) or (select app.is_system()));
create policy blocker_adds on message_block for insert with check (blocker_id = (select app.actor_id()));
create policy blocker_ends on message_block for delete using (blocker_id = (select app.actor_id()));

create table message_report (
  id uuid primary key default uuidv7(),
  message_id uuid not null references message on delete cascade,
  -- Its number among the lines.
  number int not null,
  -- Whose managers look at it: the estate that both belong to. Null, or where they are reported themselves: the administrators.
  estate_id uuid references estate on delete set null,
  reported_id uuid not null references users,
  reporter_id uuid not null references users,
  reason text not null check (length(reason) between 1 and 500),
  -- The message and the five lines before and after it, as the reporter saw them.
  lines jsonb not null,
  created_at timestamptz not null default app.now(),
  closed_at timestamptz,
  closed_by uuid references users,
  outcome text check (length(outcome) between 1 and 500),
  unique (message_id, reporter_id),
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (outcome is null))
);
create index on message_report (estate_id);
create index on message_report (reported_id);
create index on message_report (reporter_id);
create index on message_report (closed_by);
call app.protect('message_report', 'select, insert, update');
create policy reporter on message_report for insert
  with check (reporter_id = (select app.actor_id()) or (select app.is_system()));
create policy reviewer on message_report for select using (
  estate_id = any ((select app.managed_estates())::uuid[]) and reported_id <> (select app.actor_id())
  or (select app.sees_all()) or (select app.is_system()));
create policy reviewer_closes on message_report for update using (
  estate_id = any ((select app.managed_estates())::uuid[]) and reported_id <> (select app.actor_id())
  or (select app.sees_all()));
create trigger keep after update on message_report referencing old table as old_rows new table as new_rows
  for each statement execute function
    app.keep_columns('message_id', 'estate_id', 'reported_id', 'reporter_id', 'reason', 'lines', 'created_at');
