-- What the platform says to its people: a strip at the head of their screens, from one moment until another.
create type platform_announcement_kind as enum ('NEWS', 'MAINTENANCE', 'TROUBLE');

create table platform_announcement (
  id uuid primary key default uuidv7(),
  kind platform_announcement_kind not null,
  title text not null check (length(title) between 3 and 80),
  body text not null check (length(body) between 3 and 400),
  -- Whom it is for; null: everybody.
  roles text[] check (cardinality(roles) > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  written_by uuid not null references users,
  -- The writer's key: sent again with it, it is the same announcement.
  client_id uuid not null,
  created_at timestamptz not null default app.now(),
  -- Before its time: taken down, or called off before it began.
  ended_at timestamptz,
  ended_by uuid references users,
  check ((ended_at is null) = (ended_by is null)),
  unique (written_by, client_id)
);
create index on platform_announcement (ends_at);

-- Who has read it, and does not want to see it again.
create table platform_announcement_put_away (
  announcement_id uuid not null references platform_announcement on delete cascade,
  user_id uuid not null references users,
  put_away_at timestamptz not null default app.now(),
  primary key (announcement_id, user_id)
);
create index on platform_announcement_put_away (user_id);

call app.protect('platform_announcement', 'select, insert, update, delete');
create policy reader on platform_announcement for select using ((select app.sees_all())
  or ended_at is null and starts_at <= (select app.now()) and ends_at > (select app.now())
    and (roles is null or (select app.actor_role()) = any (roles)));
create policy platform_writes on platform_announcement for insert
  with check ((select app.is_system()) or (select app.sees_all()) and written_by = (select app.actor_id()));
create policy platform_ends on platform_announcement for update
  using ((select app.sees_all())) with check ((select app.sees_all()));
create policy system_forgets on platform_announcement for delete using ((select app.is_system()));
create trigger keep after update on platform_announcement referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('kind', 'title', 'body', 'roles', 'starts_at', 'ends_at', 'written_by',
    'client_id', 'created_at');
call app.audit('platform_announcement', 'platform_announcement', 'id', '{client_id}');

call app.protect('platform_announcement_put_away', 'select, insert, delete');
create policy reader on platform_announcement_put_away for select
  using (user_id = (select app.actor_id()) or (select app.is_system()));
create policy reader_puts_away on platform_announcement_put_away for insert
  with check (user_id = (select app.actor_id()) and exists (
    select from platform_announcement a where a.id = announcement_id and a.kind <> 'TROUBLE'));
create policy system_forgets on platform_announcement_put_away for delete using ((select app.is_system()));
