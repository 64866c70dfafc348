-- A clients' account may serve several estates: whoever runs them brings one statement, and each transfer finds its tenant.
-- Tenants are told of an account only where it is theirs to pay into; a second one of an estate waits first, as a changed
-- payout account does, since a stranger in a manager's session could have written it down.

alter table bank_account
  -- No tenant is told of it any more. Its statements may still come.
  add column retired_at timestamptz,
  add constraint bank_account_home unique (id, estate_id);
comment on column bank_account.estate_id is 'In whose books money waits that is nobody''s yet.';

create table bank_account_estate (
  bank_account_id uuid not null,
  home_estate_id uuid not null,
  -- Its tenants pay into the account.
  estate_id uuid not null references estate,
  -- Before this moment no tenant of the estate is told of it.
  shown_from timestamptz not null default app.now(),
  added_by uuid not null references users,
  added_at timestamptz not null default app.now(),
  -- Kept, so that an estate that was told of an account once is told of no other in a hurry.
  removed_at timestamptz check (removed_at is null or estate_id <> home_estate_id),
  primary key (bank_account_id, estate_id),
  foreign key (bank_account_id, home_estate_id) references bank_account (id, estate_id)
);
create index on bank_account_estate (estate_id);
insert into bank_account_estate (bank_account_id, home_estate_id, estate_id, shown_from, added_by, added_at)
select id, estate_id, estate_id, created_at, created_by, created_at from bank_account;

-- Who writes an estate to an account, or takes it off, runs both. A tenant sees what tenants are told.
call app.protect('bank_account_estate', 'select, insert');
create policy of_estate on bank_account_estate for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
    or shown_from <= app.now() and removed_at is null and exists (
      select from lease l where l.estate_id = bank_account_estate.estate_id and l.tenant_id = (select app.actor_id())));
create policy manager_adds on bank_account_estate for insert
  with check (estate_id = any ((select app.managed_estates())::uuid[])
      and home_estate_id = any ((select app.managed_estates())::uuid[])
    or (select app.sees_all()));
create policy manager_changes on bank_account_estate for update
  using (estate_id = any ((select app.managed_estates())::uuid[])
      and home_estate_id = any ((select app.managed_estates())::uuid[])
    or (select app.sees_all()));
grant update (shown_from, removed_at) on bank_account_estate to gida_app;
grant update (retired_at) on bank_account to gida_app;

drop policy tenant on bank_account;
create policy served on bank_account for select
  using (exists (
    select from bank_account_estate e where e.bank_account_id = bank_account.id
      and (bank_account.retired_at is null or e.estate_id = any ((select app.managed_estates())::uuid[]))));
