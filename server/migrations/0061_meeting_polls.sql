-- A poll for a time: two to five are offered, people tick those that suit them, and one of them becomes the meeting.

create table meeting_poll (
  id uuid primary key default uuidv7(),
  organizer_id uuid not null references users,
  estate_id uuid references estate on delete cascade,
  meeting_type text not null check (meeting_type in ('RESIDENTS', 'INSPECTION', 'VIEWING', 'OTHER')),
  title text not null check (length(title) between 1 and 160),
  location text not null default '' check (length(location) <= 300),
  url text check (length(url) <= 500),
  agenda text not null default '' check (length(agenda) <= 5000),
  status text not null default 'OPEN' check (status in ('OPEN', 'FIXED', 'WITHDRAWN')),
  -- What it became.
  meeting_id uuid references meeting,
  created_at timestamptz not null default app.now(),
  check ((status = 'FIXED') = (meeting_id is not null))
);
create index on meeting_poll (organizer_id, created_at desc);
create index on meeting_poll (estate_id) where estate_id is not null;
create index on meeting_poll (meeting_id) where meeting_id is not null;

create table meeting_poll_time (
  poll_id uuid not null references meeting_poll on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (poll_id, starts_at),
  check (ends_at > starts_at)
);

create table meeting_poll_invitee (
  poll_id uuid not null references meeting_poll on delete cascade,
  user_id uuid not null references users,
  answered_at timestamptz,
  -- Of the link in the mail, by which they choose without signing in.
  token_hash bytea unique,
  primary key (poll_id, user_id)
);
create index on meeting_poll_invitee (user_id);

-- Who can come when.
create table meeting_poll_choice (
  poll_id uuid not null,
  user_id uuid not null,
  starts_at timestamptz not null,
  primary key (poll_id, user_id, starts_at),
  foreign key (poll_id, user_id) references meeting_poll_invitee on delete cascade,
  foreign key (poll_id, starts_at) references meeting_poll_time on delete cascade
);
create index on meeting_poll_choice (poll_id, starts_at);

-- Past row-level security, since the policies below ask it of each other.
create function app.my_polls() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(id), '{}') from (
    select id from meeting_poll where organizer_id = app.actor_id()
    union select poll_id from meeting_poll_invitee where user_id = app.actor_id()) mine
$$;
create function app.called_polls() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(id), '{}') from meeting_poll where organizer_id = app.actor_id()
$$;

call app.protect('meeting_poll', 'select, insert, update');
create policy participant on meeting_poll for select
  using (organizer_id = (select app.actor_id()) or id = any ((select app.my_polls())::uuid[]) or (select app.is_system()));
create policy organizer on meeting_poll for insert with check (organizer_id = (select app.actor_id()) or (select app.is_system()));
create policy organizer_changes on meeting_poll for update using (organizer_id = (select app.actor_id()) or (select app.is_system()));
create trigger keep after update on meeting_poll referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('organizer_id', 'estate_id', 'created_at');

call app.protect('meeting_poll_time', 'select, insert');
create policy participant on meeting_poll_time for select
  using (poll_id = any ((select app.my_polls())::uuid[]) or (select app.is_system()));
create policy organizer on meeting_poll_time for insert
  with check (poll_id = any (app.called_polls()) or (select app.is_system()));

-- Nobody asks somebody whom they do not see.
call app.protect('meeting_poll_invitee', 'select, insert, update');
create policy self_or_organizer on meeting_poll_invitee for select
  using (user_id = (select app.actor_id()) or poll_id = any ((select app.called_polls())::uuid[]) or (select app.is_system()));
create policy organizer on meeting_poll_invitee for insert
  with check (poll_id = any (app.called_polls()) and exists (select from users u where u.id = user_id) or (select app.is_system()));
create policy self_answers on meeting_poll_invitee for update
  using (user_id = (select app.actor_id()) or (select app.is_system()));
create trigger keep after update on meeting_poll_invitee referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('poll_id', 'user_id', 'token_hash');

call app.protect('meeting_poll_choice', 'select, insert, delete');
create policy self_or_organizer on meeting_poll_choice for select
  using (user_id = (select app.actor_id()) or poll_id = any ((select app.called_polls())::uuid[]) or (select app.is_system()));
create policy self on meeting_poll_choice for insert with check (user_id = (select app.actor_id()) or (select app.is_system()));
create policy self_changes on meeting_poll_choice for delete using (user_id = (select app.actor_id()) or (select app.is_system()));

-- How many can come when, without names, for all who are asked.
create function app.poll_counts(the_polls uuid[])
returns table (poll_id uuid, starts_at timestamptz, can int)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.poll_id, t.starts_at, count(c.user_id)::int
  from meeting_poll_time t left join meeting_poll_choice c on c.poll_id = t.poll_id and c.starts_at = t.starts_at
  where t.poll_id = any (the_polls) and (app.is_system() or t.poll_id = any (app.my_polls()))
  group by 1, 2
$$;

-- Names for who may read them: who asks for all, and all who are asked for who asks; how many have chosen for all.
create function app.poll_people(the_polls uuid[])
returns table (poll_id uuid, organizer text, invited int, answered int)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, o.full_name, count(i.user_id)::int, count(i.answered_at)::int
  from meeting_poll p join users o on o.id = p.organizer_id left join meeting_poll_invitee i on i.poll_id = p.id
  where p.id = any (the_polls) and (app.is_system() or p.id = any (app.my_polls()))
  group by p.id, o.full_name
$$;
create function app.poll_invitees(the_poll uuid)
returns table (user_id uuid, full_name text, answered_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.full_name, i.answered_at from meeting_poll_invitee i join users u on u.id = i.user_id
  where i.poll_id = the_poll and (app.is_system() or the_poll = any (app.called_polls()))
$$;
