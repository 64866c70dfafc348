/** Everything the simulator remembers. Money is whole kobo, moments are milliseconds of the business's own clock. */
export const schema = `
create table if not exists businesses (
  id integer primary key autoincrement,
  secret_key text not null unique,
  name text not null,
  webhook_url text,
  session_timeout integer not null default 0, -- seconds a checkout page lives; 0 is for ever
  clock_offset integer not null default 0     -- how far this business's clock has been moved on
) strict;

create table if not exists customers (
  id integer primary key autoincrement,
  business_id integer not null references businesses,
  email text not null,
  customer_code text not null unique,
  unique (business_id, email)
) strict;

create table if not exists authorizations (
  id integer primary key autoincrement,
  business_id integer not null references businesses,
  customer_id integer not null references customers,
  authorization_code text not null unique,
  signature text,        -- the same card always has the same one
  details text not null, -- the object as the wire shows it
  unique (customer_id, signature)
) strict;

create table if not exists subaccounts (
  id integer primary key autoincrement,
  business_id integer not null references businesses,
  subaccount_code text not null unique,
  business_name text not null,
  description text,
  primary_contact_name text,
  primary_contact_email text,
  primary_contact_phone text,
  metadata text,
  percentage_charge real not null, -- the share of the main account
  bank_code text not null,
  account_number text not null,
  account_name text not null,
  settlement_schedule text not null default 'AUTO',
  active integer not null default 1,
  created_at integer not null,
  updated_at integer not null
) strict;
create index if not exists subaccounts_of_business on subaccounts (business_id);

create table if not exists transactions (
  id integer primary key autoincrement,
  business_id integer not null references businesses,
  customer_id integer not null references customers,
  subaccount_id integer references subaccounts,
  reference text not null,
  access_code text not null unique,
  status text not null default 'abandoned',
  requested_amount integer not null,
  amount integer not null,
  currency text not null,
  callback_url text,
  channels text not null, -- a JSON list, empty for all
  metadata text,          -- JSON, or the words as they came
  label text,
  transaction_charge integer,
  bearer text not null,
  created_at integer not null,
  channel text,
  ip_address text,
  message text,
  gateway_response text not null default 'The transaction was not completed',
  log text,
  step text, -- where the payer stands on the checkout page
  authorization_id integer references authorizations,
  paid_at integer,
  fees integer,
  fees_split text,
  main_gross integer,
  main_fee integer,
  subaccount_gross integer,
  subaccount_fee integer,
  settles_at integer,
  settlement_id integer references settlements,
  subaccount_settlement_id integer references settlements,
  unique (business_id, reference)
) strict;
create index if not exists transactions_unsettled on transactions (business_id, settles_at)
  where settlement_id is null and settles_at is not null;
create index if not exists transactions_unsettled_subaccount on transactions (business_id, settles_at)
  where subaccount_settlement_id is null and subaccount_id is not null and settles_at is not null;
create index if not exists transactions_settled on transactions (settlement_id);
create index if not exists transactions_settled_subaccount on transactions (subaccount_settlement_id);

create table if not exists settlements (
  id integer primary key autoincrement,
  business_id integer not null references businesses,
  subaccount_id integer references subaccounts, -- null is the main account
  total_processed integer not null,
  total_fees integer not null,
  deductions integer not null default 0,
  settled_at integer not null
) strict;
create index if not exists settlements_of_business on settlements (business_id);

create table if not exists deliveries (
  id integer primary key autoincrement,
  business_id integer not null references businesses,
  event text not null,
  reference text not null,
  body text not null,
  state text not null, -- waiting, delivered, lost, unaddressed, given_up
  fault text not null, -- what held when the event happened; it rules the first attempt
  attempts integer not null default 0,
  due_at integer not null,     -- real time, like the two below: a moved clock shifts them
  give_up_at integer not null,
  created_at integer not null,
  after_id integer, -- goes out only when that later one has been tried
  last_status integer,
  last_error text,
  delivered_at integer
) strict;
create index if not exists deliveries_waiting on deliveries (due_at) where state = 'waiting';
create index if not exists deliveries_of_business on deliveries (business_id);

create table if not exists faults (
  business_id integer not null references businesses,
  reference text not null, -- '' is every transaction of the business
  name text not null,
  value text not null,
  calls_left integer,
  until integer, -- real time
  primary key (business_id, reference, name)
) strict;

create table if not exists strikes (
  business_id integer not null references businesses,
  name text not null,
  count integer not null, -- how often the fault met a call
  primary key (business_id, name)
) strict;
`
