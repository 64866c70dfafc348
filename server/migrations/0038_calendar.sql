-- What people put into their own calendars, and the addresses at which calendar programs read them.

create table calendar_entry (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  title text not null check (length(title) between 1 and 160),
  notes text not null default '' check (length(notes) <= 2000),
  -- Whole days in Lagos: from the start of the first to the start of the day after the last.
  all_day boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null default app.now(),
  changed_at timestamptz not null default app.now(),
  check (ends_at > starts_at and ends_at <= starts_at + interval '63 days')
);
create index on calendar_entry (user_id, starts_at);

call app.protect('calendar_entry', 'select, insert, update, delete');
create policy self on calendar_entry
  using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

-- One for each person. Only the hash of its token is stored: a new address ends the one before.
create table calendar_feed (
  user_id uuid primary key references users,
  token_hash bytea not null unique,
  created_at timestamptz not null default app.now(),
  -- When a calendar program last looked.
  read_at timestamptz
);

call app.protect('calendar_feed', 'select, insert, update, delete');
create policy self on calendar_feed
  using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

-- From here on the server reads with the eyes of somebody who is not there: for their own feed, whose token was found.
create function app.act_for(the_user uuid, capability text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare found_role text;
begin
  perform app.refuse_unless_server(capability);
  select role into found_role from users where id = the_user and status <> 'INACTIVE';
  if not found then
    raise exception 'nobody is there to act for' using errcode = 'GD001';
  end if;
  perform app.say_who_acts(the_user, found_role, null, app.acting(4)::timestamptz);
end $$;

-- Own entries make busy too; whole days do not.
create or replace function app.busy_times(the_people uuid[], since timestamptz, until timestamptz)
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
  union all
  select e.user_id, e.starts_at, e.ends_at, case when e.user_id = app.actor_id() then e.title end, e.id
  from calendar_entry e
  where e.user_id = any (the_people) and not e.all_day
    and e.starts_at < until and e.starts_at > since - interval '63 days' and e.ends_at > since
$$;
