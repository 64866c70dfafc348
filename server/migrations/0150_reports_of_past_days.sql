-- What reports say of a past day, from the entries alone: of what a manager manages, and of what is a landlord's own or entrusted to
-- somebody. Entries themselves are a manager's to see.

-- Whether a charge or a lease is one of those.
create function app.is_mine(the_estate uuid, the_landlord uuid, the_unit uuid) returns boolean
language sql stable as $$
  select (select app.sees_all()) or the_estate = any ((select app.managed_estates())::uuid[])
    or the_landlord = (select app.actor_id()) or the_unit = any ((select app.assigned_units())::uuid[])
$$;

-- Of each charge in some estates, what was owed of it at the end of a day: what is open now, less the entries made after it.
create function app.charges_owed_at(the_estates uuid[], the_day date) returns table (charge_id uuid, owed bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.charge_id, sum(m.amount)::bigint from (
    select c.id as charge_id, c.open_amount as amount from charge c
    where c.estate_id = any (the_estates) and c.open_amount > 0
    union all
    select p.charge_id, -p.amount
    from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
    where j.estate_id = any (the_estates) and j.created_at >= (the_day + 1)::timestamp at time zone 'Africa/Lagos'
      and a.kind = 'RECEIVABLE' and p.charge_id is not null) m
    join charge c on c.id = m.charge_id
  where app.is_mine(c.estate_id, c.landlord_id, c.unit_id)
  group by m.charge_id having sum(m.amount) <> 0
$$;

-- The deposits in some estates at the end of a day: what came, what left, and what was held. Null: of no lease.
create function app.deposits_at(the_estates uuid[], the_day date)
returns table (estate_id uuid, lease_id uuid, came bigint, went bigint, held bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.estate_id, l.id, sum(d.credits)::bigint, sum(d.debits)::bigint, sum(d.credits - d.debits)::bigint
  from account a join account_day d on d.account_id = a.id
    left join lease l on l.id = substring(a.code from 9)::uuid
  where a.estate_id = any (the_estates) and a.kind = 'DEPOSITS' and d.day <= the_day
    and app.is_mine(a.estate_id, l.landlord_id, l.unit_id)
  group by 1, 2
$$;

-- What the manager read off the bank's own statement at the end of a day, of the account that is kept for clients.
create table bank_balance (
  estate_id uuid not null references estate on delete cascade,
  day date not null,
  amount bigint not null check (amount >= 0),
  recorded_by uuid not null references users,
  recorded_at timestamptz not null default app.now(),
  primary key (estate_id, day)
);
create index on bank_balance (recorded_by);
call app.protect('bank_balance', 'select, insert, update');
create policy manager on bank_balance for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy system on bank_balance using ((select app.is_system())) with check ((select app.is_system()));
call app.audit('bank_balance', 'estate', 'estate_id');

-- What an estate means to spend of its fund in a year, by category.
create table fund_budget (
  estate_id uuid not null references estate on delete cascade,
  year int not null check (year between 2000 and 2100),
  category text not null,
  amount bigint not null check (amount >= 0),
  recorded_by uuid not null references users,
  recorded_at timestamptz not null default app.now(),
  primary key (estate_id, year, category)
);
create index on fund_budget (recorded_by);
call app.protect('fund_budget', 'select, insert, update');
create policy manager on fund_budget for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy system on fund_budget using ((select app.is_system())) with check ((select app.is_system()));
call app.audit('fund_budget', 'estate', 'estate_id');
