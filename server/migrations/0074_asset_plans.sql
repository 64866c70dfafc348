-- Work that comes back: plans, each time that they fell due, the checklists of their work orders, and which work was an asset's.

-- Which work orders were an asset's.
create table asset_work (
  asset_id uuid not null references asset on delete cascade,
  order_id uuid primary key references work_order on delete cascade
);
create index on asset_work (asset_id);
call app.protect('asset_work', 'select, insert, update');
create policy staff on asset_work using (app.staffs_asset(asset_id))
  with check (app.staffs_asset(asset_id) and app.runs_work(order_id));

create type plan_anchor as enum ('SCHEDULED', 'COMPLETED');
create type plan_status as enum ('ACTIVE', 'ENDED');
create table asset_plan (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate on delete cascade,
  property_id uuid references property on delete cascade,
  unit_id uuid references unit on delete cascade,
  asset_id uuid references asset on delete cascade,
  title text not null check (length(title) between 3 and 160),
  instructions text not null default '' check (length(instructions) <= 4000),
  category maintenance_category not null,
  priority maintenance_priority not null default 'MEDIUM',
  estimate bigint check (estimate > 0),
  -- How many days before its day the work order is made.
  lead_days int not null default 0 check (lead_days between 0 and 60),
  -- What is looked at, step by step; copied into each order that is made.
  steps jsonb not null default '[]',
  anchor plan_anchor not null default 'SCHEDULED',
  -- Of RFC 5545.
  rule text check (length(rule) <= 300),
  -- A day in Lagos: the first from which the rule counts.
  starts_on date not null,
  moves_to_working_day boolean not null default false,
  every_hours int check (every_hours > 0),
  or_months int check (or_months > 0),
  status plan_status not null default 'ACTIVE',
  ended_reason text not null default '' check (length(ended_reason) <= 1000),
  -- No day before this one is raised or missed: what a rule would have asked before it was written is nobody's fault.
  counts_from date not null,
  -- How many hours the asset had run when the plan was written.
  from_hours int not null default 0 check (from_hours >= 0),
  -- When it wants to be raised next, by days. Null: by hours alone, never again, or not before the open one is done.
  next_on date,
  created_by uuid references users,
  created_at timestamptz not null default app.now(),
  check ((rule is null) <> (every_hours is null)),
  check (or_months is null or every_hours is not null),
  check (every_hours is null or asset_id is not null)
);
create index on asset_plan (estate_id, next_on, id);
create index on asset_plan (asset_id) where asset_id is not null;
create index on asset_plan (property_id) where property_id is not null;
create index on asset_plan (unit_id) where unit_id is not null;
create index on asset_plan (created_by) where created_by is not null;
create trigger place before insert on asset_plan for each row execute function app.place_asset();
create trigger keep after update on asset_plan referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns(
    'estate_id', 'property_id', 'unit_id', 'asset_id', 'created_by', 'created_at');

call app.protect('asset_plan', 'select, insert, update');
create policy staff on asset_plan for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or unit_id = any ((select app.assigned_units())::uuid[])
    or unit_id is null and property_id = any ((select app.assigned_properties())::uuid[])
    or property_id is null and estate_id = any ((select app.staffed_estates())::uuid[]) or (select app.sees_all()));
create policy manager_adds on asset_plan for insert
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy manager_changes on asset_plan for update
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

create function app.staffs_plan(the_plan uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from asset_plan p where p.id = the_plan and app.staffs_place(p.estate_id, p.property_id, p.unit_id))
$$;

create type occurrence_state as enum ('OPEN', 'DONE', 'SKIPPED', 'MISSED');
-- One time that a plan fell due. Its key says which: of a rule by days its day, else which in a row.
create table plan_occurrence (
  id uuid primary key default uuidv7(),
  plan_id uuid not null references asset_plan on delete cascade,
  key text not null check (length(key) between 1 and 20),
  -- Where the day of the rule was moved to, if it was.
  due_on date not null,
  state occurrence_state not null,
  order_id uuid unique references work_order on delete cascade,
  -- When it was done or skipped, and how many hours the asset had run by then.
  closed_on date,
  closed_hours int,
  reason text not null default '' check (length(reason) <= 1000),
  created_at timestamptz not null default app.now(),
  unique (plan_id, key),
  check ((state = 'MISSED') = (order_id is null)),
  check ((state in ('DONE', 'SKIPPED')) = (closed_on is not null))
);
create index on plan_occurrence (plan_id, due_on desc);
create index plan_occurrence_open on plan_occurrence (due_on) where state = 'OPEN';
call app.protect('plan_occurrence', 'select, insert, update');
create policy staff on plan_occurrence for select using (app.staffs_plan(plan_id));
-- The server alone raises and closes them.
create policy system on plan_occurrence using ((select app.is_system())) with check ((select app.is_system()));

create type step_kind as enum ('TICK', 'PASS', 'NUMBER', 'CHOICE', 'PHOTO', 'TEXT');
create type step_result as enum ('PASS', 'FLAG', 'FAIL');
-- A step of the checklist of a work order, as it was asked when the order was raised.
create table checklist_step (
  id uuid primary key default uuidv7(),
  order_id uuid not null references work_order on delete cascade,
  position int not null,
  kind step_kind not null,
  title text not null check (length(title) between 2 and 160),
  min double precision,
  max double precision,
  unit text not null default '',
  choices text[] not null default '{}',
  answer text check (length(answer) <= 500),
  result step_result,
  note text not null default '' check (length(note) <= 500),
  answered_by uuid references users,
  answered_at timestamptz,
  -- The work order for what it found wrong.
  followed_by uuid references work_order on delete set null,
  unique (order_id, position)
);
create index on checklist_step (answered_by) where answered_by is not null;
create index on checklist_step (followed_by) where followed_by is not null;
create trigger keep after update on checklist_step referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns(
    'order_id', 'position', 'kind', 'title', 'min', 'max', 'unit', 'choices');
-- Whether the actor runs the home of an order or does its work.
create function app.does_work(the_order uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app.runs_work(the_order) or exists (
    select from work_order o where o.id = the_order and o.assigned_to = app.actor_id())
$$;
call app.protect('checklist_step', 'select, insert, update');
create policy reader on checklist_step for select using (app.reads_work(order_id));
create policy doer on checklist_step for update using (app.does_work(order_id));
create policy system_adds on checklist_step for insert with check ((select app.is_system()));

alter table asset_file add column step_id uuid references checklist_step on delete cascade;
alter table asset_file add check ((asset_id is null) <> (step_id is null));
create index on asset_file (step_id) where step_id is not null;

create function app.order_of_step(the_step uuid) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select order_id from checklist_step where id = the_step
$$;
create policy step_reader on asset_file for select using (step_id is not null and app.reads_work(app.order_of_step(step_id)));
create policy step_doer on asset_file for insert
  with check (step_id is not null and uploaded_by = (select app.actor_id()) and app.does_work(app.order_of_step(step_id)));
