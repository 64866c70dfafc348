-- Money that goes back, disputes, and the credit notes that say so. All money is whole kobo.

create type refund_status as enum ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED');
create type refund_way as enum ('PROVIDER', 'BANK_TRANSFER', 'CASH');

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
  -- Null: the server sends back what was paid twice.
  created_by uuid references users,
  created_at timestamptz not null default app.now(),
  check ((status = 'COMPLETED') = (completed_at is not null)),
  check (way <> 'PROVIDER' or payment_id is not null),
  constraint by_the_server_through_the_provider check (created_by is not null or way = 'PROVIDER')
);
create index on refund (payment_id);
create index refund_of_estate on refund (estate_id, needs_attention desc, created_at desc, id desc);
create index refund_of_landlord on refund (landlord_id, created_at desc);
create index refund_to_check on refund (next_check_at) where next_check_at is not null;
create unique index refund_by_the_server_once on refund (payment_id) where created_by is null;

call app.protect('refund', 'select, insert, update');
create policy concerned on refund for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or tenant_id = (select app.actor_id()) or unit_id = any ((select app.assigned_units())::uuid[])
    or (select app.sees_all()));
create policy system on refund using ((select app.is_system())) with check ((select app.is_system()));

create type dispute_status as enum ('OPEN', 'ANSWERED', 'WON', 'LOST');

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
  evidence_id uuid references evidence,
  -- Taken from us once it is lost; and of that, what no charge, credit or fee could bear.
  taken_amount bigint not null default 0,
  unborne_amount bigint not null default 0,
  opened_at timestamptz not null default app.now(),
  closed_at timestamptz,
  check ((status in ('WON', 'LOST')) = (closed_at is not null))
);
create index on dispute (payment_id);
create index on dispute (evidence_id) where evidence_id is not null;
create index dispute_of_estate on dispute (estate_id, opened_at desc);
create index dispute_open on dispute (due_at) where closed_at is null;

call app.protect('dispute', 'select, insert, update');
create policy concerned on dispute for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or unit_id = any ((select app.assigned_units())::uuid[]) or (select app.sees_all()));
create policy system on dispute using ((select app.is_system())) with check ((select app.is_system()));

create type refund_part_kind as enum ('CREDIT', 'CHARGE', 'FEE');

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

call app.protect('refund_part', 'select, insert, update');
create policy system on refund_part using ((select app.sees_all())) with check ((select app.is_system()));

-- The paper that says what went back of a receipted payment. Numbered like receipts: no gaps per estate and year.
create table credit_note_counter (
  estate_id uuid not null references estate,
  year int not null,
  last_number int not null,
  primary key (estate_id, year)
);

call app.protect('credit_note_counter', 'select, insert, update');
create policy system on credit_note_counter using ((select app.is_system())) with check ((select app.is_system()));

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

call app.protect('credit_note', 'select, insert');
create policy concerned on credit_note for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or tenant_id = (select app.actor_id()) or unit_id = any ((select app.assigned_units())::uuid[])
    or (select app.sees_all()));
create policy system on credit_note using ((select app.is_system())) with check ((select app.is_system()));

create policy with_dispute on evidence for select
  using (exists (select from dispute d where d.evidence_id = evidence.id));
