-- Files of messages: pictures, PDFs and voice notes.

create type attachment_kind as enum ('PICTURE', 'PDF', 'AUDIO');

create table message_attachment (
  id uuid primary key,
  -- Null until its message is sent. What stays so was sent with no message, and is forgotten.
  message_id uuid references message on delete cascade,
  uploaded_by uuid not null references users,
  -- Its place among the files of its message.
  position smallint not null check (position between 1 and 10),
  kind attachment_kind not null,
  name text not null check (length(name) between 1 and 120),
  content_type text not null,
  size int not null check (size > 0),
  -- Of a picture.
  width int,
  height int,
  -- Of a voice note.
  seconds int check (seconds between 1 and 180),
  created_at timestamptz not null default app.now(),
  check ((kind = 'PICTURE') = (width is not null) and (width is null) = (height is null)),
  check (seconds is null or kind = 'AUDIO')
);
create index on message_attachment (message_id, position);
create index on message_attachment (uploaded_by);
create index on message_attachment (created_at) where message_id is null;

call app.protect('message_attachment', 'select, insert, update, delete');
-- Whoever reads the message, which row-level security there says; and who is about to send it.
create policy reader on message_attachment for select using (
  exists (select from message m where m.id = message_attachment.message_id and m.deleted_at is null)
  or message_id is null and uploaded_by = (select app.actor_id())
  or (select app.is_system()));
create policy uploader on message_attachment for insert
  with check (uploaded_by = (select app.actor_id()) and message_id is null or (select app.is_system()));
create policy sender on message_attachment for update
  using (uploaded_by = (select app.actor_id()) and message_id is null)
  with check (exists (
    select from message m where m.id = message_attachment.message_id and m.sender_id = (select app.actor_id())));
create policy sweep on message_attachment for delete using (message_id is null and (select app.is_system()));
create trigger keep after update on message_attachment referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('uploaded_by', 'kind', 'content_type', 'size', 'created_at');
