-- How many entries an estate's ledger has and what both sides come to, so that the whole installation is told without reading them.

create table ledger_total (
  estate_id uuid primary key references estate,
  entries bigint not null,
  debits bigint not null,
  credits bigint not null
) with (fillfactor = 40);

call app.protect('ledger_total', 'select');
create policy manager on ledger_total for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

insert into ledger_total (estate_id, entries, debits, credits)
  select j.estate_id, count(*), coalesce(sum(p.amount) filter (where p.amount > 0), 0),
    coalesce(-sum(p.amount) filter (where p.amount < 0), 0)
  from journal j join posting p on p.journal_id = j.id group by 1;

-- As before, and what is kept above.
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
  insert into ledger_total as t (estate_id, entries, debits, credits)
  select j.estate_id, count(*), coalesce(sum(p.amount) filter (where p.amount > 0), 0),
    coalesce(-sum(p.amount) filter (where p.amount < 0), 0)
  from journal j join posting p on p.journal_id = j.id
  where j.batch = new.batch
  group by 1 order by 1
  on conflict (estate_id) do update set entries = t.entries + excluded.entries, debits = t.debits + excluded.debits,
    credits = t.credits + excluded.credits;
  perform app.update_kinds(new.batch);
  return null;
end $$;
