-- What each account comes to now, and what the accounts of a kind came to at the end of each day: so that neither the list of
-- accounts nor the trust view adds up days or accounts.

create table account_balance (
  account_id bigint primary key references account,
  estate_id uuid not null,
  kind text not null,
  -- + is debit.
  balance bigint not null
);
-- The largest of each kind first; what comes to nothing is not listed.
create index account_balance_largest on account_balance (estate_id, kind, abs(balance) desc, account_id) where balance <> 0;

call app.protect('account_balance', 'select');
create policy manager on account_balance for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy landlord on account_balance for select using (account_id = any ((select app.own_accounts())::bigint[]));

-- At the end of a day on which something was booked on accounts of the kind: those on the debit side and those on the credit side
-- apart, and how many do not come to nothing.
create table account_kind_day (
  estate_id uuid not null,
  kind text not null,
  day date not null,
  debit bigint not null check (debit >= 0),
  credit bigint not null check (credit >= 0),
  accounts int not null check (accounts >= 0),
  primary key (estate_id, kind, day)
) with (fillfactor = 60);

call app.protect('account_kind_day', 'select');
create policy manager on account_kind_day for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

-- The same, counted anew from the days of the accounts.
create view account_kind_day_counted with (security_invoker = true) as
  with closed as (
    select d.account_id, a.estate_id, a.kind, d.day,
      sum(d.debits - d.credits) over w as balance, sum(d.debits - d.credits) over w - (d.debits - d.credits) as before
    from account_day d join account a on a.id = d.account_id window w as (partition by d.account_id order by d.day)),
  changed as (
    select estate_id, kind, day, sum(greatest(balance, 0) - greatest(before, 0)) as debit,
      sum(greatest(-balance, 0) - greatest(-before, 0)) as credit, sum((balance <> 0)::int - (before <> 0)::int) as accounts
    from closed group by 1, 2, 3)
  select estate_id, kind, day, (sum(debit) over w)::bigint as debit, (sum(credit) over w)::bigint as credit,
    (sum(accounts) over w)::int as accounts
  from changed window w as (partition by estate_id, kind order by day);
grant select on account_kind_day_counted to gida_app;

insert into account_balance (account_id, estate_id, kind, balance)
  select a.id, a.estate_id, a.kind, sum(d.debits - d.credits)::bigint
  from account a join account_day d on d.account_id = a.id group by a.id;
insert into account_kind_day select * from account_kind_day_counted;

-- What a batch changes of the kinds, from each of its days on. An account that moved on later days as well, because a transaction
-- that began the day after was done first, changes by what it then came to on each of those days.
create function app.update_kinds(the_batch uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into account_kind_day (estate_id, kind, day, debit, credit, accounts)
  select m.estate_id, m.kind, m.day, coalesce(b.debit, 0), coalesce(b.credit, 0), coalesce(b.accounts, 0)
  from (select distinct a.estate_id, a.kind, (j.created_at at time zone 'Africa/Lagos')::date as day
      from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
      where j.batch = the_batch) m
    left join lateral (
      select k.debit, k.credit, k.accounts from account_kind_day k
      where k.estate_id = m.estate_id and k.kind = m.kind and k.day < m.day order by k.day desc limit 1) b on true
  on conflict do nothing;

  with moved as (
    select p.account_id, (j.created_at at time zone 'Africa/Lagos')::date as day, sum(p.amount) as amount
    from journal j join posting p on p.journal_id = j.id
    where j.batch = the_batch group by 1, 2),
  stand as (
    select b.estate_id, b.kind, d.day as since, lead(d.day, 1, 'infinity') over (partition by b.account_id order by d.day) as until,
      b.balance - (select coalesce(sum(l.debits - l.credits), 0) from account_day l
        where l.account_id = b.account_id and l.day > d.day) as balance,
      (select sum(m.amount) from moved m where m.account_id = b.account_id and m.day <= d.day) as amount
    from (select account_id, min(day) as day from moved group by 1) first
      join account_balance b on b.account_id = first.account_id
      join account_day d on d.account_id = first.account_id and d.day >= first.day),
  changed as (
    select k.estate_id, k.kind, k.day, sum(greatest(s.balance, 0) - greatest(s.balance - s.amount, 0)) as debit,
      sum(greatest(-s.balance, 0) - greatest(s.amount - s.balance, 0)) as credit,
      sum((s.balance <> 0)::int - (s.balance <> s.amount)::int) as accounts
    from stand s join account_kind_day k
      on k.estate_id = s.estate_id and k.kind = s.kind and k.day >= s.since and k.day < s.until
    where s.amount <> 0
    group by 1, 2, 3)
  update account_kind_day k
  set debit = k.debit + c.debit, credit = k.credit + c.credit, accounts = k.accounts + c.accounts
  from changed c where k.estate_id = c.estate_id and k.kind = c.kind and k.day = c.day;
end $$;
revoke execute on function app.update_kinds from public;

-- As before, and what is kept above. The lock of the estate is taken at the commit alone, where its accounts are waited for anyway: a
-- day of a kind begins with what the day before came to, which nobody may change meanwhile.
create or replace function app.update_balances() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.batch is null or current_setting('app.kept_batch', true) = new.batch::text then return null; end if;
  perform set_config('app.kept_batch', new.batch::text, true), set_config('app.batch', '', true);
  perform pg_advisory_xact_lock(7103, hashtext(e.estate_id::text))
    from (select distinct estate_id from journal where batch = new.batch order by 1) e;
  insert into account_day as d (account_id, day, estate_id, debits, credits)
  select p.account_id, (j.created_at at time zone 'Africa/Lagos')::date, j.estate_id,
    coalesce(sum(p.amount) filter (where p.amount > 0), 0), coalesce(-sum(p.amount) filter (where p.amount < 0), 0)
  from journal j join posting p on p.journal_id = j.id
  where j.batch = new.batch
  group by 1, 2, 3 order by 1, 2
  on conflict (account_id, day) do update set debits = d.debits + excluded.debits, credits = d.credits + excluded.credits;
  insert into account_balance as b (account_id, estate_id, kind, balance)
  select a.id, a.estate_id, a.kind, sum(p.amount)
  from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
  where j.batch = new.batch
  group by a.id order by a.id
  on conflict (account_id) do update set balance = b.balance + excluded.balance;
  perform app.update_kinds(new.batch);
  return null;
end $$;

-- As before, from what is kept now.
create or replace function app.owner_accounts(of_estate uuid default null)
returns table (estate_id uuid, landlord_id uuid, owed bigint, with_provider bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.estate_id, split_part(a.code, ':', 2)::uuid,
    coalesce(-sum(b.balance) filter (where a.code like 'payable:%'), 0)::bigint,
    coalesce(sum(b.balance) filter (where a.code like 'clearing:%'), 0)::bigint
  from account a join account_balance b on b.account_id = a.id
  where a.kind in ('LANDLORDS', 'PROVIDER_LANDLORDS') and a.code ~ '^(payable|clearing):[0-9a-f]{8}-'
    and (of_estate is null or a.estate_id = of_estate)
    and (a.estate_id = any (app.my_estates()) or app.sees_all())
    and (a.estate_id = any (app.managed_estates()) or app.sees_all() or split_part(a.code, ':', 2) = app.actor_id()::text)
  group by 1, 2
$$;
