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
  replaced_at timestamptz,
  -- One that replaces another waits; until then the one before it is paid.
  in_force_from timestamptz not null default app.now(),
  -- Taken back by the link that was mailed, or replaced before it ever came into force.
  undone_at timestamptz,
  -- Of the token in that link.
  undo_hash text unique
);
create unique index payout_account_one_in_force on payout_account (user_id) where replaced_at is null;

call app.protect('payout_account', 'select, insert, update');
create policy self on payout_account
  using (user_id = (select app.actor_id()) or (select app.sees_all()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

create table payout_setup_skip (
  user_id uuid primary key references users,
  skipped_at timestamptz not null default app.now()
);

call app.protect('payout_setup_skip', 'select, insert, update, delete');
create policy self on payout_setup_skip
  using (user_id = (select app.actor_id()) or (select app.sees_all()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

-- Of the estates in which a landlord owns, the longest wait.
create function app.payout_cooling(landlord uuid) returns interval
language sql stable security definer set search_path = public, pg_temp as $$
  select make_interval(hours => coalesce(max(e.payout_cooling_hours), 48))
  from estate_association a join estate e on e.id = a.estate_id
  where a.user_id = landlord and a.role = 'LANDLORD'
$$;

-- The account that a landlord's money goes to at this moment.
create function app.subaccount_of(landlord uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select subaccount_code from payout_account
  where user_id = landlord and undone_at is null and in_force_from <= app.now()
  order by in_force_from desc, verified_at desc limit 1
$$;

-- Where an owner's money is sent, for those who run an estate of theirs and for themselves.
create function app.payout_account_for(landlord uuid)
returns table (bank_code text, bank_name text, account_number text, account_name text, waits_until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.bank_code, o.bank_name, o.account_number, o.account_name,
    case when o.in_force_from > app.now() then o.in_force_from end
  from payout_account o
  where o.user_id = landlord and o.replaced_at is null
    and (landlord = app.actor_id() or app.sees_all() or exists (
      select from estate_association a
      where a.user_id = landlord and a.role = 'LANDLORD' and a.estate_id = any (app.managed_estates())))
$$;
