-- From us to the owner: what is due, what holds it, what was sent, and statements that close to the kobo.

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
create table statement_delivery (
  user_id uuid primary key references users,
  since timestamptz not null default app.now()
);

call app.protect('statement_delivery', 'select, insert, delete');
create policy self on statement_delivery using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

-- A landlord reads no ledger; these answer for their own account, and for those who run the estate.
create function app.may_see_owner(the_estate uuid, the_landlord uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select the_landlord = app.actor_id() or the_estate = any (app.managed_estates()) or app.sees_all()
$$;

-- What an estate owes a landlord before a moment: all of it, and what of that the provider still holds for them.
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

-- Money of landlords that we hold, by its source: what went through the provider to their own bank is no part.
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

-- What each owner is owed in each estate, and what of it the provider still holds for them: of the estates that the
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
