-- Reports too long to wait for: a job makes the file, and it is kept for some days.

create type report_status as enum ('WAITING', 'RUNNING', 'READY', 'FAILED', 'CANCELLED');

create table report_file (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  -- As it was asked for, with its days. The bytes lie in the store under reports/<id>.
  wanted jsonb not null,
  status report_status not null default 'WAITING',
  rows_done int not null default 0,
  -- Null until they are counted.
  rows_expected int,
  -- Bytes.
  size bigint,
  -- Why it could not be made, in words.
  failure text,
  created_at timestamptz not null default app.now(),
  finished_at timestamptz,
  check ((status = 'READY') = (size is not null)),
  check ((status = 'FAILED') = (failure is not null)),
  check ((status in ('WAITING', 'RUNNING')) = (finished_at is null))
);
-- Asked for twice at once, it is made once.
create unique index report_file_made_once on report_file (user_id, wanted) where status in ('WAITING', 'RUNNING');
create index on report_file (user_id, created_at desc, id desc);

call app.protect('report_file', 'select, insert, update, delete');
create policy self on report_file
  using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

-- How many payments begun in a time the actor lists, counted to `most` or, without it, all: outside row-level security, in the order
-- of an index. `alike` holds what some columns have to be.
create function app.count_payments(of_estate uuid, alike jsonb, begun tstzrange, most int) returns bigint
language plpgsql stable security definer set search_path = public, pg_temp set jit = off as $$
declare
  estates uuid[] := app.listed_estates(of_estate);
  counted bigint;
begin
  execute format('select count(*) from (select from payment where %s and %s limit %s) p',
    case when estates is null then app.listed_rows_by_unit(of_estate, app.assigned_units())
      else format('estate_id = any (%L::uuid[])', estates) end,
    concat_ws(' and ', 'created_at >= ' || quote_literal(lower(begun)), 'created_at < ' || quote_literal(upper(begun)),
      (select string_agg(format('%I = %L', key, value), ' and ') from jsonb_each_text(alike))),
    coalesce(most::text, 'all')) into counted;
  return counted;
end $$;
