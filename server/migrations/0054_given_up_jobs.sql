-- Jobs that a person gave up: what each was, and why nobody tries it again. What it was to do is gone with it.
create table given_up_job (
  id uuid primary key default uuidv7(),
  -- Its number in the queue, where it no longer is.
  job_id bigint not null unique,
  name text not null,
  fault text not null,
  tries integer not null,
  -- When it was asked for.
  since timestamptz not null,
  reason text not null check (length(reason) between 3 and 300),
  given_up_by uuid not null references users,
  given_up_at timestamptz not null default app.now()
);
create index on given_up_job (given_up_at desc, id desc);
create index on given_up_job (given_up_by);

call app.protect('given_up_job', 'select, insert, delete');
create policy admin_reads on given_up_job for select using ((select app.sees_all()));
create policy admin_gives_up on given_up_job for insert
  with check ((select app.sees_all()) and given_up_by = (select app.actor_id()));
create policy system_forgets on given_up_job for delete using ((select app.is_system()));
