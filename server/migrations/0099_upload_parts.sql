-- A file that is still on its way, part by part, under the hash of the whole. The bytes lie in the file store.
create table upload_part (
  user_id uuid not null references users on delete cascade,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Where in the file it begins.
  at int not null check (at >= 0),
  size int not null check (size > 0),
  -- Under this name its bytes are kept.
  id uuid not null unique,
  created_at timestamptz not null default app.now(),
  primary key (user_id, sha256, at)
);
create index on upload_part (created_at);

call app.protect('upload_part', 'select, insert, delete');
create policy own on upload_part using ((select app.is_system()) or user_id = (select app.actor_id()))
  with check ((select app.is_system()) or user_id = (select app.actor_id()));
