-- Charges, payments, the ledger and receipts. All money is whole kobo.

-- Text under a domain and not an enum: behind row-level security PostgreSQL follows an index only by operators that are
-- known to leak nothing, and the equality of enums is not among them.
create domain transaction_type as text check (value in (
  'RENT_PAYMENT', 'SECURITY_DEPOSIT', 'MAINTENANCE_FEE', 'UTILITY_BILL', 'LATE_FEE', 'COMMISSION', 'REFUND',
  'CAUTION_DEPOSIT', 'SERVICE_CHARGE', 'AGENCY_FEE', 'LEGAL_FEE', 'AGREEMENT_FEE', 'PENALTY_FEE', 'ADVANCE_RENT',
  'STAMP_DUTY'));
create domain payment_status as text
  check (value in ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'CANCELLED', 'REFUNDED'));
create type payment_channel as enum ('CARD', 'BANK_TRANSFER', 'USSD', 'BANK', 'QR', 'CASH', 'CHEQUE', 'OTHER');
create type payment_split as enum ('NONE', 'BY_PROVIDER', 'WAITING');

-- The words of a type, for search. Immutable, since a label never changes.
create function app.type_words(t transaction_type) returns text language sql immutable parallel safe
  return replace(lower(t::text), '_', ' ');

-- What is owed: raised once, settled by payments.
create table charge (
  id uuid primary key default uuidv7(),
  estate_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  landlord_id uuid references users,
  tenant_id uuid not null references users,
  lease_id uuid,
  transaction_type transaction_type not null,
  description text not null,
  amount bigint not null check (amount > 0),
  settled_amount bigint not null default 0 check (settled_amount >= 0),
  waived_amount bigint not null default 0 check (waived_amount >= 0),
  open_amount bigint not null generated always as (amount - settled_amount - waived_amount) stored check (open_amount >= 0),
  due_date date not null,
  period_start date,
  period_end date,
  -- One key per cause: raising twice raises once.
  key text not null unique,
  created_at timestamptz not null default app.now(),
  foreign key (unit_id, estate_id) references unit (id, estate_id),
  check ((period_start is null) = (period_end is null) and period_end >= period_start)
);
create index charge_open_of_estate on charge (estate_id, due_date, id)
  include (tenant_id, unit_id, landlord_id, open_amount) where open_amount > 0;
create index charge_open_of_landlord on charge (landlord_id, due_date, id) where open_amount > 0;
create index charge_open_of_tenant on charge (tenant_id, due_date, id) where open_amount > 0;
create index charge_open_of_unit on charge (unit_id, due_date, id) where open_amount > 0;
create index on charge (tenant_id, due_date desc, id);
create index on charge (lease_id);

create table payment (
  id uuid primary key default uuidv7(),
  -- Ours, known to the provider; one per attempt.
  reference text not null unique check (reference ~ '^[A-Za-z0-9.-]{8,60}$'),
  estate_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  landlord_id uuid references users,
  tenant_id uuid not null references users,
  transaction_type transaction_type not null,
  -- What was asked for; once completed, what arrived.
  amount bigint not null check (amount > 0),
  status payment_status not null default 'PENDING',
  channel payment_channel,
  description text,
  -- As they stood when the payment was made.
  tenant_name text not null,
  unit_label text not null,
  -- The estate's rate when it was begun, in basis points, and what it came to.
  commission_rate int not null check (commission_rate between 0 and 10000),
  commission_amount bigint not null default 0 check (commission_amount >= 0),
  landlord_share bigint not null default 0 check (landlord_share >= 0),
  split payment_split not null default 'NONE',
  subaccount_code text,
  -- What the main account keeps, told to the provider; kobo.
  transaction_charge bigint check (transaction_charge >= 0),
  -- From the provider.
  provider_reference text,
  authorization_url text,
  access_code text,
  fees bigint check (fees >= 0),
  credit_amount bigint not null default 0 check (credit_amount >= 0),
  payment_date timestamptz,
  failure text,
  -- Something about it needs a person: another amount, money for a dead payment.
  needs_review boolean not null default false,
  review_reason text,
  -- When the provider is to be asked next, and how often it has been.
  next_check_at timestamptz,
  checks int not null default 0,
  last_checked_at timestamptz,
  search_text text generated always as
    (app.fold(reference || ' ' || app.type_words(transaction_type) || ' ' || tenant_name)) stored,
  created_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  foreign key (unit_id, estate_id) references unit (id, estate_id),
  check ((status in ('COMPLETED', 'REFUNDED')) = (payment_date is not null))
);
create index payment_by_time on payment (created_at desc, id desc);
create index payment_of_estate on payment (estate_id, created_at desc, id desc);
create index payment_of_estate_by_status on payment (estate_id, status, created_at desc, id desc);
create index payment_of_estate_by_type on payment (estate_id, transaction_type, created_at desc, id desc);
create index payment_of_estate_by_amount on payment (estate_id, amount desc, id desc);
create index payment_of_landlord on payment (landlord_id, created_at desc, id desc);
create index payment_of_tenant on payment (tenant_id, created_at desc, id desc);
create index payment_of_estate_by_day_paid on payment (estate_id, payment_date desc) where payment_date is not null;
create index payment_of_property on payment (property_id, created_at desc, id desc);
create index payment_of_unit on payment (unit_id, created_at desc, id desc);
create index payment_to_check on payment (next_check_at) where next_check_at is not null;
create index payment_to_review on payment (estate_id) where needs_review;
create index payment_search on payment using gin (search_text gin_trgm_ops);

-- Which charges a payment is for, and what it settled of each.
create table allocation (
  payment_id uuid not null references payment,
  charge_id uuid not null references charge,
  wanted_amount bigint not null check (wanted_amount > 0),
  settled_amount bigint not null default 0 check (settled_amount >= 0),
  commission_amount bigint not null default 0 check (commission_amount >= 0),
  position int not null,
  primary key (payment_id, charge_id)
);
create index on allocation (charge_id);

-- ── kept totals ─────────────────────────────────────────────────────────────────────────────────
-- A list says "of 1,284" and a dashboard says "₦6,820,000" without counting a million rows. The scope is an estate or
-- a landlord. Rows are touched in the order of their key, so that two transactions cannot wait for each other.

create table payment_total (
  scope_id uuid not null,
  status payment_status not null,
  transaction_type transaction_type not null,
  count bigint not null,
  amount bigint not null,
  primary key (scope_id, status, transaction_type)
) with (fillfactor = 40);

create table payment_month (
  scope_id uuid not null,
  -- The first day of the month in Lagos in which the money came.
  month date not null,
  count bigint not null,
  amount bigint not null,
  primary key (scope_id, month)
) with (fillfactor = 40);

create table charge_day (
  scope_id uuid not null,
  due_date date not null,
  -- All that fell due that day less what was waived, and what is left of it.
  expected bigint not null,
  open_amount bigint not null,
  primary key (scope_id, due_date)
) with (fillfactor = 60);

create function app.tally_new_payments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into payment_total as t (scope_id, status, transaction_type, count, amount)
  select s.scope_id, n.status, n.transaction_type, count(*), sum(n.amount)
  from new_rows n cross join lateral (values (n.estate_id), (n.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (scope_id, status, transaction_type)
    do update set count = t.count + excluded.count, amount = t.amount + excluded.amount;

  insert into payment_month as t (scope_id, month, count, amount)
  select s.scope_id, date_trunc('month', n.payment_date at time zone 'Africa/Lagos')::date, count(*), sum(n.amount)
  from new_rows n cross join lateral (values (n.estate_id), (n.landlord_id)) s (scope_id)
  where s.scope_id is not null and n.status = 'COMPLETED'
  group by 1, 2 order by 1, 2
  on conflict (scope_id, month) do update set count = t.count + excluded.count, amount = t.amount + excluded.amount;
  return null;
end $$;

create function app.tally_changed_payments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into payment_total as t (scope_id, status, transaction_type, count, amount)
  select s.scope_id, c.status, c.transaction_type, sum(c.sign), sum(c.sign * c.amount)
  from (select 1 as sign, estate_id, landlord_id, status, transaction_type, amount from new_rows
        union all
        select -1, estate_id, landlord_id, status, transaction_type, amount from old_rows) c
    cross join lateral (values (c.estate_id), (c.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2, 3 having sum(c.sign) <> 0 or sum(c.sign * c.amount) <> 0 order by 1, 2, 3
  on conflict (scope_id, status, transaction_type)
    do update set count = t.count + excluded.count, amount = t.amount + excluded.amount;

  insert into payment_month as t (scope_id, month, count, amount)
  select s.scope_id, date_trunc('month', c.payment_date at time zone 'Africa/Lagos')::date, sum(c.sign), sum(c.sign * c.amount)
  from (select 1 as sign, estate_id, landlord_id, payment_date, amount from new_rows where status = 'COMPLETED'
        union all
        select -1, estate_id, landlord_id, payment_date, amount from old_rows where status = 'COMPLETED') c
    cross join lateral (values (c.estate_id), (c.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2 having sum(c.sign) <> 0 or sum(c.sign * c.amount) <> 0 order by 1, 2
  on conflict (scope_id, month) do update set count = t.count + excluded.count, amount = t.amount + excluded.amount;
  return null;
end $$;

create function app.tally_new_charges() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into charge_day as t (scope_id, due_date, expected, open_amount)
  select s.scope_id, n.due_date, sum(n.amount - n.waived_amount), sum(n.open_amount)
  from new_rows n cross join lateral (values (n.estate_id), (n.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2 order by 1, 2
  on conflict (scope_id, due_date)
    do update set expected = t.expected + excluded.expected, open_amount = t.open_amount + excluded.open_amount;
  return null;
end $$;

create function app.tally_changed_charges() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into charge_day as t (scope_id, due_date, expected, open_amount)
  select s.scope_id, c.due_date, sum(c.sign * (c.amount - c.waived_amount)), sum(c.sign * c.open_amount)
  from (select 1 as sign, estate_id, landlord_id, due_date, amount, waived_amount, open_amount from new_rows
        union all
        select -1, estate_id, landlord_id, due_date, amount, waived_amount, open_amount from old_rows) c
    cross join lateral (values (c.estate_id), (c.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2
  having sum(c.sign * (c.amount - c.waived_amount)) <> 0 or sum(c.sign * c.open_amount) <> 0
  order by 1, 2
  on conflict (scope_id, due_date)
    do update set expected = t.expected + excluded.expected, open_amount = t.open_amount + excluded.open_amount;
  return null;
end $$;

create trigger tally_new after insert on payment referencing new table as new_rows
  for each statement execute function app.tally_new_payments();
create trigger tally_changed after update on payment referencing old table as old_rows new table as new_rows
  for each statement execute function app.tally_changed_payments();
create trigger tally_new after insert on charge referencing new table as new_rows
  for each statement execute function app.tally_new_charges();
create trigger tally_changed after update on charge referencing old table as old_rows new table as new_rows
  for each statement execute function app.tally_changed_charges();

-- ── the ledger ──────────────────────────────────────────────────────────────────────────────────
-- + is debit, - is credit. A journal is one fact under one key; it sums to zero and is never changed.

create table account (
  id bigint generated always as identity primary key,
  estate_id uuid not null references estate,
  -- 'clearing', 'receivable:<lease>', 'payable:<landlord>' ...
  code text not null,
  unique (estate_id, code)
);

create table journal (
  id uuid primary key default uuidv7(),
  key text not null unique,
  estate_id uuid not null references estate,
  payment_id uuid references payment,
  memo text not null,
  created_at timestamptz not null default app.now()
);
create index on journal (payment_id) where payment_id is not null;
create index on journal (estate_id, created_at);

create table posting (
  journal_id uuid not null references journal,
  line smallint not null,
  account_id bigint not null references account,
  amount bigint not null check (amount <> 0),
  primary key (journal_id, line)
);
create index on posting (account_id);

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: undo it with a journal of opposite signs', tg_table_name using errcode = 'GD003';
end $$;
create trigger append_only before update or delete or truncate on journal for each statement execute function app.refuse_change();
create trigger append_only before update or delete or truncate on posting for each statement execute function app.refuse_change();

-- The last wall: at commit each journal that was written to sums to zero, in two lines or more.
create function app.check_balance() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare total numeric; lines int;
begin
  select sum(amount), count(*) into total, lines from posting where journal_id = new.journal_id;
  if total <> 0 or lines < 2 then
    raise exception 'journal % does not balance: % over % lines', new.journal_id, total, lines using errcode = 'GD004';
  end if;
  return null;
end $$;
create constraint trigger balance after insert on posting deferrable initially deferred
  for each row execute function app.check_balance();

-- A journal with no posting at all would slip past the check above.
create function app.check_not_empty() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from posting where journal_id = new.id) then
    raise exception 'journal % is empty', new.id using errcode = 'GD004';
  end if;
  return null;
end $$;
create constraint trigger not_empty after insert on journal deferrable initially deferred
  for each row execute function app.check_not_empty();

-- The one way into the ledger. True when the journal was new; false when its key was already there.
create function app.post_journal(the_key text, the_estate uuid, the_payment uuid, the_memo text, codes text[], amounts bigint[])
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare the_journal uuid;
begin
  insert into journal (key, estate_id, payment_id, memo) values (the_key, the_estate, the_payment, the_memo)
    on conflict (key) do nothing returning id into the_journal;
  if the_journal is null then return false; end if;
  insert into account (estate_id, code)
    select the_estate, c from unnest(codes) c
    where not exists (select from account a where a.estate_id = the_estate and a.code = c)
    group by c order by c
    on conflict (estate_id, code) do nothing;
  insert into posting (journal_id, line, account_id, amount)
    select the_journal, l.line, a.id, l.amount
    from unnest(codes, amounts) with ordinality l (code, amount, line)
      join account a on a.estate_id = the_estate and a.code = l.code;
  return true;
end $$;

create view ledger_view with (security_invoker = true) as
  select p.journal_id, j.key as journal_key, a.code as account, p.amount, j.payment_id, j.created_at
  from posting p join journal j on j.id = p.journal_id join account a on a.id = p.account_id;

-- ── receipts ────────────────────────────────────────────────────────────────────────────────────

create type receipt_status as enum ('ISSUED', 'VOIDED');

create table receipt_counter (
  estate_id uuid not null references estate,
  year int not null,
  last_number int not null,
  primary key (estate_id, year)
) with (fillfactor = 40);

create table receipt (
  id uuid primary key default uuidv7(),
  -- PC-2026-000123: without gaps per estate and year.
  number text not null unique,
  estate_id uuid not null references estate,
  year int not null,
  sequence int not null,
  payment_id uuid not null unique references payment,
  unit_id uuid not null references unit,
  landlord_id uuid references users,
  tenant_id uuid not null references users,
  amount bigint not null check (amount > 0),
  status receipt_status not null default 'ISSUED',
  -- What it says, kept as it was issued.
  facts jsonb not null,
  -- Of the PDF, once it has been drawn.
  sha256 text,
  file_key text,
  issued_at timestamptz not null,
  unique (estate_id, year, sequence)
);
create index on receipt (estate_id, issued_at desc, id desc);
create index on receipt (tenant_id, issued_at desc, id desc);
create index on receipt (landlord_id, issued_at desc, id desc);

-- ── the provider ────────────────────────────────────────────────────────────────────────────────

-- What the provider sent, kept before it is worked on. A forged one is only counted.
create table provider_event (
  id uuid primary key default uuidv7(),
  event text not null,
  object_reference text not null,
  object_status text not null default '',
  body text not null,
  signature_ok boolean not null default true,
  received_at timestamptz not null default app.now(),
  handled_at timestamptz,
  unique (event, object_reference, object_status)
);

create table provider_refusal (
  day date primary key,
  count bigint not null
);

create view provider_event_view with (security_invoker = true) as
  select event, object_reference, signature_ok, received_at, handled_at from provider_event;

-- Settlements that have been booked, as the provider reported them.
create table provider_settlement (
  provider_id text primary key,
  subaccount_code text,
  status text not null,
  amount bigint not null,
  settled_on date not null,
  booked_at timestamptz not null default app.now()
);

-- A money call is answered once per key; 24 hours.
create table idempotency_key (
  user_id uuid not null references users,
  key text not null,
  request_hash text not null,
  -- The payment begun under this key.
  subject_id uuid,
  status_code int,
  answer jsonb,
  created_at timestamptz not null default app.now(),
  primary key (user_id, key)
);
create index on idempotency_key (created_at);

-- ── who sees what ───────────────────────────────────────────────────────────────────────────────

call app.protect('charge', 'select, insert, update');
create policy of_estate on charge
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or unit_id = any ((select app.assigned_units())::uuid[]) or (select app.sees_all()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or unit_id = any ((select app.assigned_units())::uuid[]) or (select app.sees_all()));
create policy tenant on charge for select using (tenant_id = (select app.actor_id()));

call app.protect('payment', 'select, insert, update');
create policy of_estate on payment for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or tenant_id = (select app.actor_id()) or unit_id = any ((select app.assigned_units())::uuid[])
    or (select app.sees_all()));
create policy begin on payment for insert
  with check ((select app.is_system()) or status = 'PENDING' and (tenant_id = (select app.actor_id())
    or estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or unit_id = any ((select app.assigned_units())::uuid[])));
-- Nobody but the server completes a payment; a person may give one up.
create policy system on payment for update using ((select app.is_system())) with check ((select app.is_system()));
create policy give_up on payment for update
  using (status = 'PENDING' and (tenant_id = (select app.actor_id()) or created_by = (select app.actor_id())
    or estate_id = any ((select app.managed_estates())::uuid[])))
  with check (status in ('PENDING', 'CANCELLED'));

call app.protect('allocation', 'select, insert, update');
create policy with_payment on allocation using (exists (select from payment p where p.id = payment_id))
  with check (exists (select from payment p where p.id = payment_id));

call app.protect('payment_total', 'select');
create policy scope on payment_total for select
  using (scope_id = (select app.actor_id()) or scope_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
call app.protect('payment_month', 'select');
create policy scope on payment_month for select
  using (scope_id = (select app.actor_id()) or scope_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
call app.protect('charge_day', 'select');
create policy scope on charge_day for select
  using (scope_id = (select app.actor_id()) or scope_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

call app.protect('account', 'select');
create policy manager on account for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
call app.protect('journal', 'select');
create policy manager on journal for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
call app.protect('posting', 'select');
create policy manager on posting for select
  using ((select app.sees_all()) or exists (select from journal j where j.id = journal_id));

call app.protect('receipt_counter', 'select, insert, update');
create policy system on receipt_counter using (app.is_system()) with check (app.is_system());
call app.protect('receipt', 'select, insert, update');
create policy of_estate on receipt for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or tenant_id = (select app.actor_id()) or unit_id = any ((select app.assigned_units())::uuid[])
    or (select app.sees_all()));
create policy system on receipt using (app.is_system()) with check (app.is_system());

call app.protect('provider_event', 'select, insert, update');
create policy system on provider_event using (app.sees_all()) with check (app.is_system());
call app.protect('provider_refusal', 'select, insert, update');
create policy system on provider_refusal using (app.sees_all()) with check (app.is_system());
call app.protect('provider_settlement', 'select, insert, update');
create policy system on provider_settlement using (app.sees_all()) with check (app.is_system());
call app.protect('idempotency_key', 'select, insert, update, delete');
create policy self on idempotency_key
  using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

grant select on ledger_view, provider_event_view to gida_app;
