/** Customers' accounts that take transfers. */
export const payerTables = `
create table if not exists dedicated_accounts (
  id integer primary key autoincrement,
  business_id integer not null references businesses,
  customer_id integer not null references customers,
  subaccount_id integer references subaccounts,
  split_code text,
  provider text not null, -- the slug of the bank that holds it
  account_number text not null unique,
  account_name text not null,
  active integer not null default 1,
  created_at integer not null,
  updated_at integer not null
) strict;
create index if not exists dedicated_accounts_of_customer on dedicated_accounts (customer_id);
`

/** Columns that came after their table. A memory from before gets them when it is opened. */
export const laterColumns: [table: string, column: string, definition: string][] = [
  ['businesses', 'signing_key', 'text'], // an old key that still signs webhooks
  ['customers', 'first_name', 'text'],
  ['customers', 'last_name', 'text'],
  ['customers', 'phone', 'text'],
  ['customers', 'metadata', 'text'],
  ['customers', 'risk_action', `text not null default 'default'`],
  ['customers', 'identified', 'integer not null default 0'],
  ['customers', 'created_at', 'integer not null default 0'],
  ['customers', 'updated_at', 'integer not null default 0'],
  ['authorizations', 'active', 'integer not null default 1'],
  ['authorizations', 'failures', 'integer not null default 0'], // in a row
  ['authorizations', 'locked_until', 'integer'],
  ['transactions', 'receiver_account', 'text'], // of a transfer into a dedicated account
  ['transactions', 'source', 'text'], // JSON
  ['transactions', 'split_id', 'integer references splits'],
  ['transactions', 'plan_id', 'integer references plans'],
  ['transactions', 'next_step', 'text'], // what a charge without a page waits for
]
