-- What the provider pays out, line by line against the books.

-- Settlements that have been booked, as the provider reported them.
create table provider_settlement (
  provider_id text primary key,
  subaccount_code text,
  status text not null,
  amount bigint not null,
  settled_on date not null,
  booked_at timestamptz not null default app.now(),
  -- Null where the provider did not report them.
  processed bigint,
  fees bigint,
  deductions bigint not null default 0
);

call app.protect('provider_settlement', 'select, insert, update');
create policy system on provider_settlement using ((select app.sees_all())) with check ((select app.is_system()));

-- The part of a provider's settlement that is of one estate: to our bank, or to one landlord's.
create table settlement (
  id uuid primary key default uuidv7(),
  provider_id text not null references provider_settlement,
  estate_id uuid not null references estate,
  landlord_id uuid references users,
  settled_on date not null,
  line_count int not null,
  -- What lay with the provider for its payments, by our books.
  booked bigint not null,
  -- Refunds and chargebacks that the provider kept back, each of them known here.
  deducted bigint not null default 0 check (deducted >= 0),
  amount bigint not null generated always as (booked - deducted) stored,
  created_at timestamptz not null default app.now(),
  unique nulls not distinct (provider_id, estate_id, landlord_id)
);
create index on settlement (estate_id, settled_on desc, id desc);
create index on settlement (landlord_id, settled_on desc, id desc);

call app.protect('settlement', 'select, insert');
create policy of_estate on settlement for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id()) or (select app.sees_all()));
-- The account of a landlord that a settlement was paid into, for themselves and for those who run the estate.
create function app.account_of_settlement(settled uuid) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object('bank_name', o.bank_name, 'last4', right(o.account_number, 4))
  from settlement s join provider_settlement p on p.provider_id = s.provider_id
    join payout_account o on o.user_id = s.landlord_id and o.subaccount_code = p.subaccount_code
  where s.id = settled
    and (s.landlord_id = app.actor_id() or s.estate_id = any (app.managed_estates()) or app.sees_all())
  order by o.in_force_from desc limit 1
$$;
create policy system on settlement for insert with check ((select app.is_system()));

-- One transaction of it, as reported, beside what the books say.
create table settlement_line (
  provider_id text not null references provider_settlement,
  reference text not null,
  settlement_id uuid references settlement,
  payment_id uuid references payment,
  estate_id uuid references estate,
  landlord_id uuid references users,
  -- What the payer paid, and what the provider kept of it.
  reported_amount bigint not null,
  reported_fees bigint,
  -- What it moved in the books.
  booked bigint not null,
  primary key (provider_id, reference)
);
create index on settlement_line (settlement_id, reference);
create index on settlement_line (payment_id);

call app.protect('settlement_line', 'select, insert');
create policy of_estate on settlement_line for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id()) or (select app.sees_all()));
create policy system on settlement_line for insert with check ((select app.is_system()));

-- A refund or chargeback that a settlement kept back: the journal that took it out of clearing.
create table settlement_deduction (
  journal_id uuid primary key references journal,
  settlement_id uuid not null references settlement,
  amount bigint not null check (amount > 0)
);
create index on settlement_deduction (settlement_id);

call app.protect('settlement_deduction', 'select, insert');
create policy with_settlement on settlement_deduction for select
  using (exists (select from settlement s where s.id = settlement_id));
create policy system on settlement_deduction for insert with check ((select app.is_system()));

create domain difference_reason as text check (value in (
  'UNKNOWN_PAYMENT', 'OTHER_AMOUNT', 'FEE_DIFFERS', 'SETTLED_TWICE', 'MISSING', 'DEDUCTION_UNKNOWN', 'TOTAL_DIFFERS'));

-- Where the report and the books part. Nothing is adjusted; a person looks and closes it with a note.
create table settlement_difference (
  id uuid primary key default uuidv7(),
  -- One per cause.
  key text not null unique,
  estate_id uuid references estate,
  landlord_id uuid references users,
  provider_id text references provider_settlement,
  payment_id uuid references payment,
  reference text,
  reason difference_reason not null,
  expected bigint not null,
  reported bigint not null,
  -- By how much more (or, below zero, less) the provider paid out than the books moved.
  amount bigint not null default 0,
  found_at timestamptz not null default app.now(),
  closed_at timestamptz,
  closed_by uuid references users,
  note text,
  check ((closed_at is null) = (note is null))
);
create index on settlement_difference (estate_id, found_at desc) where closed_at is null;
create index on settlement_difference (estate_id, found_at desc);
create index on settlement_difference (payment_id);

call app.protect('settlement_difference', 'select, insert, update');
create policy of_estate on settlement_difference for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id()) or (select app.sees_all()));
create policy system on settlement_difference for insert with check ((select app.is_system()));
create policy closes on settlement_difference for update
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

-- From this day on each settlement is kept line by line; what was paid out before cannot be missed.
insert into setting (key, value) values ('settled_by_line_since', to_jsonb(app.now()));
