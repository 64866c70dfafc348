-- The ledger: double entry in whole kobo, append-only, in balance by constraint, and what each account came to on each day.

-- What an account is in the trust view: what is held, what is owed to others, what is the manager's own. An account that
-- nobody has named yet is OTHER, and is shown with what is owed.
create function app.account_kind(code text) returns text language sql immutable parallel safe
  return case split_part(code, ':', 1)
    when 'clearing' then case when code = 'clearing' then 'PROVIDER' else 'PROVIDER_LANDLORDS' end
    when 'bank' then case when code = 'bank:trust' then 'TRUST_BANK' else 'BANK' end
    when 'cash' then 'CASH'
    when 'disputed' then 'DISPUTED'
    when 'payable' then case when code ~ '^payable:([0-9a-f-]{36}|unassigned)$' then 'LANDLORDS' else 'THIRD_PARTIES' end
    when 'deposit' then 'DEPOSITS'
    when 'credit' then 'CREDITS'
    when 'refunds' then 'REFUNDS'
    when 'fund' then 'FUNDS'
    when 'commission' then 'COMMISSION'
    when 'fees' then 'FEES'
    when 'provider-fees' then 'PROVIDER_FEES'
    when 'losses' then 'LOSSES'
    when 'receivable' then 'RECEIVABLE'
    when 'uncollected' then 'UNCOLLECTED'
    else 'OTHER'
  end;

create table account (
  id bigint generated always as identity primary key,
  estate_id uuid not null references estate,
  -- 'clearing', 'receivable:<lease>', 'payable:<landlord>' ...
  code text not null,
  kind text not null generated always as (app.account_kind(code)) stored,
  unique (estate_id, code)
);
create index on account (estate_id, kind);
create index on account (code);

-- What is owed to a landlord, and what the provider holds for them: the accounts that are theirs to see.
create function app.own_accounts() returns bigint[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(id), '{}') from account
  where code in ('payable:' || app.actor_id(), 'clearing:' || app.actor_id())
$$;

call app.protect('account', 'select');
create policy manager on account for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy landlord on account for select using (id = any ((select app.own_accounts())::bigint[]));

-- The journals that one transaction writes are one batch. A batch ends when its balances are kept, at the commit.
create function app.batch() returns uuid language plpgsql volatile as $$
declare present text := current_setting('app.batch', true);
begin
  if present is null or present = '' then
    present := uuidv7()::text;
    perform set_config('app.batch', present, true);
  end if;
  return present::uuid;
end $$;

-- + is debit, - is credit. A journal is one event under one key; it sums to zero and is never changed.
create table journal (
  id uuid primary key default uuidv7(),
  key text not null unique,
  estate_id uuid not null references estate,
  payment_id uuid,
  memo text not null,
  -- The journals that one transaction writes.
  batch uuid default app.batch(),
  created_at timestamptz not null default app.now()
);
create index on journal (payment_id) where payment_id is not null;
create index on journal (estate_id, created_at);
create index on journal (batch);

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: undo it with a journal of opposite signs', tg_table_name using errcode = 'GD003';
end $$;
create trigger append_only before update or delete or truncate on journal for each statement execute function app.refuse_change();

-- A journal with no posting at all would slip past the check of its postings.
create function app.check_not_empty() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from posting where journal_id = new.id) then
    raise exception 'journal % is empty', new.id using errcode = 'GD004';
  end if;
  return null;
end $$;
create constraint trigger not_empty after insert on journal deferrable initially deferred
  for each row execute function app.check_not_empty();

-- Once for all journals of a transaction, when it commits: the rows of an estate that everybody touches (its clearing, its
-- commission) are held for that moment alone, and always in the same order, so that no two wait for each other.
create function app.update_balances() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.batch is null or current_setting('app.kept_batch', true) = new.batch::text then return null; end if;
  perform set_config('app.kept_batch', new.batch::text, true), set_config('app.batch', '', true);
  insert into account_day as d (account_id, day, estate_id, debits, credits)
  select p.account_id, (j.created_at at time zone 'Africa/Lagos')::date, j.estate_id,
    coalesce(sum(p.amount) filter (where p.amount > 0), 0), coalesce(-sum(p.amount) filter (where p.amount < 0), 0)
  from journal j join posting p on p.journal_id = j.id
  where j.batch = new.batch
  group by 1, 2, 3 order by 1, 2
  on conflict (account_id, day) do update set debits = d.debits + excluded.debits, credits = d.credits + excluded.credits;
  return null;
end $$;
create constraint trigger update_balances after insert on journal deferrable initially deferred
  for each row execute function app.update_balances();

call app.protect('journal', 'select');
create policy manager on journal for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

create table posting (
  journal_id uuid not null references journal,
  line smallint not null,
  account_id bigint not null references account,
  amount bigint not null check (amount <> 0),
  -- Of entries of what is owed (receivable, uncollected), the charge. No foreign key: a charge that was raised in error is gone,
  -- and its entries stay.
  charge_id uuid,
  -- That of its journal.
  created_at timestamptz not null default app.now(),
  primary key (journal_id, line)
);
-- The entries of an account, newest first, and those of a span of time without the others.
create index posting_of_account on posting (account_id, created_at desc, journal_id desc);

create trigger append_only before update or delete or truncate on posting for each statement execute function app.refuse_change();

-- The final check: at commit each journal that was written to sums to zero, in two lines or more.
create function app.check_balance() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare total numeric; lines int;
begin
  select sum(amount), count(*) into total, lines from posting where journal_id = new.journal_id;
  if total <> 0 or lines < 2 then
    raise exception 'journal % does not balance: % over % lines', new.journal_id, total, lines using errcode = 'GD004';
  end if;
  return null;
end $$;
create constraint trigger balance after insert on posting deferrable initially deferred
  for each row execute function app.check_balance();

call app.protect('posting', 'select');
create policy manager on posting for select
  using ((select app.sees_all()) or exists (select from journal j where j.id = journal_id));

create view ledger_view with (security_invoker = true) as
  select p.journal_id, j.key as journal_key, a.code as account, p.amount, j.payment_id, j.created_at, p.charge_id
  from posting p join journal j on j.id = p.journal_id join account a on a.id = p.account_id;

grant select on ledger_view to gida_app;

-- What was debited and credited to an account on a day in Lagos. A balance is the sum of its days: today's, or of any day.
create table account_day (
  account_id bigint not null references account,
  day date not null,
  estate_id uuid not null,
  debits bigint not null check (debits >= 0),
  credits bigint not null check (credits >= 0),
  primary key (account_id, day)
) with (fillfactor = 40);
create index on account_day (estate_id);

call app.protect('account_day', 'select');
create policy manager on account_day for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy landlord on account_day for select using (account_id = any ((select app.own_accounts())::bigint[]));

-- The one way into the ledger, for the server's program alone. True when the journal was new; false when its key was already
-- there. An entry of what is owed names its charge.
create function app.post_journal(
  the_key text, the_estate uuid, the_payment uuid, the_memo text, codes text[], amounts bigint[], charges uuid[], capability text)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare the_journal uuid; the_time timestamptz;
begin
  perform app.refuse_unless_server(capability);
  if exists (select from unnest(codes, charges) l (code, charge)
    where split_part(l.code, ':', 1) in ('receivable', 'uncollected') and l.charge is null) then
    raise exception 'journal % names no charge for what is owed', the_key;
  end if;
  insert into journal (key, estate_id, payment_id, memo) values (the_key, the_estate, the_payment, the_memo)
    on conflict (key) do nothing returning id, created_at into the_journal, the_time;
  if the_journal is null then return false; end if;
  insert into account (estate_id, code)
    select the_estate, c from unnest(codes) c
    where not exists (select from account a where a.estate_id = the_estate and a.code = c)
    group by c order by c
    on conflict (estate_id, code) do nothing;
  insert into posting (journal_id, line, account_id, amount, charge_id, created_at)
    select the_journal, l.line, a.id, l.amount, l.charge, the_time
    from unnest(codes, amounts, charges) with ordinality l (code, amount, charge, line)
      join account a on a.estate_id = the_estate and a.code = l.code;
  return true;
end $$;

-- What the charges of an estate had open at the end of a day in Lagos, from the entries up to it. A charge that is gone since is of
-- the day on which it was raised. Of an estate that whoever asks does not belong to, nothing.
create function app.open_on(the_estate uuid, the_day date)
returns table (charge_id uuid, raised_on date, open_amount bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.charge_id, (min(j.created_at) at time zone 'Africa/Lagos')::date, sum(p.amount)::bigint
  from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
  where a.estate_id = the_estate and a.kind = 'RECEIVABLE'
    and j.created_at < ((the_day + 1)::timestamp at time zone 'Africa/Lagos')
    and (the_estate = any (app.my_estates()) or app.sees_all())
  group by p.charge_id having sum(p.amount) <> 0
$$;

-- What an account of an estate holds, credit counted up: for the few commands that need it, also where a landlord does them
-- who sees no ledger.
create function app.held_on(the_estate uuid, the_code text) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(-sum(p.amount), 0)::bigint
  from account a join posting p on p.account_id = a.id
  where a.estate_id = the_estate and a.code = the_code
    and (the_estate = any (app.my_estates()) or app.sees_all())
$$;
