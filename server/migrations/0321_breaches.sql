-- The register of personal data breaches, also of harmless ones. Nothing is deleted, and every change is in the log.

create type breach_risk as enum ('NONE', 'LIKELY', 'HIGH');

create table breach (
  id uuid primary key default uuidv7(),
  title text not null check (length(title) between 3 and 120),
  happened text not null check (length(happened) between 3 and 4000),
  -- Somebody became aware: the 72 hours count from here.
  noticed_at timestamptz not null,
  registered_at timestamptz not null default app.now(),
  registered_by uuid not null references users,
  data_kinds text[] not null default '{}',
  -- About how many people.
  people_about int check (people_about >= 0),
  effects text not null default '' check (length(effects) <= 4000),
  measures text not null default '' check (length(measures) <= 4000),
  risk breach_risk,
  risk_reason text check (length(risk_reason) between 3 and 2000),
  decided_by uuid references users,
  -- When each step was done.
  frozen_at timestamptz,
  scoped_at timestamptz,
  decided_at timestamptz,
  drafted_at timestamptz,
  commission_told_at timestamptz,
  people_told_at timestamptz,
  closed_at timestamptz,
  closed_by uuid references users,
  lesson text check (length(lesson) between 3 and 2000),
  check (noticed_at <= registered_at),
  check (num_nonnulls(risk, risk_reason, decided_by, decided_at) in (0, 4)),
  check (num_nonnulls(closed_at, closed_by, lesson) in (0, 3)),
  check (closed_at is null or risk is not null),
  check (commission_told_at >= noticed_at and people_told_at >= noticed_at)
);
create index on breach (noticed_at) where closed_at is null;
create index on breach (closed_at) where closed_at is not null;

call app.protect('breach', 'select, insert, update');
create policy platform on breach using ((select app.sees_all())) with check ((select app.sees_all()));
create trigger keep after update on breach referencing old table as old_rows new table as new_rows for each statement
  execute function app.keep_columns('noticed_at', 'registered_at', 'registered_by');
call app.audit('breach', 'breach', 'id');
