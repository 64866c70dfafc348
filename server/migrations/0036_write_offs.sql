-- A debt that is written off was never anybody's income, so it is no loss of the manager's: it is undone as a waiver is. And each
-- entry of what is owed names its charge, so that what a charge had open can be said of any day.

alter table posting
  -- Of entries of what is owed (receivable, uncollected), the charge. No foreign key: a charge that was raised in error is gone,
  -- and its entries stay. Null in entries that are older than this column.
  add column charge_id uuid;

alter table waiver
  -- Of a write-off, what was asked for again since money came for it.
  add column recovered_amount bigint not null default 0,
  add constraint no_more_recovered_than_written_off
    check (recovered_amount between 0 and amount and (recovered_amount = 0 or kind = 'WRITE_OFF'));

drop function app.post_journal(text, uuid, uuid, text, text[], bigint[]);
-- The one way into the ledger. True when the journal was new; false when its key was already there.
create function app.post_journal(the_key text, the_estate uuid, the_payment uuid, the_memo text, codes text[], amounts bigint[],
  charges uuid[] default '{}')
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare the_journal uuid;
begin
  if exists (select from unnest(codes, charges) l (code, charge)
    where split_part(l.code, ':', 1) in ('receivable', 'uncollected') and l.charge is null) then
    raise exception 'journal % names no charge for what is owed', the_key;
  end if;
  insert into journal (key, estate_id, payment_id, memo) values (the_key, the_estate, the_payment, the_memo)
    on conflict (key) do nothing returning id into the_journal;
  if the_journal is null then return false; end if;
  insert into account (estate_id, code)
    select the_estate, c from unnest(codes) c
    where not exists (select from account a where a.estate_id = the_estate and a.code = c)
    group by c order by c
    on conflict (estate_id, code) do nothing;
  insert into posting (journal_id, line, account_id, amount, charge_id)
    select the_journal, l.line, a.id, l.amount, l.charge
    from unnest(codes, amounts, charges) with ordinality l (code, amount, charge, line)
      join account a on a.estate_id = the_estate and a.code = l.code;
  return true;
end $$;

create or replace view ledger_view with (security_invoker = true) as
  select p.journal_id, j.key as journal_key, a.code as account, p.amount, j.payment_id, j.created_at, p.charge_id
  from posting p join journal j on j.id = p.journal_id join account a on a.id = p.account_id;

-- What the charges of an estate had open at the end of a day in Lagos, from the entries up to it. A charge that is gone since is of
-- the day on which it was raised.
create function app.open_on(the_estate uuid, the_day date)
returns table (charge_id uuid, raised_on date, open_amount bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.charge_id, (min(j.created_at) at time zone 'Africa/Lagos')::date, sum(p.amount)::bigint
  from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
  where a.estate_id = the_estate and a.kind = 'RECEIVABLE'
    and j.created_at < ((the_day + 1)::timestamp at time zone 'Africa/Lagos')
  group by p.charge_id having sum(p.amount) <> 0
$$;

-- Write-offs that were booked as a loss: the loss goes back, and what waited uncollected is undone, where it lay when it was written
-- off. One journal for each, so that it may be run again.
create function app.repair_write_offs() returns bigint language sql volatile set search_path = public, pg_temp as $$
  with booked as (
    select w.id, w.estate_id, w.charge_id, min(j.id::text)::uuid as journal_id, sum(p.amount)::bigint as loss
    from waiver w
      join journal j on j.key in ('waiver:' || w.id || ':given', 'waiver:' || w.id || ':undone')
      join posting p on p.journal_id = j.id join account a on a.id = p.account_id and a.code = 'losses'
    where w.kind = 'WRITE_OFF'
    group by w.id having sum(p.amount) <> 0),
  lain as (
    select b.*, (
      select a.code from journal m join posting p on p.journal_id = m.id join account a on a.id = p.account_id
      where (m.key = 'charge:' || b.charge_id || ':raised' or m.key like 'charge:' || b.charge_id || ':landlord:%')
        and m.id < b.journal_id and p.amount < 0 and a.kind = 'UNCOLLECTED'
      order by m.id desc limit 1) as code
    from booked b)
  select count(*) filter (where app.post_journal('write-off:' || id || ':repaired', estate_id, null,
    'Puts right a write-off that was booked as a loss', array[code, 'losses'], array[loss, -loss], array[charge_id, null]::uuid[]))
  from lain
$$;
select app.repair_write_offs();

-- Estates before landlords: who has taken the books of an estate goes on to its landlords, and nobody comes the other way.
create or replace function app.hold_scopes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7102, hashtext(s.scope_id::text))
  from (select distinct s.place, s.scope_id from new_rows n
      cross join lateral (values (1, n.estate_id), (2, n.landlord_id)) s (place, scope_id)
    where s.scope_id is not null order by 1, 2) s;
  return null;
end $$;
