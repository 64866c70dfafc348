-- A report as somebody keeps it: its choices under a name, for themselves or shared in an estate, and when it is mailed to them.

create table report_view (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  -- In which it is shared. Whoever opens it sees what they may see, by their own rights.
  estate_id uuid references estate on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- What is asked for, as a call of it says it.
  asked jsonb not null,
  -- How often it is mailed to its owner, and from which day on the next time: the day after a whole week, month or quarter.
  every text check (every in ('WEEK', 'MONTH', 'QUARTER')),
  next_on date,
  -- Why it is mailed no more, in words.
  stopped text,
  created_at timestamptz not null default app.now(),
  check ((every is null) = (next_on is null)),
  check (stopped is null or every is not null)
);
create index on report_view (user_id, created_at desc, id desc);
create index on report_view (estate_id) where estate_id is not null;
create index report_view_due on report_view (next_on) where every is not null and stopped is null;

call app.protect('report_view', 'select, insert, update, delete');
create policy self on report_view
  using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) and (estate_id is null or estate_id = any ((select app.my_estates())::uuid[]))
    or (select app.is_system()));
create policy shared on report_view for select using (estate_id = any ((select app.my_estates())::uuid[]));
