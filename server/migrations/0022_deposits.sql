-- Caution deposits: what is held for each lease, kept beside the ledger so that it can never go below zero; and what becomes
-- of it when a tenancy ends.

create domain deposit_state as text
  check (value in ('HELD', 'PROPOSED', 'DISPUTED', 'AGREED', 'SETTLED', 'RETURNED'));

create table deposit (
  lease_id uuid primary key references lease,
  estate_id uuid not null references estate,
  -- The balance of the account deposit:<lease>, kept by a trigger.
  held bigint not null default 0,
  state deposit_state not null default 'HELD',
  -- The present proposal.
  to_arrears bigint not null default 0 check (to_arrears >= 0),
  note text check (length(note) <= 1000),
  proposed_by uuid references users,
  proposed_at timestamptz,
  -- The tenant's answer to it.
  agreed boolean,
  answer_words text check (length(answer_words) <= 1000),
  answered_at timestamptz,
  -- Where the tenant wants it.
  bank_code text,
  bank_name text,
  account_number text,
  account_name text,
  -- What was promised back, and how it went.
  to_return bigint check (to_return >= 0),
  settled_by uuid references users,
  settled_at timestamptz,
  returned_on date,
  bank_reference text,
  transfer_cost bigint check (transfer_cost >= 0),
  -- So many days before its day people were told last; -1 and less once it is late.
  notified_days int,
  constraint deposit_not_below_zero check (held >= 0)
);
create index on deposit (estate_id, lease_id) where held > 0;
create unique index deposit_bank_reference on deposit (estate_id, upper(bank_reference)) where bank_reference is not null;

-- Whoever sees the lease sees its deposit; the books alone write it.
call app.protect('deposit', 'select, update');
create policy with_lease on deposit for select
  using ((select app.sees_all()) or exists (select from lease l where l.id = lease_id));
create policy system on deposit for update using ((select app.is_system())) with check ((select app.is_system()));

create table deposit_deduction (
  id uuid primary key default uuidv7(),
  lease_id uuid not null references deposit,
  position int not null,
  reason text not null check (length(reason) between 3 and 200),
  amount bigint not null check (amount > 0),
  unique (lease_id, position)
);

call app.protect('deposit_deduction', 'select, insert, delete');
create policy with_deposit on deposit_deduction for select
  using ((select app.sees_all()) or exists (select from deposit d where d.lease_id = deposit_deduction.lease_id));
create policy system on deposit_deduction using ((select app.is_system())) with check ((select app.is_system()));

create table deduction_evidence (
  deduction_id uuid not null references deposit_deduction on delete cascade,
  evidence_id uuid not null references evidence,
  primary key (deduction_id, evidence_id)
);
create index on deduction_evidence (evidence_id);

call app.protect('deduction_evidence', 'select, insert, delete');
create policy with_deduction on deduction_evidence for select
  using ((select app.sees_all()) or exists (select from deposit_deduction x where x.id = deduction_id));
create policy system on deduction_evidence using ((select app.is_system())) with check ((select app.is_system()));

-- Each movement of a deposit's account moves what is kept of it, under the lock of its row: two that take from one deposit
-- wait for each other, and the second cannot take what is no longer there.
create function app.update_deposits() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into deposit as d (lease_id, estate_id, held)
  select l.id, l.estate_id, -sum(n.amount)
  from new_rows n join account a on a.id = n.account_id and a.code like 'deposit:%'
    join lease l on l.id = substr(a.code, 9)::uuid
  group by l.id having sum(n.amount) <= 0 order by l.id
  on conflict (lease_id) do update set held = d.held + excluded.held;
  update deposit d set held = d.held - m.amount
  from (select substr(a.code, 9)::uuid as lease_id, sum(n.amount) as amount
        from new_rows n join account a on a.id = n.account_id and a.code like 'deposit:%'
        group by a.code having sum(n.amount) > 0 order by a.code) m
  where d.lease_id = m.lease_id;
  return null;
end $$;
create trigger update_deposits after insert on posting referencing new table as new_rows
  for each statement execute function app.update_deposits();

create policy with_deduction on evidence for select
  using (exists (select from deduction_evidence e where e.evidence_id = evidence.id));
