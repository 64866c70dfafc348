/** What takes money back or sends it on. `next_at` is when it moves by itself, on the business's clock. */
export const moneyOutTables = `
create table if not exists refunds (
  id integer primary key autoincrement,
  business_id integer not null references businesses,
  transaction_id integer not null references transactions,
  amount integer not null,
  status text not null, -- pending, processing, needs-attention, processed, failed
  outcome text not null, -- where it is bound for
  customer_note text not null,
  merchant_note text not null,
  created_at integer not null,
  updated_at integer not null,
  refunded_at integer,
  next_at integer
) strict;
create index if not exists refunds_of_transaction on refunds (transaction_id);
create index if not exists refunds_moving on refunds (business_id, next_at) where next_at is not null;

create table if not exists disputes (
  id integer primary key autoincrement,
  business_id integer not null references businesses,
  transaction_id integer not null references transactions,
  refund_amount integer not null,
  status text not null,
  resolution text,
  category text not null,
  note text,
  evidence text,
  history text not null,  -- JSON
  messages text not null, -- JSON
  due_at integer not null,
  created_at integer not null,
  updated_at integer not null,
  resolved_at integer,
  next_at integer
) strict;
create index if not exists disputes_moving on disputes (business_id, next_at) where next_at is not null;

create table if not exists dispute_files (
  name text primary key,
  dispute_id integer not null references disputes,
  filename text not null,
  content_type text,
  size integer -- null until the file has come
) strict;

create table if not exists recipients (
  id integer primary key autoincrement,
  business_id integer not null references businesses,
  recipient_code text not null unique,
  name text not null,
  account_number text not null,
  account_name text not null,
  bank_code text not null,
  created_at integer not null,
  unique (business_id, bank_code, account_number)
) strict;

create table if not exists transfers (
  id integer primary key autoincrement,
  business_id integer not null references businesses,
  recipient_id integer not null references recipients,
  transfer_code text not null unique,
  reference text not null,
  amount integer not null,
  reason text,
  status text not null,
  outcome text not null,
  created_at integer not null,
  updated_at integer not null,
  transferred_at integer,
  next_at integer,
  unique (business_id, reference)
) strict;
create index if not exists transfers_moving on transfers (business_id, next_at) where next_at is not null;

create table if not exists deductions ( -- from payouts to come; below zero is put back
  id integer primary key autoincrement,
  business_id integer not null references businesses,
  cause text not null,
  amount integer not null,
  taken integer not null default 0
) strict;
create index if not exists deductions_open on deductions (business_id) where taken <> amount;
`
