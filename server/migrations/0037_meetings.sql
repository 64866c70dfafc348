-- Meetings: a series says who is invited and by which rule it repeats; each date of it is a meeting of its own.

create table meeting_series (
  id uuid primary key default uuidv7(),
  organizer_id uuid not null references users,
  -- What it concerns, where it concerns a whole estate.
  estate_id uuid references estate on delete cascade,
  -- An RRULE of weeks or months (RFC 5545); null is held once.
  recurrence text check (length(recurrence) <= 200),
  -- Up to when the rule is written out; null where all of it is.
  written_until timestamptz,
  -- Raised by each change that calendars have to take over.
  sequence int not null default 0 check (sequence >= 0),
  created_at timestamptz not null default app.now(),
  changed_at timestamptz not null default app.now()
);
create index on meeting_series (organizer_id);
create index on meeting_series (estate_id) where estate_id is not null;
create index meeting_series_to_write on meeting_series (written_until) where written_until is not null;

create table meeting (
  id uuid primary key default uuidv7(),
  series_id uuid not null references meeting_series on delete cascade,
  meeting_type text not null check (meeting_type in ('RESIDENTS', 'INSPECTION', 'VIEWING', 'OTHER')),
  title text not null check (length(title) between 1 and 160),
  location text not null default '' check (length(location) <= 300),
  url text check (length(url) <= 500),
  agenda text not null default '' check (length(agenda) <= 5000),
  -- By its rule. Calendars know one that was moved by this.
  planned_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'SCHEDULED' check (status in ('SCHEDULED', 'CANCELLED', 'COMPLETED')),
  cancel_reason text check (length(cancel_reason) between 1 and 500),
  -- How many minutes before its start people were last reminded; null before the first time.
  reminded_minutes int,
  minutes text check (length(minutes) <= 20000),
  created_at timestamptz not null default app.now(),
  changed_at timestamptz not null default app.now(),
  unique (series_id, planned_at),
  check (ends_at > starts_at),
  check ((status = 'CANCELLED') = (cancel_reason is not null))
);
create index on meeting (series_id, starts_at);
create index meeting_to_come on meeting (starts_at) where status = 'SCHEDULED';

create table meeting_invitee (
  series_id uuid not null references meeting_series on delete cascade,
  user_id uuid not null references users,
  created_at timestamptz not null default app.now(),
  primary key (series_id, user_id)
);
create index on meeting_invitee (user_id, series_id);

create table meeting_answer (
  meeting_id uuid not null references meeting on delete cascade,
  user_id uuid not null references users,
  status text not null check (status in ('ACCEPTED', 'DECLINED', 'TENTATIVE')),
  note text not null default '' check (length(note) <= 500),
  answered_at timestamptz not null default app.now(),
  primary key (meeting_id, user_id)
);
create index on meeting_answer (user_id);

-- Who came, as whoever called the meeting wrote it down.
create table meeting_attendance (
  meeting_id uuid not null references meeting on delete cascade,
  user_id uuid not null references users,
  primary key (meeting_id, user_id)
);
create index on meeting_attendance (user_id);

-- What a mailed invitation is answered by: one meeting, for one person, in one mail. Only hashes are stored.
create table meeting_link (
  token_hash bytea primary key,
  meeting_id uuid not null references meeting on delete cascade,
  user_id uuid not null references users,
  sequence int not null,
  created_at timestamptz not null default app.now(),
  unique (meeting_id, user_id, sequence)
);
create index on meeting_link (user_id);

-- The series that the actor called or is invited to: past row-level security, since the policies below ask it of each other.
create function app.my_series() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(id), '{}') from (
    select id from meeting_series where organizer_id = app.actor_id()
    union select series_id from meeting_invitee where user_id = app.actor_id()) mine
$$;
create function app.called_series() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(id), '{}') from meeting_series where organizer_id = app.actor_id()
$$;

call app.protect('meeting_series', 'select, insert, update');
create policy participant on meeting_series for select
  using (organizer_id = (select app.actor_id()) or id = any ((select app.my_series())::uuid[]) or (select app.is_system()));
create policy organizer on meeting_series for insert with check (organizer_id = (select app.actor_id()) or (select app.is_system()));
create policy organizer_changes on meeting_series for update using (organizer_id = (select app.actor_id()) or (select app.is_system()));
create trigger keep after update on meeting_series referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('organizer_id', 'estate_id', 'recurrence', 'created_at');

call app.protect('meeting', 'select, insert, update');
create policy participant on meeting for select
  using (series_id = any ((select app.my_series())::uuid[]) or (select app.is_system()));
create policy organizer on meeting for insert
  with check (series_id = any (app.called_series()) or (select app.is_system()));
create policy organizer_changes on meeting for update
  using (series_id = any ((select app.called_series())::uuid[]) or (select app.is_system()));
create trigger keep after update on meeting referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('series_id', 'created_at');

-- Nobody invites somebody whom they do not see.
call app.protect('meeting_invitee', 'select, insert');
create policy self_or_organizer on meeting_invitee for select
  using (user_id = (select app.actor_id()) or series_id = any ((select app.called_series())::uuid[]) or (select app.is_system()));
create policy organizer on meeting_invitee for insert
  with check (series_id = any (app.called_series()) and exists (select from users u where u.id = user_id) or (select app.is_system()));

-- An answer is one's own. A meeting at another time is asked about anew, which the server does.
call app.protect('meeting_answer', 'select, insert, update, delete');
create policy self_or_organizer on meeting_answer for select
  using (user_id = (select app.actor_id()) or (select app.is_system())
    or exists (select from meeting m where m.id = meeting_id and m.series_id = any ((select app.called_series())::uuid[])));
create policy self on meeting_answer for insert
  with check (user_id = (select app.actor_id()) and exists (
      select from meeting m join meeting_invitee i on i.series_id = m.series_id
      where m.id = meeting_id and i.user_id = meeting_answer.user_id)
    or (select app.is_system()));
create policy self_changes on meeting_answer for update using (user_id = (select app.actor_id()) or (select app.is_system()));
create policy system_forgets on meeting_answer for delete using ((select app.is_system()));

call app.protect('meeting_attendance', 'select, insert, delete');
create policy self_or_organizer on meeting_attendance
  using (user_id = (select app.actor_id()) or (select app.is_system())
    or exists (select from meeting m where m.id = meeting_id and m.series_id = any ((select app.called_series())::uuid[])))
  with check ((select app.is_system())
    or exists (select from meeting m where m.id = meeting_id and m.series_id = any ((select app.called_series())::uuid[])));

call app.protect('meeting_link', 'select, insert, delete');
create policy system on meeting_link using ((select app.is_system())) with check ((select app.is_system()));

-- Names for who may read them: who called it for all, and all who are invited for who called it.
create function app.meeting_people(the_series uuid[])
returns table (series_id uuid, user_id uuid, full_name text, is_organizer boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, u.id, u.full_name, true from meeting_series s join users u on u.id = s.organizer_id
  where s.id = any (the_series) and (app.is_system() or s.id = any (app.my_series()))
  union all
  select i.series_id, u.id, u.full_name, false from meeting_invitee i join users u on u.id = i.user_id
  where i.series_id = any (the_series)
    and (app.is_system() or i.user_id = app.actor_id() or i.series_id = any (app.called_series()))
$$;

-- How many answered what: for all who are invited, without names.
create function app.meeting_counts(the_meetings uuid[])
returns table (meeting_id uuid, invited int, accepted int, tentative int, declined int)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.id, (select count(*)::int from meeting_invitee i where i.series_id = m.series_id),
    count(*) filter (where a.status = 'ACCEPTED')::int, count(*) filter (where a.status = 'TENTATIVE')::int,
    count(*) filter (where a.status = 'DECLINED')::int
  from meeting m left join meeting_answer a on a.meeting_id = m.id
  where m.id = any (the_meetings) and (app.is_system() or m.series_id = any (app.my_series()))
  group by m.id
$$;

-- When people are busy; with what, for the actor's own alone. Whom the actor does not see is not looked up.
create function app.busy_times(the_people uuid[], since timestamptz, until timestamptz)
returns table (user_id uuid, starts_at timestamptz, ends_at timestamptz, title text, source_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, m.starts_at, m.ends_at, case when p.id = app.actor_id() then m.title end, m.id
  from unnest(the_people) p (id) cross join lateral (
      select s.id from meeting_series s where s.organizer_id = p.id
      union select i.series_id from meeting_invitee i where i.user_id = p.id) mine
    join meeting m on m.series_id = mine.id
  where m.status = 'SCHEDULED' and m.starts_at < until and m.starts_at > since - interval '1 day' and m.ends_at > since
    and not exists (
      select from meeting_answer a where a.meeting_id = m.id and a.user_id = p.id and a.status = 'DECLINED')
$$;

-- An invitation is sent as a calendar part of its mail: `{"method": "REQUEST", "text": "BEGIN:VCALENDAR..."}`.
alter table outbox_message add column calendar jsonb;
