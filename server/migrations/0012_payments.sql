-- Payments, and which charges each of them settles. All money is whole kobo.

-- Text under a domain, as transaction_type is.
create domain payment_status as text
  check (value in ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'CANCELLED', 'REFUNDED'));
create type payment_channel as enum ('CARD', 'BANK_TRANSFER', 'USSD', 'BANK', 'QR', 'CASH', 'POS', 'CHEQUE', 'OTHER');
create type payment_split as enum ('NONE', 'BY_PROVIDER', 'WAITING');
-- Money comes by the provider, by hand and by bank: how Gida knows of each payment.
create domain payment_source as text check (value in ('PROVIDER', 'RECORDED', 'STATEMENT'));

create table payment (
  id uuid primary key default uuidv7(),
  -- Ours, known to the provider; one per attempt. Where money came that nobody had asked for it is the provider's own, with
  -- an = in it at times.
  reference text collate "C" not null unique check (reference ~ '^[A-Za-z0-9.=_-]{6,100}$'),
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
  source payment_source not null default 'PROVIDER',
  -- What a person found who looked at a payment that needed it.
  review_note text check (length(review_note) <= 300),
  reviewed_by uuid references users,
  reviewed_at timestamptz,
  -- Refunds pending and done, and chargebacks. The constraint against refunding more than was paid.
  refunded_amount bigint not null default 0,
  -- The saved card that a payment charges; null where the payer goes to a checkout.
  method_id uuid,
  -- When the provider last answered a question about it; behind last_checked_at while that is unanswered.
  answered_at timestamptz,
  -- The first attempt of the same wish to pay, where this one took its place because nobody had its page. The first has none.
  -- No foreign key: its lock on the first attempt would be taken after the totals, and whoever books money takes them after it.
  first_attempt_id uuid,
  created_at timestamptz not null default app.now(),
  foreign key (unit_id, estate_id) references unit (id, estate_id),
  check ((status in ('COMPLETED', 'REFUNDED')) = (payment_date is not null)),
  constraint no_more_back_than_came check (refunded_amount between 0 and amount),
  foreign key (property_id, estate_id) references property (id, estate_id)
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
-- Rent that is held because its landlord has no account: who is told of it, and how much it is, without reading the rest.
create index payment_waiting on payment (landlord_id) where split = 'WAITING' and status = 'COMPLETED';
-- Payments that the bank is working on. Partial, since comparing an enum is not leakproof: behind row-level security it
-- cannot be the condition of an index.
create index payment_in_process on payment (estate_id, created_at) where status = 'PROCESSING';
-- Whoever deletes an account makes PostgreSQL look for what refers to it: without this it reads every row.
create index on payment (created_by);
create index payment_search on payment using gin (estate_id, search_text gin_trgm_ops);
-- The same transfer or cheque is never in the books of an estate twice.
create unique index payment_bank_reference on payment (estate_id, upper(provider_reference))
  where source = 'RECORDED' and status in ('COMPLETED', 'REFUNDED') and provider_reference is not null;
create index payment_bank_reference_any on payment (estate_id, upper(provider_reference))
  where source <> 'PROVIDER' and provider_reference is not null;
create index payment_by_method on payment (method_id, created_at desc) where method_id is not null;
create index payment_attempts on payment (first_attempt_id) where first_attempt_id is not null;

alter table journal add foreign key (payment_id) references payment;

create trigger a_hold after insert on payment referencing new table as new_rows
  for each statement execute function app.lock_scopes();
create trigger a_hold_changed after update on payment referencing new table as new_rows
  for each statement execute function app.lock_scopes();

create trigger keep after update on payment referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('reference', 'estate_id', 'property_id', 'unit_id', 'landlord_id', 'tenant_id', 'transaction_type', 'amount', 'commission_rate', 'commission_amount', 'landlord_share', 'payment_date', 'source', 'refunded_amount', 'created_by');

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

-- Payments by reference, type and tenant, or all of them. `alike` holds what some columns have to be.
create function app.find_payments(
  of_estate uuid, alike jsonb, begun tstzrange, paid tstzrange, search text, order_by text,
  skip int, take int, most int, out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('payment', app.listed_estates(of_estate),
    app.listed_rows_by_unit(of_estate, app.assigned_units()),
    concat_ws(' and ', 'true', case when search is not null then app.matching('search_text', search) end,
      (select string_agg(format('%I = %L', key, value), ' and ') from jsonb_each_text(alike)),
      'created_at >= ' || quote_literal(lower(begun)), 'created_at < ' || quote_literal(upper(begun)),
      'payment_date >= ' || quote_literal(lower(paid)), 'payment_date < ' || quote_literal(upper(paid))),
    order_by, skip, take, most) p
$$;

-- Which charges a payment is for, and what it settled of each.
create table allocation (
  payment_id uuid not null references payment,
  charge_id uuid not null references charge,
  wanted_amount bigint not null check (wanted_amount > 0),
  settled_amount bigint not null default 0 check (settled_amount >= 0),
  commission_amount bigint not null default 0 check (commission_amount >= 0),
  position int not null,
  -- What a payment settled of a charge stays as it was; what went back of it is counted beside it. A charge's own
  -- settled_amount is what is left of both.
  refunded_amount bigint not null default 0,
  refunded_commission bigint not null default 0,
  primary key (payment_id, charge_id),
  constraint no_more_back_than_settled check (refunded_amount between 0 and settled_amount),
  constraint no_more_commission_back_than_taken check (refunded_commission between 0 and commission_amount)
);
create index on allocation (charge_id);

call app.protect('allocation', 'select, insert, update');
create policy with_payment on allocation using (exists (select from payment p where p.id = payment_id))
  with check (exists (select from payment p where p.id = payment_id));

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

call app.protect('idempotency_key', 'select, insert, update, delete');
create policy self on idempotency_key
  using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));
