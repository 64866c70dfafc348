/** Groups that a payment is divided among, and what each got of one. */
export const splitTables = `
create table if not exists splits (
  id integer primary key autoincrement,
  business_id integer not null references businesses,
  split_code text not null unique,
  name text not null,
  type text not null, -- percentage or flat
  currency text not null,
  bearer_type text not null,
  bearer_subaccount text,
  active integer not null default 1,
  is_dynamic integer not null default 0,
  created_at integer not null,
  updated_at integer not null
) strict;

create table if not exists split_members (
  split_id integer not null references splits,
  subaccount_id integer not null references subaccounts,
  share integer not null, -- percent or kobo of the subaccount's own
  primary key (split_id, subaccount_id)
) strict;

create table if not exists split_shares ( -- of a payment, for each member of its group
  id integer primary key autoincrement,
  transaction_id integer not null references transactions,
  subaccount_id integer not null references subaccounts,
  gross integer not null,
  fee integer not null,
  settlement_id integer references settlements
) strict;
create index if not exists split_shares_of_transaction on split_shares (transaction_id);
create index if not exists split_shares_unsettled on split_shares (subaccount_id) where settlement_id is null;

create table if not exists plans (
  id integer primary key autoincrement,
  business_id integer not null references businesses,
  plan_code text not null unique,
  name text not null,
  description text,
  amount integer not null,
  interval text not null,
  invoice_limit integer not null default 0, -- 0 is for ever
  send_invoices integer not null default 1,
  send_sms integer not null default 1,
  created_at integer not null,
  updated_at integer not null
) strict;

create table if not exists subscriptions (
  id integer primary key autoincrement,
  business_id integer not null references businesses,
  customer_id integer not null references customers,
  plan_id integer not null references plans,
  authorization_id integer not null references authorizations,
  subscription_code text not null unique,
  email_token text not null,
  status text not null, -- active, non-renewing, attention, completed, cancelled
  amount integer not null,
  invoice_limit integer not null,
  charged integer not null default 0, -- periods that were charged or tried
  start integer not null,
  period_start integer not null,
  is_announced integer not null default 0, -- the invoice of the coming charge
  created_at integer not null,
  updated_at integer not null,
  next_at integer
) strict;
create index if not exists subscriptions_moving on subscriptions (business_id, next_at) where next_at is not null;

create table if not exists invoices (
  id integer primary key autoincrement,
  subscription_id integer not null references subscriptions,
  invoice_code text not null unique,
  amount integer not null,
  period_start integer not null,
  period_end integer not null,
  status text not null, -- pending, success, failed
  transaction_id integer references transactions,
  created_at integer not null,
  paid_at integer
) strict;
create index if not exists invoices_of_subscription on invoices (subscription_id);
`
