-- The books of Gida itself: double entry, apart from those of clients. No account of theirs is here, and none of ours is there.

create table platform_journal (
  id uuid primary key default uuidv7(),
  -- One journal, one key.
  key text not null unique,
  memo text not null,
  created_at timestamptz not null default app.now()
);

create table platform_entry (
  id bigint generated always as identity primary key,
  journal_id uuid not null references platform_journal,
  account text not null check (account in ('receivable', 'credit', 'revenue', 'vat', 'clearing', 'bank', 'provider-fees')),
  -- Whose debt or credit it is.
  estate_id uuid references estate,
  invoice_id uuid references platform_invoice,
  -- Kobo: + is debit, − is credit.
  amount bigint not null check (amount <> 0),
  check ((account in ('receivable', 'credit')) <= (estate_id is not null)),
  check ((account = 'receivable') <= (invoice_id is not null))
);
create index on platform_entry (journal_id);
create index on platform_entry (account, estate_id);
create index on platform_entry (invoice_id);

create function app.platform_journal_balances() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (select coalesce(sum(amount), 0) <> 0 or count(*) < 2 from platform_entry where journal_id = new.journal_id) then
    raise exception 'journal % of the platform does not balance', new.journal_id;
  end if;
  return null;
end $$;
create constraint trigger balances after insert on platform_entry deferrable initially deferred
  for each row execute function app.platform_journal_balances();

call app.protect('platform_journal', 'select, insert');
create policy read on platform_journal for select using ((select app.sees_all()));
create policy system on platform_journal for insert with check ((select app.is_system()));
create trigger append_only before update or delete or truncate on platform_journal for each statement execute function app.refuse_change();

call app.protect('platform_entry', 'select, insert');
create policy read on platform_entry for select using ((select app.sees_all()));
create policy system on platform_entry for insert with check ((select app.is_system()));
create trigger append_only before update or delete or truncate on platform_entry for each statement execute function app.refuse_change();

-- Revenue of a plan is entered by what completes the payment: no person then, and the invoice that it is of.
alter table platform_revenue alter recorded_by drop not null;
alter table platform_revenue add column invoice_id uuid references platform_invoice;
alter table platform_revenue add constraint by_a_person_or_of_an_invoice check (num_nonnulls(recorded_by, invoice_id) = 1);
create index on platform_revenue (invoice_id);
create policy of_invoice on platform_revenue for insert with check ((select app.is_system()) and invoice_id is not null);
