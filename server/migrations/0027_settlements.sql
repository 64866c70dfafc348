-- From the provider to the owner: settlements line by line, remittances, and statements that close to the kobo.

alter table estate
  -- Within so many working days after receipt an owner's money is sent on.
  add column remittance_days int not null default 5 check (remittance_days between 1 and 30),
  -- So long after a payout account is replaced nothing goes to the new one.
  add column payout_cooling_hours int not null default 48 check (payout_cooling_hours between 24 and 168);

-- ── a changed payout account ────────────────────────────────────────────────────────────────────

alter table payout_account
  -- One that replaces another waits; until then the one before it is paid.
  add column in_force_from timestamptz not null default app.now(),
  -- Taken back by the link that was mailed, or replaced before it ever came into force.
  add column undone_at timestamptz,
  -- Of the token in that link.
  add column undo_hash text unique;
update payout_account set in_force_from = verified_at;

-- Of the estates in which a landlord owns, the longest wait.
create function app.payout_cooling(landlord uuid) returns interval
language sql stable security definer set search_path = public, pg_temp as $$
  select make_interval(hours => coalesce(max(e.payout_cooling_hours), 48))
  from estate_association a join estate e on e.id = a.estate_id
  where a.user_id = landlord and a.role = 'LANDLORD'
$$;

-- The account that a landlord's money goes to at this moment.
create or replace function app.subaccount_of(landlord uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select subaccount_code from payout_account
  where user_id = landlord and undone_at is null and in_force_from <= app.now()
  order by in_force_from desc, verified_at desc limit 1
$$;

-- ── settlements ─────────────────────────────────────────────────────────────────────────────────

-- As the provider reported them; null for those that were booked before it was asked for more.
alter table provider_settlement
  add column processed bigint,
  add column fees bigint,
  add column deductions bigint not null default 0;

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

-- A refund or chargeback that a settlement kept back: the journal that took it out of clearing.
create table settlement_deduction (
  journal_id uuid primary key references journal,
  settlement_id uuid not null references settlement,
  amount bigint not null check (amount > 0)
);
create index on settlement_deduction (settlement_id);

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

call app.protect('settlement', 'select, insert');
create policy of_estate on settlement for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id()) or (select app.sees_all()));
create policy system on settlement for insert with check ((select app.is_system()));
call app.protect('settlement_line', 'select, insert');
create policy of_estate on settlement_line for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id()) or (select app.sees_all()));
create policy system on settlement_line for insert with check ((select app.is_system()));
call app.protect('settlement_deduction', 'select, insert');
create policy with_settlement on settlement_deduction for select
  using (exists (select from settlement s where s.id = settlement_id));
create policy system on settlement_deduction for insert with check ((select app.is_system()));
call app.protect('settlement_difference', 'select, insert, update');
create policy of_estate on settlement_difference for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id()) or (select app.sees_all()));
create policy system on settlement_difference for insert with check ((select app.is_system()));
create policy closes on settlement_difference for update
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

-- ── remittances ─────────────────────────────────────────────────────────────────────────────────

create domain remittance_status as text check (value in ('PENDING', 'SENT', 'FAILED', 'UNDONE'));

-- Money sent on to its owner: recorded after a person's own transfer, or sent through the provider.
create table remittance (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  landlord_id uuid not null references users,
  amount bigint not null check (amount > 0),
  way text not null check (way in ('RECORDED', 'PROVIDER')),
  status remittance_status not null,
  -- Ours. Written before the provider is asked, and never used for a second transfer.
  reference text not null unique check (reference ~ '^[a-z0-9_-]{16,50}$'),
  -- The bank's, where a person made the transfer.
  bank_reference text,
  paid_on date not null,
  -- By when the oldest of it should have gone.
  due_on date not null,
  -- What it pays, as it stood: [{day, description, tenant_name, unit_label, amount}].
  lines jsonb not null,
  -- Where it goes, as it stood.
  bank_code text,
  bank_name text,
  account_number text,
  account_name text,
  recipient_code text,
  -- When the provider was first asked to send it; from then on it is only asked about.
  asked_at timestamptz,
  next_check_at timestamptz,
  checks int not null default 0,
  failure text,
  undone_reason text,
  ended_at timestamptz,
  created_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  check (way = 'PROVIDER' or bank_reference is not null),
  check (way = 'RECORDED' or account_number is not null)
);
-- Two bank transfers never have one reference: recording the same one twice is refused.
create unique index remittance_bank_reference_once on remittance (estate_id, landlord_id, bank_reference) where status = 'SENT';
create index on remittance (estate_id, created_at desc, id desc);
create index on remittance (landlord_id, created_at desc, id desc);
create index remittance_to_check on remittance (next_check_at) where next_check_at is not null;

call app.protect('remittance', 'select, insert, update');
create policy of_estate on remittance for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id()) or (select app.sees_all()));
create policy system_writes on remittance for insert with check ((select app.is_system()));
create policy system_moves on remittance for update using ((select app.is_system())) with check ((select app.is_system()));

-- Why an owner's money is not sent on: all of it, or that of one payment.
create table remittance_hold (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  landlord_id uuid not null references users,
  payment_id uuid references payment,
  reason text not null check (reason in ('DISPUTE', 'BY_HAND')),
  note text not null,
  placed_by uuid references users,
  placed_at timestamptz not null default app.now(),
  lifted_at timestamptz
);
create unique index remittance_hold_once on remittance_hold (estate_id, landlord_id, payment_id) nulls not distinct
  where lifted_at is null;
call app.protect('remittance_hold', 'select, insert, update');
create policy of_estate on remittance_hold for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id()) or (select app.sees_all()));
create policy placed on remittance_hold for insert
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.is_system()));
create policy lifted on remittance_hold for update
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.is_system()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.is_system()));

-- Owners who want their statement mailed each month.
create table statement_wish (
  user_id uuid primary key references users,
  since timestamptz not null default app.now()
);
call app.protect('statement_wish', 'select, insert, delete');
create policy self on statement_wish using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

-- ── what the books say of an owner ──────────────────────────────────────────────────────────────

-- A landlord reads no ledger; these answer for their own account, and for those who run the estate.
create function app.may_see_owner(the_estate uuid, the_landlord uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select the_landlord = app.actor_id() or the_estate = any (app.managed_estates()) or app.sees_all()
$$;

-- What an estate owes a landlord before a moment: all of it, and what of that still lies with the provider for them.
create function app.owner_balance(the_estate uuid, the_landlord uuid, until timestamptz)
returns table (owed bigint, with_provider bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(-sum(p.amount) filter (where a.code like 'payable:%'), 0)::bigint,
    coalesce(sum(p.amount) filter (where a.code like 'clearing:%'), 0)::bigint
  from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
  where a.estate_id = the_estate and a.code in ('payable:' || the_landlord, 'clearing:' || the_landlord)
    and j.created_at < until and app.may_see_owner(the_estate, the_landlord)
$$;

-- Each journal that moved what a landlord is owed. `commission` is what the same journal gave the manager, where it
-- names this owner alone.
create function app.owner_moves(the_estate uuid, the_landlord uuid, since timestamptz, until timestamptz)
returns table (journal_id uuid, key text, memo text, at timestamptz, payment_id uuid, amount bigint, commission bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select j.id, j.key, j.memo, j.created_at, j.payment_id, -m.amount,
    case when o.owners = 1 then o.commission else 0 end
  from account a
    join posting m on m.account_id = a.id
    join journal j on j.id = m.journal_id
    cross join lateral (
      select count(*) filter (where b.code ~ '^payable:[0-9a-f]{8}-') as owners,
        coalesce(-sum(p.amount) filter (where b.code = 'commission'), 0)::bigint as commission
      from posting p join account b on b.id = p.account_id where p.journal_id = j.id) o
  where a.estate_id = the_estate and a.code = 'payable:' || the_landlord
    and j.created_at >= since and j.created_at < until
    and app.may_see_owner(the_estate, the_landlord)
$$;

-- Money of landlords that lies with us, by what brought it: what went through the provider to their own bank is no part.
create function app.owner_lots(the_estate uuid, the_landlord uuid)
returns table (payment_id uuid, memo text, received_at timestamptz, amount bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select j.payment_id, min(j.memo), min(j.created_at), -sum(p.amount)::bigint
  from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
  where a.estate_id = the_estate and a.code in ('payable:' || the_landlord, 'clearing:' || the_landlord)
    and app.may_see_owner(the_estate, the_landlord)
  group by j.payment_id, case when j.payment_id is null then j.id end
  having sum(p.amount) <> 0
$$;

-- What each owner is owed in each estate, and what of it still lies with the provider for them: of the estates that the
-- actor runs, and of their own.
create function app.owner_accounts(of_estate uuid default null)
returns table (estate_id uuid, landlord_id uuid, owed bigint, with_provider bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.estate_id, split_part(a.code, ':', 2)::uuid,
    coalesce(-sum(p.amount) filter (where a.code like 'payable:%'), 0)::bigint,
    coalesce(sum(p.amount) filter (where a.code like 'clearing:%'), 0)::bigint
  from account a join posting p on p.account_id = a.id
  where a.code ~ '^(payable|clearing):[0-9a-f]{8}-'
    and (of_estate is null or a.estate_id = of_estate)
    and (a.estate_id = any (app.my_estates()) or app.sees_all())
    and (a.estate_id = any (app.managed_estates()) or app.sees_all() or split_part(a.code, ':', 2) = app.actor_id()::text)
  group by 1, 2
$$;

-- From here on each settlement is kept line by line; what was paid out before cannot be missed.
insert into setting (key, value) values ('settled_by_line_since', to_jsonb(app.now()));

-- Where an owner's money is sent, for those who run an estate of theirs and for themselves.
create function app.payout_account_for(landlord uuid)
returns table (bank_code text, bank_name text, account_number text, account_name text, waits_until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.bank_code, o.bank_name, o.account_number, o.account_name,
    case when o.in_force_from > app.now() then o.in_force_from end
  from payout_account o
  where o.user_id = landlord and o.replaced_at is null
    and (landlord = app.actor_id() or app.sees_all() or exists (
      select from estate_association a
      where a.user_id = landlord and a.role = 'LANDLORD' and a.estate_id = any (app.managed_estates())))
$$;
