-- What goes back of the money that Gida itself was paid, and what its settlements leave open.

-- Money of an invoice that the payer's bank asks back, or that was refunded at the provider.
create table platform_reversal (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references platform_invoice_payment,
  invoice_id uuid not null references platform_invoice,
  estate_id uuid not null references estate,
  kind text not null check (kind in ('DISPUTE', 'REFUND')),
  -- The provider's own name for it.
  provider_id text not null,
  amount bigint not null check (amount > 0),
  -- Under way; stayed with us; gone.
  status text not null default 'OPEN' check (status in ('OPEN', 'KEPT', 'TAKEN')),
  reason text,
  -- Until when the provider has to be answered.
  due_at timestamptz,
  opened_at timestamptz not null default app.now(),
  closed_at timestamptz,
  -- Of what is gone: borne by the estate's credit, owed again on the invoice. The rest waits in the account `disputed` for a person.
  from_credit bigint check (from_credit >= 0),
  reopened bigint check (reopened >= 0),
  -- The settlement that kept it back.
  settlement_id text,
  unique (kind, provider_id),
  check ((status = 'OPEN') = (closed_at is null)),
  check ((status = 'TAKEN') = (from_credit is not null) and (status = 'TAKEN') = (reopened is not null)),
  check (from_credit + reopened <= amount)
);
create index on platform_reversal (invoice_id);
create index on platform_reversal (payment_id);
create index on platform_reversal (estate_id);

call app.protect('platform_reversal', 'select, insert, update');
create policy managed on platform_reversal for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy system on platform_reversal using ((select app.is_system())) with check ((select app.is_system()));
call app.audit('platform_reversal', 'estate', 'estate_id');

alter table platform_entry drop constraint platform_entry_account_check;
alter table platform_entry add constraint platform_entry_account_check
  check (account in ('receivable', 'credit', 'revenue', 'vat', 'clearing', 'bank', 'provider-fees', 'disputed'));

-- A difference of Gida's own money is of no estate: the super admin's alone.
alter table settlement_difference add column invoice_payment_id uuid references platform_invoice_payment;
alter table settlement_difference add constraint of_clients_or_of_the_platform
  check (invoice_payment_id is null or num_nonnulls(estate_id, landlord_id, payment_id) = 0);
create index on settlement_difference (invoice_payment_id);
call app.audit('settlement_difference', 'settlement_difference', 'id');
