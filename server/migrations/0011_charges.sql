-- What is owed, what of it is asked for no more, and the fees that an estate asks for. All money is whole kobo.

-- Text under a domain and not an enum: behind row-level security PostgreSQL follows an index only by operators that are
-- known to leak nothing, and the equality of enums is not among them.
create domain transaction_type as text check (value in (
  'RENT_PAYMENT', 'SECURITY_DEPOSIT', 'MAINTENANCE_FEE', 'UTILITY_BILL', 'LATE_FEE', 'COMMISSION', 'REFUND',
  'CAUTION_DEPOSIT', 'SERVICE_CHARGE', 'AGENCY_FEE', 'LEGAL_FEE', 'AGREEMENT_FEE', 'PENALTY_FEE', 'ADVANCE_RENT',
  'STAMP_DUTY'));

-- What is owed: raised once, settled by payments.
create table charge (
  id uuid primary key default uuidv7(),
  estate_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  landlord_id uuid references users,
  tenant_id uuid not null references users,
  lease_id uuid,
  transaction_type transaction_type not null,
  description text not null,
  amount bigint not null check (amount > 0),
  settled_amount bigint not null default 0 check (settled_amount >= 0),
  waived_amount bigint not null default 0 check (waived_amount >= 0),
  open_amount bigint not null generated always as
    (amount - withdrawn_amount - waived_amount - settled_amount - credit_amount) stored check (open_amount >= 0),
  due_date date not null,
  period_start date,
  period_end date,
  -- One key per cause: raising twice raises once.
  key text not null unique,
  -- Of the amount, what was taken back because the tenancy ended before it.
  withdrawn_amount bigint not null default 0 check (withdrawn_amount >= 0),
  -- What the tenant's credit paid of it, less what of it was given back to that credit.
  credit_amount bigint not null default 0,
  -- The manager's share of that.
  credit_commission bigint not null default 0,
  created_at timestamptz not null default app.now(),
  foreign key (unit_id, estate_id) references unit (id, estate_id),
  check ((period_start is null) = (period_end is null) and period_end >= period_start),
  foreign key (property_id, estate_id) references property (id, estate_id)
);
create index charge_open_of_estate on charge (estate_id, due_date, id)
  include (tenant_id, unit_id, landlord_id, open_amount) where open_amount > 0;
create index charge_open_of_landlord on charge (landlord_id, due_date, id) where open_amount > 0;
create index charge_open_of_tenant on charge (tenant_id, due_date, id) where open_amount > 0;
create index charge_open_of_unit on charge (unit_id, due_date, id) where open_amount > 0;
create index on charge (tenant_id, due_date desc, id);
create index on charge (lease_id);
-- What a property's units owe, for the list of properties.
create index charge_open_of_property on charge (property_id, due_date) include (unit_id, open_amount) where open_amount > 0;
-- What falls due on the units that one property manager looks after, month by month; and whether a unit may be removed.
create index charge_of_unit on charge (unit_id, due_date);
-- All that fell due in an estate between two days, and when it was raised.
create index charge_of_estate on charge (estate_id, due_date, id);

-- Under what a debt is kept: its estate, its landlord, its property. Each row says its estate, and those of a landlord and of a
-- property say the landlord, so that an owner's part of an estate or of a property is kept too.
create function app.rollup_scopes(the_estate uuid, the_landlord uuid, the_property uuid)
returns table (scope_id uuid, landlord_id uuid) language sql immutable parallel safe as $$
  select s.scope_id, s.landlord_id
  from (values (the_estate, null::uuid), (the_landlord, the_landlord), (the_property, the_landlord)) s (scope_id, landlord_id)
  where s.scope_id is not null
$$;

create function app.tally_new_charges() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into charge_day as t (scope_id, estate_id, landlord_id, due_date, expected, open_amount)
  select s.scope_id, n.estate_id, s.landlord_id, n.due_date, sum(n.amount - n.waived_amount - n.withdrawn_amount), sum(n.open_amount)
  from new_rows n cross join lateral app.rollup_scopes(n.estate_id, n.landlord_id, n.property_id) s
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (scope_id, due_date, estate_id, landlord_id)
    do update set expected = t.expected + excluded.expected, open_amount = t.open_amount + excluded.open_amount;
  return null;
end $$;
create trigger tally_new after insert on charge referencing new table as new_rows
  for each statement execute function app.tally_new_charges();

create function app.tally_changed_charges() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into charge_day as t (scope_id, estate_id, landlord_id, due_date, expected, open_amount)
  select s.scope_id, c.estate_id, s.landlord_id, c.due_date, sum(c.sign * c.expected), sum(c.sign * c.open_amount)
  from (select 1 as sign, estate_id, landlord_id, property_id, due_date,
          amount - waived_amount - withdrawn_amount as expected, open_amount
        from new_rows
        union all
        select -1, estate_id, landlord_id, property_id, due_date, amount - waived_amount - withdrawn_amount, open_amount
        from old_rows) c
    cross join lateral app.rollup_scopes(c.estate_id, c.landlord_id, c.property_id) s
  group by 1, 2, 3, 4
  having sum(c.sign * c.expected) <> 0 or sum(c.sign * c.open_amount) <> 0
  order by 1, 2, 3, 4
  on conflict (scope_id, due_date, estate_id, landlord_id)
    do update set expected = t.expected + excluded.expected, open_amount = t.open_amount + excluded.open_amount;
  return null;
end $$;
create trigger tally_changed after update on charge referencing old table as old_rows new table as new_rows
  for each statement execute function app.tally_changed_charges();

-- Payments and charges keep the same totals, each of its own statement: without one lock that comes before all of them, who
-- has raised a payment and goes on to its charges waits for who has settled a charge and goes on to its payment. Estates before
-- landlords: who has taken the books of an estate goes on to its landlords, and nobody comes the other way.
create function app.lock_scopes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7102, hashtext(s.scope_id::text))
  from (select distinct s.place, s.scope_id from new_rows n
      cross join lateral (values (1, n.estate_id), (2, n.landlord_id)) s (place, scope_id)
    where s.scope_id is not null order by 1, 2) s;
  return null;
end $$;
-- Triggers fire in the order of their names.
create trigger a_hold after insert on charge referencing new table as new_rows
  for each statement execute function app.lock_scopes();
create trigger a_hold_changed after update on charge referencing new table as new_rows
  for each statement execute function app.lock_scopes();

call app.protect('charge', 'select, insert, update, delete');
create policy of_estate on charge for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or unit_id = any ((select app.assigned_units())::uuid[]) or (select app.sees_all()));
-- Who runs or owns the unit locks its charges; what is owed, and what of it is settled, is for the server to write: each
-- change has its journal.
create policy lock on charge for update
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or unit_id = any ((select app.assigned_units())::uuid[]) or (select app.sees_all()))
  with check ((select app.is_system()));
create policy system on charge for insert with check ((select app.is_system()));
create policy system_erases on charge for delete using ((select app.is_system()));
create policy tenant on charge for select using (tenant_id = (select app.actor_id()));

-- By due date, since a charge falls into arrears by the passing of its day, and nobody writes then.
create table charge_day (
  -- An estate, a landlord or a property.
  scope_id uuid not null,
  estate_id uuid not null,
  -- Whose the charges are, of a landlord and of a property; null of an estate.
  landlord_id uuid,
  due_date date not null,
  -- All that fell due that day less what was waived, and what is left of it.
  expected bigint not null,
  open_amount bigint not null,
  unique nulls not distinct (scope_id, due_date, estate_id, landlord_id)
) with (fillfactor = 60);

call app.protect('charge_day', 'select');
create policy scope on charge_day for select
  using (landlord_id = (select app.actor_id()) or estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

-- ONCE at the start, for each YEAR of a lease, or for EACH_PERIOD of its rent.
create domain fee_rhythm as text check (value in ('ONCE', 'YEARLY', 'EACH_PERIOD'));

create table estate_fee (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  name text not null check (length(name) between 1 and 60),
  transaction_type transaction_type not null,
  -- Kobo; or a share of a year's rent, in basis points. One of the two.
  amount bigint check (amount > 0),
  basis_points int check (basis_points between 1 and 10000),
  rhythm fee_rhythm not null,
  -- Asked for again when a lease is renewed.
  on_renewal boolean not null default false,
  active boolean not null default true,
  created_at timestamptz not null default app.now(),
  constraint estate_fee_amount_or_share check ((amount is null) <> (basis_points is null)),
  constraint estate_fee_name unique (estate_id, name)
);

call app.protect('estate_fee', 'select, insert, update, delete');
create policy member on estate_fee for select
  using ((estate_id = any ((select app.my_estates())::uuid[]) and (select app.actor_role()) <> 'TENANT')
    or (select app.sees_all()));
create policy manager on estate_fee
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
    or app.founded(estate_id))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
    or app.founded(estate_id));

create type waiver_kind as enum ('WAIVER', 'WRITE_OFF');

-- Part of a charge that is asked for no more.
create table waiver (
  id uuid primary key default uuidv7(),
  charge_id uuid not null references charge on delete cascade,
  kind waiver_kind not null,
  estate_id uuid not null references estate,
  unit_id uuid not null references unit,
  landlord_id uuid references users,
  tenant_id uuid not null references users,
  amount bigint not null check (amount > 0),
  -- Of a write-off, what was asked for again since money came for it.
  recovered_amount bigint not null default 0,
  reason text not null,
  created_by uuid not null references users,
  undone_by uuid references users,
  undone_at timestamptz,
  created_at timestamptz not null default app.now(),
  check (recovered_amount between 0 and amount and (recovered_amount = 0 or kind = 'WRITE_OFF'))
);
create index on waiver (charge_id);
create index waiver_of_estate on waiver (estate_id, created_at desc, id desc);

call app.protect('waiver', 'select, insert, update');
create policy concerned on waiver for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or tenant_id = (select app.actor_id()) or unit_id = any ((select app.assigned_units())::uuid[])
    or (select app.sees_all()));
create policy system on waiver using ((select app.is_system())) with check ((select app.is_system()));

-- The words of a type, for search. Immutable, since a label never changes.
create function app.type_words(t transaction_type) returns text language sql immutable parallel safe
  return replace(lower(t::text), '_', ' ');

-- Write-offs that were booked as a loss: the loss goes back, and what waited uncollected is undone, where it lay when it was written
-- off. One journal for each, so that it may be run again.
create function app.repair_write_offs(capability text) returns bigint
language sql volatile set search_path = public, pg_temp as $$
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
    'Puts right a write-off that was booked as a loss', array[code, 'losses'], array[loss, -loss], array[charge_id, null]::uuid[],
    capability))
  from lain
$$;
