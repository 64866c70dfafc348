-- The service-charge fund of an estate, and the checks of the ledger.

-- What was bought from the service charge of an estate. It is never changed but to be voided, by a journal of opposite signs.
create table fund_expense (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  category text not null check (category in
    ('DIESEL', 'POWER', 'WATER', 'SECURITY', 'CLEANING', 'REPAIRS', 'WASTE', 'STAFF', 'INSURANCE', 'LEVY', 'OTHER')),
  vendor text not null,
  description text not null,
  amount bigint not null check (amount > 0),
  spent_on date not null,
  -- The clients' account at the bank, or the cash in the hand of whoever recorded it.
  paid_from text not null check (paid_from in ('TRUST', 'CASH')),
  -- Of the amount, what the fund did not have: the manager has advanced it.
  advanced_amount bigint not null default 0 check (advanced_amount between 0 and amount),
  evidence_key text,
  evidence_name text,
  evidence_type text,
  recorded_by uuid not null references users,
  voided_at timestamptz,
  voided_by uuid references users,
  void_reason text,
  created_at timestamptz not null default app.now(),
  check ((voided_at is null) = (voided_by is null) and (voided_at is null) = (void_reason is null)),
  check ((evidence_key is null) = (evidence_name is null) and (evidence_key is null) = (evidence_type is null))
);
create index on fund_expense (estate_id, created_at desc, id desc);
create index on fund_expense (recorded_by);
create index on fund_expense (voided_by) where voided_by is not null;

-- Everybody of the estate sees what is billed and bought; the server writes, after it has decided.
call app.protect('fund_expense', 'select, insert, update');
create policy member on fund_expense for select
  using (estate_id = any ((select app.my_estates())::uuid[]) or (select app.sees_all()));
create policy system on fund_expense using ((select app.is_system())) with check ((select app.is_system()));

-- A budget that was billed over units: the parts add up to the amount, to the kobo.
create table service_charge (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  title text not null,
  amount bigint not null check (amount > 0),
  due_date date not null,
  created_by uuid not null references users,
  created_at timestamptz not null default app.now()
);
create index on service_charge (estate_id, created_at desc, id desc);
create index on service_charge (created_by);

call app.protect('service_charge', 'select, insert');
create policy member on service_charge for select
  using (estate_id = any ((select app.my_estates())::uuid[]) or (select app.sees_all()));
create policy system on service_charge using ((select app.is_system())) with check ((select app.is_system()));

create table service_charge_part (
  service_charge_id uuid not null references service_charge,
  unit_id uuid not null references unit,
  charge_id uuid not null unique references charge,
  primary key (service_charge_id, unit_id)
);
create index on service_charge_part (unit_id);

call app.protect('service_charge_part', 'select, insert');
create policy with_charge on service_charge_part for select using (exists (select from charge c where c.id = charge_id));
create policy system on service_charge_part using ((select app.is_system())) with check ((select app.is_system()));

create table ledger_check (
  id uuid primary key default uuidv7(),
  -- Null: by the clock.
  asked_by uuid references users,
  status text not null default 'RUNNING' check (status in ('RUNNING', 'DONE')),
  rule_count int not null,
  started_at timestamptz not null default app.now(),
  finished_at timestamptz,
  check ((status = 'DONE') = (finished_at is not null))
);
-- One at a time: whoever asks meanwhile is shown the one that runs.
create unique index ledger_check_running on ledger_check (status) where status = 'RUNNING';
create index on ledger_check (started_at desc);
create index on ledger_check (asked_by) where asked_by is not null;

call app.protect('ledger_check', 'select, insert, update, delete');
create policy system on ledger_check using ((select app.sees_all())) with check ((select app.sees_all()));

create table ledger_check_rule (
  ledger_check_id uuid not null references ledger_check on delete cascade,
  position int not null,
  name text not null,
  faults bigint not null check (faults >= 0),
  milliseconds int not null,
  checked_at timestamptz not null default app.now(),
  primary key (ledger_check_id, position)
);

call app.protect('ledger_check_rule', 'select, insert, update, delete');
create policy system on ledger_check_rule using ((select app.sees_all())) with check ((select app.is_system()));
