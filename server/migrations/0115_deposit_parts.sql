-- What of a deposit nobody contests goes back at once; the rest of it stays held until both sides agree.
create table deposit_part (
  id uuid primary key default uuidv7(),
  lease_id uuid not null references deposit,
  estate_id uuid not null references estate,
  amount bigint not null check (amount > 0),
  returned_on date not null,
  bank_reference text not null,
  -- What the bank took for the transfer; the tenant has the whole.
  transfer_cost bigint not null check (transfer_cost >= 0),
  recorded_by uuid not null references users,
  recorded_at timestamptz not null
);
create index on deposit_part (lease_id);
create index on deposit_part (recorded_by);
-- A transfer is recorded once.
create unique index deposit_part_reference on deposit_part (estate_id, upper(bank_reference));

call app.protect('deposit_part', 'select, insert');
create policy with_deposit on deposit_part for select
  using ((select app.sees_all()) or exists (select from deposit d where d.lease_id = deposit_part.lease_id));
create policy system on deposit_part for insert with check ((select app.is_system()));
call app.audit('deposit_part', 'lease', 'lease_id');
