-- The tenant's own money: saved cards, and standing instructions that pay charges with them.

-- The payer agreed, before the checkout, that the card of this payment is kept. Used once.
create table card_consent (
  payment_id uuid primary key references payment,
  user_id uuid not null references users,
  -- The address that the payer stood under at the provider; null where support's stood in for it.
  email text,
  given_at timestamptz not null default app.now(),
  used_at timestamptz
);
call app.protect('card_consent', 'select, insert, update');
create policy self on card_consent for select using (user_id = (select app.actor_id()) or (select app.is_system()));
create policy give on card_consent for insert with check (user_id = (select app.actor_id()) or (select app.is_system()));
create policy system on card_consent for update using ((select app.is_system())) with check ((select app.is_system()));

-- A card that its holder lets us charge again. The number never passes through us.
create table payment_method (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  -- What the provider charges it by, sealed for its holder; null once the provider has been told to forget it.
  sealed_authorization bytea,
  -- The provider's name for the card itself: the same card saved again is recognised by it.
  signature text not null,
  -- The provider charges it for this address alone.
  payer_email text not null,
  brand text,
  last4 text check (last4 ~ '^[0-9]{4}$'),
  bank text,
  expires_on date,
  is_default boolean not null default false,
  -- When its holder agreed, and the payment that brought it.
  consented_at timestamptz not null,
  payment_id uuid not null references payment,
  saved_at timestamptz not null default app.now(),
  -- The last day of which its holder has been warned.
  warned_of date,
  removed_at timestamptz,
  forgotten_at timestamptz,
  check (not (is_default and removed_at is not null))
);
create unique index payment_method_once on payment_method (user_id, signature) where removed_at is null;
create unique index payment_method_default on payment_method (user_id) where is_default;
create index on payment_method (expires_on) where removed_at is null;
call app.protect('payment_method', 'select, insert, update');
create policy self on payment_method
  using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

-- The saved card that a payment charges; null where the payer goes to a checkout.
alter table payment add column method_id uuid references payment_method;
create index payment_by_method on payment (method_id, created_at desc) where method_id is not null;

create domain standing_status as text check (value in ('ACTIVE', 'PAUSED', 'CANCELLED'));
create domain debit_status as text
  check (value in ('PLANNED', 'UNDER_WAY', 'PAID', 'PAID_OTHERWISE', 'SKIPPED', 'OVER_CEILING', 'STOPPED'));

-- What a tenant asked for once: pay these kinds of charges of a lease with this card as they fall due.
create table standing_instruction (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  lease_id uuid not null references lease,
  unit_id uuid not null references unit,
  tenant_id uuid not null references users,
  method_id uuid not null references payment_method,
  transaction_types text[] not null check (cardinality(transaction_types) > 0),
  -- The most for one charge; kobo.
  ceiling bigint not null check (ceiling > 0),
  -- Days after the due date; below zero, before it.
  day_offset int not null check (day_offset between -14 and 7),
  status standing_status not null default 'ACTIVE',
  reason text check (reason in
    ('BY_TENANT', 'SHORT_OF_FUNDS', 'CARD_DECLINED', 'CARD_EXPIRED', 'CARD_REMOVED', 'LEASE_ENDED')),
  -- Charges that fell due before are paid by hand.
  takes_from date not null,
  created_at timestamptz not null default app.now(),
  changed_at timestamptz not null default app.now(),
  check ((status = 'ACTIVE') = (reason is null))
);
create unique index standing_instruction_once on standing_instruction (lease_id) where status <> 'CANCELLED';
create index on standing_instruction (tenant_id);
create index on standing_instruction (estate_id) where status <> 'CANCELLED';
create index on standing_instruction (method_id) where status <> 'CANCELLED';
call app.protect('standing_instruction', 'select, insert, update');
create policy of_estate on standing_instruction for select
  using (tenant_id = (select app.actor_id()) or estate_id = any ((select app.managed_estates())::uuid[])
    or (select app.sees_all()));
create policy make on standing_instruction for insert
  with check (tenant_id = (select app.actor_id()) or (select app.is_system()));
-- The manager sees that one stands; only its tenant and the server change it.
create policy change on standing_instruction for update
  using (tenant_id = (select app.actor_id()) or (select app.is_system()))
  with check (tenant_id = (select app.actor_id()) or (select app.is_system()));

-- One charge that an instruction pays, from the notice to its end.
create table standing_debit (
  id uuid primary key default uuidv7(),
  instruction_id uuid not null references standing_instruction,
  charge_id uuid not null references charge,
  tenant_id uuid not null references users,
  -- As it was announced; never more than that is taken.
  amount bigint not null check (amount > 0),
  debit_on date not null,
  status debit_status not null default 'PLANNED',
  -- When its tenant was told of this day and amount; null until then, and nothing is taken.
  noticed_at timestamptz,
  -- Failures since the last notice, and what the bank said.
  failures int not null default 0,
  failure text,
  created_at timestamptz not null default app.now(),
  unique (instruction_id, charge_id)
);
create index standing_debit_to_do on standing_debit (debit_on) where status = 'PLANNED';
create index on standing_debit (charge_id);
call app.protect('standing_debit', 'select, insert, update');
create policy self on standing_debit
  using (tenant_id = (select app.actor_id()) or (select app.is_system()))
  with check (tenant_id = (select app.actor_id()) or (select app.is_system()));

-- One try at one debit. The key is the wall: the same try is never made twice.
create table standing_attempt (
  debit_id uuid not null references standing_debit,
  attempt int not null,
  payment_id uuid not null unique references payment,
  primary key (debit_id, attempt)
);
call app.protect('standing_attempt', 'select, insert');
create policy self on standing_attempt for select
  using (exists (select from standing_debit d where d.id = debit_id));
create policy system on standing_attempt for insert with check ((select app.is_system()));
