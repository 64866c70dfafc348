-- The tenant's account: saved cards, and autopay instructions that pay charges with them.

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
  -- When its holder agreed, and the payment it was saved from.
  consented_at timestamptz not null,
  payment_id uuid not null references payment,
  saved_at timestamptz not null default app.now(),
  -- The last day of which its holder has been warned.
  warned_for date,
  removed_at timestamptz,
  forgotten_at timestamptz,
  check (not (is_default and removed_at is not null))
);
create unique index payment_method_once on payment_method (user_id, signature) where removed_at is null;
create unique index payment_method_default on payment_method (user_id) where is_default;
create index on payment_method (expires_on) where removed_at is null;

alter table payment add foreign key (method_id) references payment_method;

call app.protect('payment_method', 'select, insert, update');
create policy self on payment_method
  using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

create domain autopay_status as text check (value in ('ACTIVE', 'PAUSED', 'CANCELLED'));

-- What a tenant asked for once: pay these kinds of charges of a lease with this card as they fall due.
create table autopay_instruction (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  lease_id uuid not null,
  unit_id uuid not null references unit,
  tenant_id uuid not null references users,
  method_id uuid not null references payment_method,
  transaction_types text[] not null check (cardinality(transaction_types) > 0),
  -- The most for one charge; kobo.
  ceiling bigint not null check (ceiling > 0),
  -- Days after the due date; below zero, before it.
  day_offset int not null check (day_offset between -14 and 7),
  status autopay_status not null default 'ACTIVE',
  reason text check (reason in
    ('BY_TENANT', 'SHORT_OF_FUNDS', 'CARD_DECLINED', 'CARD_EXPIRED', 'CARD_REMOVED', 'LEASE_ENDED')),
  -- Charges that fell due before are paid by hand.
  takes_from date not null,
  changed_at timestamptz not null default app.now(),
  created_at timestamptz not null default app.now(),
  check ((status = 'ACTIVE') = (reason is null))
);
create unique index autopay_instruction_once on autopay_instruction (lease_id) where status <> 'CANCELLED';
create index on autopay_instruction (tenant_id);
create index on autopay_instruction (estate_id) where status <> 'CANCELLED';
create index on autopay_instruction (method_id) where status <> 'CANCELLED';

call app.protect('autopay_instruction', 'select, insert, update');
create policy of_estate on autopay_instruction for select
  using (tenant_id = (select app.actor_id()) or estate_id = any ((select app.managed_estates())::uuid[])
    or (select app.sees_all()));
create policy make on autopay_instruction for insert
  with check (tenant_id = (select app.actor_id()) or (select app.is_system()));
-- The manager sees that one stands; only its tenant and the server change it.
create policy change on autopay_instruction for update
  using (tenant_id = (select app.actor_id()) or (select app.is_system()))
  with check (tenant_id = (select app.actor_id()) or (select app.is_system()));

create domain autopay_charge_status as text
  check (value in ('PLANNED', 'UNDER_WAY', 'PAID', 'PAID_OTHERWISE', 'SKIPPED', 'OVER_CEILING', 'STOPPED'));

-- One charge that an instruction pays, from the notice to its end.
create table autopay_charge (
  id uuid primary key default uuidv7(),
  instruction_id uuid not null references autopay_instruction,
  charge_id uuid not null references charge,
  tenant_id uuid not null references users,
  -- As it was announced; never more than that is taken.
  amount bigint not null check (amount > 0),
  charge_on date not null,
  status autopay_charge_status not null default 'PLANNED',
  -- When its tenant was told of this day and amount; null until then, and nothing is taken.
  noticed_at timestamptz,
  -- Failures since the last notice, and what the bank said.
  failures int not null default 0,
  failure text,
  created_at timestamptz not null default app.now(),
  unique (instruction_id, charge_id)
);
create index autopay_charge_to_do on autopay_charge (charge_on) where status = 'PLANNED';
create index on autopay_charge (charge_id);

call app.protect('autopay_charge', 'select, insert, update');
create policy self on autopay_charge
  using (tenant_id = (select app.actor_id()) or (select app.is_system()))
  with check (tenant_id = (select app.actor_id()) or (select app.is_system()));

-- One attempt at one autopay charge. The key guarantees that an attempt is never made twice.
create table autopay_attempt (
  autopay_charge_id uuid not null references autopay_charge,
  attempt int not null,
  payment_id uuid not null unique references payment,
  primary key (autopay_charge_id, attempt)
);

call app.protect('autopay_attempt', 'select, insert');
create policy self on autopay_attempt for select
  using (exists (select from autopay_charge d where d.id = autopay_charge_id));
create policy system on autopay_attempt for insert with check ((select app.is_system()));
