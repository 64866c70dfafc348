-- Money that goes back, and debts that are given up. All money is whole kobo.

create type refund_status as enum ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED');
create type refund_way as enum ('PROVIDER', 'BANK_TRANSFER', 'CASH');
create type dispute_status as enum ('OPEN', 'ANSWERED', 'WON', 'LOST');
create type waiver_kind as enum ('WAIVER', 'WRITE_OFF');
create type refund_part_kind as enum ('CREDIT', 'CHARGE', 'FEE');

alter table payment
  -- Promised back, given back, or taken back by a bank. The wall against giving back more than came.
  add column refunded_amount bigint not null default 0,
  add constraint no_more_back_than_came check (refunded_amount between 0 and amount);

-- What a payment settled of a charge stays as it was; what went back of it is counted beside it. A charge's own
-- settled_amount is what is left of both.
alter table allocation
  add column refunded_amount bigint not null default 0,
  add column refunded_commission bigint not null default 0,
  add constraint no_more_back_than_settled check (refunded_amount between 0 and settled_amount),
  add constraint no_more_commission_back_than_taken check (refunded_commission between 0 and commission_amount);

-- Money promised to a payer. Written, with its journal, before anybody outside is asked.
create table refund (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  -- Null where a tenant's free credit goes back.
  payment_id uuid references payment,
  unit_id uuid references unit,
  landlord_id uuid references users,
  tenant_id uuid not null references users,
  amount bigint not null check (amount > 0),
  status refund_status not null default 'PENDING',
  way refund_way not null,
  reason text not null,
  -- The charge is open again; otherwise it is taken back by what was refunded.
  still_owed boolean not null default false,
  -- For one made by hand: the bank's reference, the number of a voucher.
  hand_reference text,
  -- The provider could not reach the payer's account and wants another.
  needs_attention boolean not null default false,
  sent_to text,
  failure text,
  -- The provider's own, once it is known that it has the refund.
  provider_refund_id text unique,
  -- The provider takes no reference of ours: which refunds of the payment it had before it was asked.
  seen_before text[],
  asked_at timestamptz,
  asks int not null default 0,
  next_check_at timestamptz,
  checks int not null default 0,
  last_checked_at timestamptz,
  completed_at timestamptz,
  created_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  check ((status = 'COMPLETED') = (completed_at is not null)),
  check (way <> 'PROVIDER' or payment_id is not null)
);
create index on refund (payment_id);
create index refund_of_estate on refund (estate_id, needs_attention desc, created_at desc, id desc);
create index refund_of_landlord on refund (landlord_id, created_at desc);
create index refund_to_check on refund (next_check_at) where next_check_at is not null;

-- A payer's bank asks for the money again.
create table dispute (
  id uuid primary key default uuidv7(),
  provider_dispute_id text not null unique,
  payment_id uuid not null references payment,
  estate_id uuid not null references estate,
  unit_id uuid not null references unit,
  landlord_id uuid references users,
  tenant_id uuid not null references users,
  amount bigint not null check (amount > 0),
  reason text,
  status dispute_status not null default 'OPEN',
  due_at timestamptz,
  answer text,
  answered_by uuid references users,
  answered_at timestamptz,
  -- The file that went to the bank with the answer.
  proof_id uuid references proof,
  -- Taken from us once it is lost; and of that, what no charge, credit or fee could bear.
  taken_amount bigint not null default 0,
  unborne_amount bigint not null default 0,
  opened_at timestamptz not null default app.now(),
  closed_at timestamptz,
  check ((status in ('WON', 'LOST')) = (closed_at is not null))
);
create index on dispute (payment_id);
create index on dispute (proof_id) where proof_id is not null;
create index dispute_of_estate on dispute (estate_id, opened_at desc);
create index dispute_open on dispute (due_at) where closed_at is null;

-- From whom a refund, or a chargeback that was lost, is taken, line by line: so that one that fails is put back exactly.
create table refund_part (
  id bigint generated always as identity primary key,
  refund_id uuid references refund,
  dispute_id uuid references dispute,
  payment_id uuid references payment,
  -- CREDIT: the tenant's; CHARGE: what was settled; FEE: the provider's fee that the payer bore.
  kind refund_part_kind not null,
  charge_id uuid references charge,
  amount bigint not null check (amount > 0),
  commission bigint not null default 0 check (commission between 0 and amount),
  -- The refund failed, and this was put back.
  undone boolean not null default false,
  check ((kind = 'CHARGE') = (charge_id is not null)),
  check (num_nonnulls(refund_id, dispute_id) = 1)
);
create index on refund_part (payment_id);
create index on refund_part (refund_id);

-- Part of a charge that is asked for no more.
create table waiver (
  id uuid primary key default uuidv7(),
  charge_id uuid not null references charge on delete cascade,
  kind waiver_kind not null,
  estate_id uuid not null references estate,
  unit_id uuid not null references unit,
  landlord_id uuid references users,
  tenant_id uuid not null references users,
  amount bigint not null check (amount > 0),
  reason text not null,
  created_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  undone_by uuid references users,
  undone_at timestamptz
);
create index on waiver (charge_id);
create index waiver_of_estate on waiver (estate_id, created_at desc, id desc);

-- The paper that says what went back of a receipted payment. Numbered like receipts: no gaps per estate and year.
create table credit_note_counter (
  estate_id uuid not null references estate,
  year int not null,
  last_number int not null,
  primary key (estate_id, year)
);
create table credit_note (
  id uuid primary key default uuidv7(),
  number text not null unique,
  estate_id uuid not null references estate,
  year int not null,
  sequence int not null,
  receipt_id uuid not null references receipt,
  payment_id uuid not null references payment,
  -- What caused it: one of the two.
  refund_id uuid unique references refund,
  dispute_id uuid unique references dispute,
  unit_id uuid not null references unit,
  landlord_id uuid references users,
  tenant_id uuid not null references users,
  amount bigint not null check (amount > 0),
  -- What it says, kept as it was issued.
  facts jsonb not null,
  issued_at timestamptz not null,
  unique (estate_id, year, sequence),
  check (num_nonnulls(refund_id, dispute_id) = 1)
);
create index on credit_note (payment_id);

-- ── who sees what: they who see the payment; the server alone writes ────────────────────────────

call app.protect('refund', 'select, insert, update');
create policy concerned on refund for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or tenant_id = (select app.actor_id()) or unit_id = any ((select app.assigned_units())::uuid[])
    or (select app.sees_all()));
create policy system on refund using ((select app.is_system())) with check ((select app.is_system()));

call app.protect('refund_part', 'select, insert, update');
create policy system on refund_part using ((select app.sees_all())) with check ((select app.is_system()));

call app.protect('dispute', 'select, insert, update');
create policy concerned on dispute for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or unit_id = any ((select app.assigned_units())::uuid[]) or (select app.sees_all()));
create policy system on dispute using ((select app.is_system())) with check ((select app.is_system()));
create policy with_dispute on proof for select
  using (exists (select from dispute d where d.proof_id = proof.id));

call app.protect('waiver', 'select, insert, update');
create policy concerned on waiver for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or tenant_id = (select app.actor_id()) or unit_id = any ((select app.assigned_units())::uuid[])
    or (select app.sees_all()));
create policy system on waiver using ((select app.is_system())) with check ((select app.is_system()));

call app.protect('credit_note_counter', 'select, insert, update');
create policy system on credit_note_counter using ((select app.is_system())) with check ((select app.is_system()));
call app.protect('credit_note', 'select, insert');
create policy concerned on credit_note for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or tenant_id = (select app.actor_id()) or unit_id = any ((select app.assigned_units())::uuid[])
    or (select app.sees_all()));
create policy system on credit_note using ((select app.is_system())) with check ((select app.is_system()));
