-- What an estate owes Gida for months that are over, and what it paid of it. Nothing of clients' rent is here.

-- Numbers of each kind of paper, without gaps: whoever issues one waits here for the one before.
create table platform_number (
  paper text not null check (paper in ('INVOICE', 'RECEIPT', 'CREDIT_NOTE')),
  year int not null,
  last_number int not null,
  primary key (paper, year)
);

create table platform_invoice (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  number text not null unique,
  year int not null,
  sequence int not null,
  issued_on date not null,
  due_on date not null check (due_on >= issued_on),
  -- Kobo. Without VAT, the VAT on it, and both.
  net bigint not null check (net > 0),
  vat bigint not null check (vat >= 0),
  total bigint generated always as (net + vat) stored,
  -- What was paid, also out of credit; and what was credited while it was open.
  paid bigint not null default 0 check (paid >= 0),
  credited bigint not null default 0 check (credited >= 0),
  open_amount bigint generated always as (net + vat - paid - credited) stored,
  -- Of all that was credited, also after it was paid.
  credit_notes bigint not null default 0 check (credit_notes >= credited),
  -- How many reminders have gone out.
  reminders int not null default 0,
  -- Who sells, who buys, each month with its units and rate, and the rule of the VAT: as it was on the day of issue.
  facts jsonb not null,
  issued_at timestamptz not null default app.now(),
  unique (year, sequence),
  check (paid + credited <= net + vat),
  check (credit_notes <= net + vat)
);
create index on platform_invoice (estate_id, issued_on desc, id desc);
create index platform_invoice_open on platform_invoice (due_on) where paid + credited < net + vat;

-- A month of a plan, counted once it was over.
create table subscription_month (
  subscription_id uuid not null references subscription,
  month date not null check (extract(day from month) = 1),
  estate_id uuid not null references estate,
  -- Of the month, so many days had this plan.
  days int not null,
  of_days int not null check (days between 1 and of_days),
  -- Units with a lease in force on one of these days; those beyond the free ones.
  units int not null check (units >= 0),
  billable_units int not null check (billable_units between 0 and units),
  unit_price bigint not null,
  amount bigint not null check (amount >= 0),
  -- What the whole month is worth; nothing where another plan, or none, held on its last day.
  month_value bigint not null check (month_value >= 0),
  invoice_id uuid references platform_invoice,
  counted_at timestamptz not null default app.now(),
  primary key (subscription_id, month)
);
create index on subscription_month (estate_id, month);
create index on subscription_month (invoice_id);

create table platform_invoice_payment (
  id uuid primary key default uuidv7(),
  invoice_id uuid not null references platform_invoice,
  estate_id uuid not null references estate,
  reference text not null unique,
  -- Asked for; once it is here, what came.
  amount bigint not null check (amount > 0),
  status payment_status not null default 'PENDING' check (status <> 'REFUNDED'),
  channel text,
  authorization_url text,
  access_code text,
  failure text,
  -- Of the amount, what the invoice took. The rest is the credit of the estate.
  applied bigint check (applied between 0 and amount),
  -- What the provider kept, and what of it the payer added; null while it is not known.
  fees bigint,
  fee_borne bigint,
  provider_reference text,
  receipt_number text unique,
  paid_at timestamptz,
  -- What a person has to look at.
  review text,
  -- The settlement that paid it out.
  settlement_id text,
  next_check_at timestamptz,
  checks int not null default 0,
  last_checked_at timestamptz,
  created_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  check ((status = 'COMPLETED') = (receipt_number is not null)),
  check ((status = 'COMPLETED') = (applied is not null))
);
create index on platform_invoice_payment (invoice_id);
create index on platform_invoice_payment (estate_id);
create index platform_invoice_payment_to_check on platform_invoice_payment (next_check_at) where next_check_at is not null;
-- Two who pay at once are shown the same page.
create unique index platform_invoice_payment_open on platform_invoice_payment (invoice_id) where status in ('PENDING', 'PROCESSING');

create table platform_credit_note (
  id uuid primary key default uuidv7(),
  invoice_id uuid not null references platform_invoice,
  estate_id uuid not null references estate,
  number text not null unique,
  year int not null,
  sequence int not null,
  amount bigint not null check (amount > 0),
  -- Of the amount, what was still open; the rest is credit for later invoices.
  applied bigint not null check (applied between 0 and amount),
  reason text not null check (length(reason) between 3 and 200),
  created_by uuid not null references users,
  issued_at timestamptz not null default app.now(),
  unique (year, sequence)
);
create index on platform_credit_note (invoice_id);

call app.protect('platform_number', 'select, insert, update');
create policy system on platform_number using ((select app.is_system())) with check ((select app.is_system()));

call app.protect('platform_invoice', 'select, insert, update');
create policy managed on platform_invoice for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy system on platform_invoice using ((select app.is_system())) with check ((select app.is_system()));
call app.audit('platform_invoice', 'estate', 'estate_id', '{facts,open_amount,total,reminders}');

call app.protect('subscription_month', 'select, insert, update');
create policy managed on subscription_month for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy system on subscription_month using ((select app.is_system())) with check ((select app.is_system()));

call app.protect('platform_invoice_payment', 'select, insert, update');
create policy managed on platform_invoice_payment for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy begun on platform_invoice_payment for insert with check (
  estate_id = any ((select app.managed_estates())::uuid[]) and created_by = (select app.actor_id()) and status = 'PENDING'
    and exists (select from platform_invoice i where i.id = invoice_id and i.estate_id = platform_invoice_payment.estate_id));
create policy system on platform_invoice_payment using ((select app.is_system())) with check ((select app.is_system()));
call app.audit('platform_invoice_payment', 'estate', 'estate_id', '{next_check_at,last_checked_at,checks,authorization_url,access_code}');

call app.protect('platform_credit_note', 'select, insert');
create policy managed on platform_credit_note for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy system on platform_credit_note using ((select app.is_system())) with check ((select app.is_system()));
create trigger append_only before update or delete or truncate on platform_credit_note for each statement execute function app.refuse_change();
call app.audit('platform_credit_note', 'estate', 'estate_id');
