-- What people write to each other: conversations, who takes part in them, and their messages.

create type conversation_kind as enum ('DIRECT', 'GROUP', 'OFFICE');

create table conversation (
  id uuid primary key default uuidv7(),
  -- Two people; more than two; or people and the office of an estate, for which any of its managers answers.
  kind conversation_kind not null,
  title text check (length(title) between 1 and 120),
  -- The thing it is about. Which table holds it is for the type to say.
  about_type text check (about_type in ('unit', 'lease', 'payment', 'application', 'maintenance')),
  about_id uuid,
  office_estate_id uuid references estate on delete cascade,
  -- Who takes part and what it is about, where the same is never opened twice.
  key text unique,
  -- The number of its last message. Whoever raises it holds the row until the commit, so messages appear in the order of their numbers.
  last_number int not null default 0 check (last_number >= 0),
  last_message_at timestamptz not null default app.now(),
  -- Which manager has said that they answer.
  taken_by uuid references users,
  taken_at timestamptz,
  created_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  check ((about_type is null) = (about_id is null)),
  check ((kind = 'OFFICE') = (office_estate_id is not null)),
  check ((taken_by is null) = (taken_at is null)),
  check (taken_by is null or kind = 'OFFICE')
);
create index on conversation (office_estate_id, last_message_at desc, id desc) where office_estate_id is not null;
create index on conversation (about_type, about_id) where about_id is not null;
create index on conversation (taken_by) where taken_by is not null;
create index on conversation (created_by);

create table conversation_participant (
  conversation_id uuid not null references conversation on delete cascade,
  user_id uuid not null references users,
  -- A manager of the office it goes to: they see it as long as they manage the estate, and this row keeps only their marks.
  is_office boolean not null default false,
  -- Messages after the first number up to the second one are theirs to read; null is to the end.
  from_number int not null default 0,
  to_number int,
  left_at timestamptz,
  -- Up to which number it has come to a device of theirs, and been read. Neither goes back.
  delivered_number int not null default 0,
  read_number int not null default 0,
  -- Said by themselves, until they open it again.
  is_marked_unread boolean not null default false,
  is_muted boolean not null default false,
  is_pinned boolean not null default false,
  -- Hidden up to this number: the next message brings it back.
  archived_number int,
  created_at timestamptz not null default app.now(),
  primary key (conversation_id, user_id),
  check ((to_number is null) = (left_at is null))
);
create index on conversation_participant (user_id, conversation_id);

create type message_kind as enum ('TEXT', 'VOICE', 'FILE', 'SYSTEM');

create table message (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references conversation on delete cascade,
  number int not null check (number > 0),
  sender_id uuid not null references users,
  kind message_kind not null default 'TEXT',
  -- What was written; of a SYSTEM message, what happened. Empty once deleted.
  content text not null check (length(content) <= 5000),
  -- Made by the sender's app when they press Send: a second try with it is the same message.
  client_id uuid not null,
  reply_to_id uuid,
  edited_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default app.now(),
  unique (conversation_id, number),
  unique (sender_id, client_id),
  unique (id, conversation_id),
  -- What is answered stands in the same conversation.
  foreign key (reply_to_id, conversation_id) references message (id, conversation_id)
);

-- What a message said before it was edited or deleted: for a complaint, and for nobody's screen.
create table message_version (
  message_id uuid not null references message on delete cascade,
  content text not null,
  replaced_at timestamptz not null default app.now(),
  primary key (message_id, replaced_at)
);

-- Whether the actor takes part in a conversation now, as themselves or for its office: past row-level security, since the
-- policies below ask it of each other.
create function app.takes_part(the_conversation uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
      select from conversation_participant p
      where p.conversation_id = the_conversation and p.user_id = app.actor_id() and not p.is_office and p.left_at is null)
    or exists (
      select from conversation c
      where c.id = the_conversation and c.office_estate_id = any (app.managed_estates()))
$$;

-- The same for who has left, and reads what was theirs.
create function app.sees_conversation(the_conversation uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app.takes_part(the_conversation) or exists (
    select from conversation_participant p
    where p.conversation_id = the_conversation and p.user_id = app.actor_id() and not p.is_office)
$$;

call app.protect('conversation', 'select, insert, update');
create policy participant on conversation for select using (
  exists (
    select from conversation_participant p
    where p.conversation_id = conversation.id and p.user_id = (select app.actor_id()) and not p.is_office)
  or office_estate_id = any ((select app.managed_estates())::uuid[])
  or created_by = (select app.actor_id()) and last_number = 0
  or (select app.is_system()));
create policy opener on conversation for insert with check (created_by = (select app.actor_id()) or (select app.is_system()));
create policy participant_changes on conversation for update using (app.takes_part(id)) with check (app.takes_part(id));
create trigger keep after update on conversation referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('kind', 'about_type', 'about_id', 'office_estate_id', 'key', 'created_by');

call app.protect('conversation_participant', 'select, insert, update');
create policy participant on conversation_participant for select
  using (user_id = (select app.actor_id()) or app.sees_conversation(conversation_id) or (select app.is_system()));
-- Marks are one's own. Who takes part is for the server to write down, once a command has decided it.
create policy self_changes on conversation_participant for update using (user_id = (select app.actor_id()) or (select app.is_system()));
create policy office_marks on conversation_participant for insert
  with check (user_id = (select app.actor_id()) and is_office and app.takes_part(conversation_id) or (select app.is_system()));
-- By hand, since participants have no id of their own.
create function app.keep_participation() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if app.actor_id() is null or app.is_system() then return new; end if;
  if (old.conversation_id, old.user_id, old.is_office, old.from_number, old.to_number, old.left_at)
    is distinct from (new.conversation_id, new.user_id, new.is_office, new.from_number, new.to_number, new.left_at) then
    raise exception 'who takes part is not theirs to change' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep_participation before update on conversation_participant
  for each row execute function app.keep_participation();

call app.protect('message', 'select, insert, update');
create policy reader on message for select using (
  exists (
    select from conversation_participant p
    where p.conversation_id = message.conversation_id and p.user_id = (select app.actor_id()) and not p.is_office
      and message.number > p.from_number and (p.to_number is null or message.number <= p.to_number))
  or exists (
    select from conversation c
    where c.id = message.conversation_id and c.office_estate_id = any ((select app.managed_estates())::uuid[]))
  or (select app.is_system()));
create policy sender on message for insert
  with check (sender_id = (select app.actor_id()) and kind <> 'SYSTEM' and app.takes_part(conversation_id) or (select app.is_system()));
create policy sender_changes on message for update
  using (sender_id = (select app.actor_id()) and kind <> 'SYSTEM' and deleted_at is null and app.takes_part(conversation_id))
  with check (sender_id = (select app.actor_id()) and app.takes_part(conversation_id));
create trigger keep after update on message referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('conversation_id', 'number', 'sender_id', 'kind', 'client_id', 'reply_to_id', 'created_at');

call app.protect('message_version', 'insert');
create policy system on message_version for insert with check ((select app.is_system()));

-- Whoever takes part now, the managers of its office among them: whom a new message goes to. Only for who takes part.
create function app.conversation_people(the_conversation uuid)
returns table (user_id uuid, is_office boolean) language sql stable security definer set search_path = public, pg_temp as $$
  select p.user_id, false from conversation_participant p
  where p.conversation_id = the_conversation and p.left_at is null and not p.is_office
    and (app.sees_conversation(the_conversation) or app.is_system())
  union
  select a.user_id, true from conversation c join estate_association a on a.estate_id = c.office_estate_id
  where c.id = the_conversation and a.role = 'ESTATE_MANAGER'
    and (app.sees_conversation(the_conversation) or app.is_system())
    and not exists (
      select from conversation_participant p
      where p.conversation_id = the_conversation and p.user_id = a.user_id and p.left_at is null and not p.is_office)
$$;

-- Names and pictures of who takes or took part, for those who see the conversation: participants need not see each other elsewhere.
create function app.conversation_names(the_conversations uuid[])
returns table (conversation_id uuid, user_id uuid, full_name text, role user_role, avatar_version text, is_office boolean, left_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.conversation_id, u.id, u.full_name, u.role, u.avatar_version, p.is_office, p.left_at
  from conversation_participant p join users u on u.id = p.user_id
  where p.conversation_id = any (the_conversations) and (app.sees_conversation(p.conversation_id) or app.is_system())
$$;
