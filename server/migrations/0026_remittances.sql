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

-- Money of landlords that we hold, by its source: a payment, or a journal without one. What went through the provider to their
-- own bank comes to nothing here.
create table owner_lot (
  estate_id uuid not null,
  landlord_id uuid not null,
  -- The payment, or else the journal.
  source_id uuid not null,
  payment_id uuid,
  memo text not null,
  received_at timestamptz not null,
  amount bigint not null,
  primary key (estate_id, landlord_id, source_id)
) with (fillfactor = 70);
create index owner_lot_newest on owner_lot (estate_id, landlord_id, received_at desc, source_id) where amount > 0;

call app.protect('owner_lot', 'select');
create policy of_estate on owner_lot for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id()) or (select app.sees_all()));

-- What moved a landlord's account in a month in Lagos, by what moved it and the property that it was of.
create table owner_month (
  estate_id uuid not null,
  landlord_id uuid not null,
  -- The first day of it.
  month date not null,
  -- The key of its journals without their ids: 'payment:x:shared'.
  key text not null,
  property_id uuid,
  count bigint not null,
  -- What came before the manager's commission, and that; + is to the landlord.
  gross bigint not null,
  commission bigint not null,
  unique nulls not distinct (estate_id, landlord_id, month, key, property_id)
) with (fillfactor = 40);

call app.protect('owner_month', 'select');
create policy of_estate on owner_month for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id()) or (select app.sees_all()));

-- What kind of journal a key is of, for whoever adds them up: 'payment:x:shared' of 'payment:<id>:shared'.
create function app.kind_of_key(key text) returns text language sql immutable parallel safe
  return split_part(key, ':', 1) || ':x:' || split_part(key, ':', 3) || case when key like '%:reversed%' then ':reversed' else '' end;

-- Each journal that moved what landlords are owed. `commission` is what the same journal gave the manager, where it
-- names one landlord alone.
create view owner_journal with (security_invoker = true) as
  select j.id as journal_id, j.batch, j.estate_id, split_part(a.code, ':', 2)::uuid as landlord_id, j.key, j.memo,
    j.created_at, j.payment_id, -m.amount as amount, case when o.owners = 1 then o.commission else 0 end as commission
  from journal j
    join posting m on m.journal_id = j.id
    join account a on a.id = m.account_id
    cross join lateral (
      select count(*) filter (where b.code ~ '^payable:[0-9a-f]{8}-') as owners,
        coalesce(-sum(p.amount) filter (where b.code = 'commission'), 0)::bigint as commission
      from posting p join account b on b.id = p.account_id where p.journal_id = j.id) o
  where a.code ~ '^payable:[0-9a-f]{8}-';
grant select on owner_journal to gida_app;

-- The property that a journal of a landlord is of, by its payment or its charge.
create function app.property_of_journal(the_payment uuid, the_key text) returns uuid language sql stable as $$
  select case
    when the_payment is not null then (select property_id from payment where id = the_payment)
    when the_key like 'charge:%' then (select property_id from charge where id = split_part(the_key, ':', 2)::uuid) end
$$;

-- Once for all journals of a transaction, when it commits, after the balances (their triggers run in the order of their names).
create function app.update_owners() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.batch is null or current_setting('app.kept_owners', true) = new.batch::text then return null; end if;
  perform set_config('app.kept_owners', new.batch::text, true);
  insert into owner_lot as t (estate_id, landlord_id, source_id, payment_id, memo, received_at, amount)
  select j.estate_id, split_part(a.code, ':', 2)::uuid, coalesce(j.payment_id, j.id), j.payment_id,
    min(j.memo), min(j.created_at), -sum(p.amount)
  from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
  where j.batch = new.batch and a.code ~ '^(payable|clearing):[0-9a-f]{8}-'
  group by 1, 2, 3, 4 order by 1, 2, 3
  on conflict (estate_id, landlord_id, source_id) do update set amount = t.amount + excluded.amount,
    memo = least(t.memo, excluded.memo), received_at = least(t.received_at, excluded.received_at);

  insert into owner_month as t (estate_id, landlord_id, month, key, property_id, count, gross, commission)
  select estate_id, landlord_id, date_trunc('month', created_at at time zone 'Africa/Lagos')::date, app.kind_of_key(key),
    app.property_of_journal(payment_id, key), count(*), sum(amount + commission), sum(commission)
  from owner_journal where batch = new.batch
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (estate_id, landlord_id, month, key, property_id) do update
    set count = t.count + excluded.count, gross = t.gross + excluded.gross, commission = t.commission + excluded.commission;
  return null;
end $$;
create constraint trigger update_owners after insert on journal deferrable initially deferred
  for each row execute function app.update_owners();

-- What an estate owes a landlord before a day in Lagos: all of it, and what of that the provider still holds for them.
create function app.owner_balance(the_estate uuid, the_landlord uuid, before date)
returns table (owed bigint, with_provider bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(d.credits - d.debits) filter (where a.code like 'payable:%'), 0)::bigint,
    coalesce(sum(d.debits - d.credits) filter (where a.code like 'clearing:%'), 0)::bigint
  from account a join account_day d on d.account_id = a.id
  where a.estate_id = the_estate and a.code in ('payable:' || the_landlord, 'clearing:' || the_landlord)
    and d.day < before and app.may_see_owner(the_estate, the_landlord)
$$;

-- The newest journals of a span that moved what a landlord is owed; all of them where `most` is null.
create function app.owner_moves(the_estate uuid, the_landlord uuid, since timestamptz, until timestamptz, most int)
returns table (journal_id uuid, key text, memo text, at timestamptz, payment_id uuid, amount bigint, commission bigint)
language sql stable security definer rows 100 set search_path = public, pg_temp as $$
  select n.journal_id, j.key, j.memo, n.created_at, j.payment_id, -n.amount, case when o.owners = 1 then o.commission else 0 end
  from (
      select p.journal_id, p.amount, p.created_at from posting p
      where p.account_id = (select id from account where estate_id = the_estate and code = 'payable:' || the_landlord)
        and p.created_at >= since and p.created_at < until and app.may_see_owner(the_estate, the_landlord)
      order by p.created_at desc, p.journal_id desc limit most) n
    cross join lateral (select key, memo, payment_id from journal where id = n.journal_id limit 1) j
    cross join lateral (
      select count(*) filter (where b.code ~ '^payable:[0-9a-f]{8}-') as owners,
        coalesce(-sum(q.amount) filter (where b.code = 'commission'), 0)::bigint as commission
      from posting q join account b on b.id = q.account_id where q.journal_id = n.journal_id) o
$$;

-- Of the money that came for a landlord, what is still here, newest first: what went out was the oldest. The last is cut to what
-- is missing. Walked in the order of the index, and no further than it has to.
create function app.owner_lots(the_estate uuid, the_landlord uuid, here bigint)
returns table (source_id uuid, payment_id uuid, memo text, received_at timestamptz, amount bigint)
language plpgsql stable security definer rows 100 set search_path = public, pg_temp
set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
declare missing bigint := here;
begin
  if not app.may_see_owner(the_estate, the_landlord) or missing <= 0 then return; end if;
  for source_id, payment_id, memo, received_at, amount in
    select l.source_id, l.payment_id, l.memo, l.received_at, l.amount from owner_lot l
    where l.estate_id = the_estate and l.landlord_id = the_landlord and l.amount > 0
    order by l.received_at desc, l.source_id
  loop
    amount := least(amount, missing);
    missing := missing - amount;
    return next;
    exit when missing = 0;
  end loop;
end $$;

-- What each owner is owed in each estate, and what of it the provider still holds for them: of the estates that the
-- actor runs, and of their own.
create function app.owner_accounts(of_estate uuid default null)
returns table (estate_id uuid, landlord_id uuid, owed bigint, with_provider bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.estate_id, split_part(a.code, ':', 2)::uuid,
    coalesce(sum(d.credits - d.debits) filter (where a.code like 'payable:%'), 0)::bigint,
    coalesce(sum(d.debits - d.credits) filter (where a.code like 'clearing:%'), 0)::bigint
  from account a join account_day d on d.account_id = a.id
  where a.kind in ('LANDLORDS', 'PROVIDER_LANDLORDS') and a.code ~ '^(payable|clearing):[0-9a-f]{8}-'
    and (of_estate is null or a.estate_id = of_estate)
    and (a.estate_id = any (app.my_estates()) or app.sees_all())
    and (a.estate_id = any (app.managed_estates()) or app.sees_all() or split_part(a.code, ':', 2) = app.actor_id()::text)
  group by 1, 2
$$;
