-- The books: what each account came to on each day, the service-charge fund of an estate, and the proofs of the ledger.

-- ── kept balances ───────────────────────────────────────────────────────────────────────────────

-- The journals that one transaction writes are one batch. A batch ends when its balances are kept, at the commit.
create function app.batch() returns uuid language plpgsql volatile as $$
declare present text := current_setting('app.batch', true);
begin
  if present is null or present = '' then
    present := uuidv7()::text;
    perform set_config('app.batch', present, true);
  end if;
  return present::uuid;
end $$;
-- Null for those that were there before batches were.
alter table journal add column batch uuid;
alter table journal alter column batch set default app.batch();
create index on journal (batch);

-- What was debited and credited to an account on a day in Lagos. A balance is the sum of its days: today's, or of any day.
create table account_day (
  account_id bigint not null references account,
  day date not null,
  estate_id uuid not null,
  debits bigint not null check (debits >= 0),
  credits bigint not null check (credits >= 0),
  primary key (account_id, day)
) with (fillfactor = 40);
create index on account_day (estate_id);

insert into account_day (account_id, day, estate_id, debits, credits)
select p.account_id, (j.created_at at time zone 'Africa/Lagos')::date, j.estate_id,
  coalesce(sum(p.amount) filter (where p.amount > 0), 0), coalesce(-sum(p.amount) filter (where p.amount < 0), 0)
from journal j join posting p on p.journal_id = j.id group by 1, 2, 3;

-- Once for all journals of a transaction, when it commits: the rows of an estate that everybody touches (its clearing, its
-- commission) are held for that moment alone, and always in the same order, so that no two wait for each other.
create function app.keep_balances() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.batch is null or current_setting('app.kept_batch', true) = new.batch::text then return null; end if;
  perform set_config('app.kept_batch', new.batch::text, true), set_config('app.batch', '', true);
  insert into account_day as d (account_id, day, estate_id, debits, credits)
  select p.account_id, (j.created_at at time zone 'Africa/Lagos')::date, j.estate_id,
    coalesce(sum(p.amount) filter (where p.amount > 0), 0), coalesce(-sum(p.amount) filter (where p.amount < 0), 0)
  from journal j join posting p on p.journal_id = j.id
  where j.batch = new.batch
  group by 1, 2, 3 order by 1, 2
  on conflict (account_id, day) do update set debits = d.debits + excluded.debits, credits = d.credits + excluded.credits;
  return null;
end $$;
create constraint trigger keep_balances after insert on journal deferrable initially deferred
  for each row execute function app.keep_balances();

-- Payments and charges keep the same totals, each of its own statement: without one lock that comes before all of them, who
-- has raised a payment and goes on to its charges waits for who has settled a charge and goes on to its payment.
create function app.hold_scopes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7102, hashtext(s.scope_id::text))
  from (select distinct s.scope_id from new_rows n cross join lateral (values (n.estate_id), (n.landlord_id)) s (scope_id)
    where s.scope_id is not null order by 1) s;
  return null;
end $$;
-- Triggers fire in the order of their names.
create trigger a_hold after insert on charge referencing new table as new_rows
  for each statement execute function app.hold_scopes();
create trigger a_hold_changed after update on charge referencing new table as new_rows
  for each statement execute function app.hold_scopes();
create trigger a_hold after insert on payment referencing new table as new_rows
  for each statement execute function app.hold_scopes();
create trigger a_hold_changed after update on payment referencing new table as new_rows
  for each statement execute function app.hold_scopes();

-- What an account is in the trust view: what is held, what is owed to others, what is the manager's own. An account that
-- nobody has named yet is OTHER, and is shown with what is owed.
create function app.account_kind(code text) returns text language sql immutable parallel safe
  return case split_part(code, ':', 1)
    when 'clearing' then case when code = 'clearing' then 'PROVIDER' else 'PROVIDER_LANDLORDS' end
    when 'bank' then case when code = 'bank:trust' then 'TRUST_BANK' else 'BANK' end
    when 'cash' then 'CASH'
    when 'disputed' then 'DISPUTED'
    when 'payable' then case when code ~ '^payable:([0-9a-f-]{36}|unassigned)$' then 'LANDLORDS' else 'THIRD_PARTIES' end
    when 'deposit' then 'DEPOSITS'
    when 'credit' then 'CREDITS'
    when 'refunds' then 'REFUNDS'
    when 'fund' then 'FUNDS'
    when 'commission' then 'COMMISSION'
    when 'fees' then 'FEES'
    when 'provider-fees' then 'PROVIDER_FEES'
    when 'losses' then 'LOSSES'
    when 'receivable' then 'RECEIVABLE'
    when 'uncollected' then 'UNCOLLECTED'
    else 'OTHER'
  end;
alter table account add column kind text not null generated always as (app.account_kind(code)) stored;
create index on account (estate_id, kind);
create index on account (code);

-- The entries of an account, newest first.
create index posting_of_account on posting (account_id, journal_id desc);
drop index posting_account_id_idx;

-- What is owed to a landlord, and what the provider holds for them: the accounts that are theirs to see.
create function app.own_accounts() returns bigint[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(id), '{}') from account
  where code in ('payable:' || app.actor_id(), 'clearing:' || app.actor_id())
$$;

call app.protect('account_day', 'select');
create policy manager on account_day for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy landlord on account_day for select using (account_id = any ((select app.own_accounts())::bigint[]));
create policy landlord on account for select using (id = any ((select app.own_accounts())::bigint[]));

-- ── the service-charge fund ─────────────────────────────────────────────────────────────────────

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
  proof_key text,
  proof_name text,
  proof_type text,
  recorded_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  voided_at timestamptz,
  voided_by uuid references users,
  void_reason text,
  check ((voided_at is null) = (voided_by is null) and (voided_at is null) = (void_reason is null)),
  check ((proof_key is null) = (proof_name is null) and (proof_key is null) = (proof_type is null))
);
create index on fund_expense (estate_id, created_at desc, id desc);
create index on fund_expense (recorded_by);
create index on fund_expense (voided_by) where voided_by is not null;

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

create table service_charge_part (
  service_charge_id uuid not null references service_charge,
  unit_id uuid not null references unit,
  charge_id uuid not null unique references charge,
  primary key (service_charge_id, unit_id)
);
create index on service_charge_part (unit_id);

-- Everybody of the estate sees what is billed and bought; the server writes, after it has decided.
call app.protect('fund_expense', 'select, insert, update');
create policy member on fund_expense for select
  using (estate_id = any ((select app.my_estates())::uuid[]) or (select app.sees_all()));
create policy system on fund_expense using ((select app.is_system())) with check ((select app.is_system()));
call app.protect('service_charge', 'select, insert');
create policy member on service_charge for select
  using (estate_id = any ((select app.my_estates())::uuid[]) or (select app.sees_all()));
create policy system on service_charge using ((select app.is_system())) with check ((select app.is_system()));
call app.protect('service_charge_part', 'select, insert');
create policy with_charge on service_charge_part for select using (exists (select from charge c where c.id = charge_id));
create policy system on service_charge_part using ((select app.is_system())) with check ((select app.is_system()));

-- ── the proofs of the ledger ────────────────────────────────────────────────────────────────────

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

create table ledger_check_rule (
  ledger_check_id uuid not null references ledger_check on delete cascade,
  position int not null,
  name text not null,
  faults bigint not null check (faults >= 0),
  milliseconds int not null,
  checked_at timestamptz not null default app.now(),
  primary key (ledger_check_id, position)
);

call app.protect('ledger_check', 'select, insert, update, delete');
create policy system on ledger_check using ((select app.sees_all())) with check ((select app.sees_all()));
call app.protect('ledger_check_rule', 'select, insert, update, delete');
create policy system on ledger_check_rule using ((select app.sees_all())) with check ((select app.is_system()));
