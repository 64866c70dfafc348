-- Where a landlord's rent is paid out to. An account is never changed, only replaced.

create table payout_account (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  bank_code text not null,
  bank_name text not null,
  account_number text not null check (account_number ~ '^[0-9]{10}$'),
  -- As the bank gave it.
  account_name text not null,
  business_name text,
  -- The provider's name for it; rent is split to this.
  subaccount_code text not null unique,
  verified_at timestamptz not null default app.now(),
  replaced_at timestamptz
);
create unique index payout_account_one_in_force on payout_account (user_id) where replaced_at is null;

create table payout_setup_skip (
  user_id uuid primary key references users,
  skipped_at timestamptz not null default app.now()
);

-- How often a person has had a bank asked whose an account is, in the last hour.
create table account_lookup (
  id bigint generated always as identity primary key,
  user_id uuid not null references users,
  -- Looking, and saving, each have an allowance: whoever spent one on typing errors can still save.
  purpose text not null check (purpose in ('VERIFY', 'SETUP')),
  at timestamptz not null default app.now()
);
create index on account_lookup (user_id, purpose, at);

call app.protect('payout_account', 'select, insert, update');
create policy self on payout_account
  using (user_id = (select app.actor_id()) or (select app.sees_all()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

call app.protect('payout_setup_skip', 'select, insert, update, delete');
create policy self on payout_setup_skip
  using (user_id = (select app.actor_id()) or (select app.sees_all()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

call app.protect('account_lookup', 'select, insert, delete');
create policy self on account_lookup
  using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

-- What a payment has to know of its landlord, and no more: the name the provider has for the account.
create function app.subaccount_of(landlord uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select subaccount_code from payout_account where user_id = landlord and replaced_at is null
$$;
