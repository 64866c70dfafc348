-- Estates, who belongs to them and as what, and the days on which nobody works.

create type estate_status as enum ('DRAFT', 'ACTIVE', 'ARCHIVED');
create type late_fee_kind as enum ('NONE', 'FLAT', 'PERCENT');
create type late_fee_repeat as enum ('ONCE', 'MONTHLY');

create table estate (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 2 and 100),
  address text not null,
  state text not null,
  lga text not null,
  status estate_status not null default 'DRAFT',
  -- Begins each receipt number: PC-2026-000123.
  receipt_prefix text not null unique check (receipt_prefix ~ '^[A-Z]{2,4}[0-9]*$'),
  -- The manager's share of rent, in basis points.
  commission_rate int not null default 0 check (commission_rate between 0 and 10000),
  created_by uuid not null references users,
  search_text text generated always as (app.fold(name || ' ' || address || ' ' || lga || ' ' || state)) stored,
  -- How many months before its due date a charge is raised.
  charge_months_ahead int not null default 3 check (charge_months_ahead between 0 and 24),
  -- What is added to a charge that is late.
  late_fee_kind late_fee_kind not null default 'NONE',
  -- Of a FLAT fee; kobo.
  late_fee_amount bigint check (late_fee_amount > 0),
  -- Of a PERCENT fee: of what is late, in basis points.
  late_fee_rate int check (late_fee_rate between 1 and 10000),
  -- Days after the due date on which nothing is added yet.
  late_fee_grace_days int not null default 0 check (late_fee_grace_days between 0 and 365),
  late_fee_repeat late_fee_repeat not null default 'ONCE',
  -- The most that one charge can gather; kobo. Null: no limit.
  late_fee_cap bigint check (late_fee_cap > 0),
  -- So many days after the last day of a tenancy its deposit is to be back.
  deposit_return_days int not null default 30 check (deposit_return_days between 0 and 180),
  -- The day on which an estate began to ask for late fees: nobody's grace begins before it. Null: before anybody noted it.
  late_fee_since date,
  -- Within so many working days after receipt an owner's money is sent on.
  remittance_days int not null default 5 check (remittance_days between 1 and 30),
  -- So long after a payout account is replaced nothing goes to the new one.
  payout_cooling_hours int not null default 48 check (payout_cooling_hours between 24 and 168),
  created_at timestamptz not null default app.now(),
  updated_at timestamptz not null default app.now(),
  constraint late_fee_fits_kind check (
    (late_fee_kind = 'FLAT') = (late_fee_amount is not null) and (late_fee_kind = 'PERCENT') = (late_fee_rate is not null))
);
create index on estate (state, lga);

create function app.note_late_fee_since() returns trigger language plpgsql as $$
begin
  new.late_fee_since := case when new.late_fee_kind = 'NONE' then null else app.today() end;
  return new;
end $$;
create trigger late_fee_begins before insert on estate for each row execute function app.note_late_fee_since();
create trigger late_fee_changes before update of late_fee_kind on estate for each row
  when ((old.late_fee_kind = 'NONE') <> (new.late_fee_kind = 'NONE')) execute function app.note_late_fee_since();

-- Who belongs to an estate, and as what.
create table estate_association (
  estate_id uuid not null references estate on delete cascade,
  -- An account that nobody ever used may go, and takes with it where it belonged.
  user_id uuid not null references users on delete cascade,
  role user_role not null check (role <> 'ADMIN'),
  created_at timestamptz not null default app.now(),
  primary key (estate_id, user_id, role)
);
create index on estate_association (user_id, role) include (estate_id);

-- Nobody is put into an estate by somebody who does not see them: belonging there would show who they are.
create function app.guard_member() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if app.actor_id() is not null and not app.is_system() and not exists (select from users where id = new.user_id) then
    raise exception 'this person is not theirs to bring in' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_member before insert on estate_association for each row execute function app.guard_member();

-- The arrays that policies compare with. Each is worked out once a query.
create function app.my_estates() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct estate_id), '{}') from estate_association where user_id = app.actor_id()
$$;

-- Who founded an estate may act on it while nobody belongs to it, so that the first can join; then as the landlord of
-- it only, for as long as they belong to it as one. Whoever was taken out of an estate has no say by having made it.
create function app.founder_counts(the_estate uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from estate_association where estate_id = the_estate)
    or exists (select from estate_association
      where estate_id = the_estate and user_id = app.actor_id() and role = 'LANDLORD')
$$;

create function app.managed_estates() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(estate_id), '{}') from estate_association
  where user_id = app.actor_id() and role = 'ESTATE_MANAGER'
$$;

create trigger keep after update on estate referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('created_by', 'receipt_prefix');

call app.protect('estate', 'select, insert, update, delete');
create policy founder on estate for insert with check (created_by = (select app.actor_id()) or (select app.sees_all()));
create policy member on estate for select
  using (id = any ((select app.my_estates())::uuid[])
    or (created_by = (select app.actor_id()) and app.founder_counts(id)) or (select app.sees_all()));
create policy manager on estate for update
  using (id = any ((select app.managed_estates())::uuid[])
    or (created_by = (select app.actor_id()) and app.founder_counts(id)) or (select app.sees_all()));
create policy removed_as_draft on estate for delete
  using (status = 'DRAFT' and (id = any ((select app.managed_estates())::uuid[])
    or (created_by = (select app.actor_id()) and app.founder_counts(id)) or (select app.sees_all())));

-- The same of any estate, for the tables that hang on one.
create function app.founded(the_estate uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from estate where id = the_estate and created_by = app.actor_id()) and app.founder_counts(the_estate)
$$;

call app.protect('estate_association', 'select, insert, delete');
create policy member on estate_association for select
  using (user_id = (select app.actor_id()) or estate_id = any ((select app.my_estates())::uuid[]) or (select app.sees_all()));
-- Who manages an estate makes others belong to it as anything; a founder enters as what they are; who lets units of it brings
-- in tenants.
create policy manager on estate_association for insert
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
    or (user_id <> (select app.actor_id()) or role::text = (select app.actor_role())) and app.founded(estate_id)
    or (role = 'TENANT' and (select app.actor_role()) <> 'TENANT' and estate_id = any ((select app.my_estates())::uuid[])));
create policy leaves on estate_association for delete
  using (user_id = (select app.actor_id()) or estate_id = any ((select app.managed_estates())::uuid[])
    or app.founded(estate_id)
    or (select app.sees_all()));
create policy system_removes on estate_association for delete using ((select app.is_system()));

create table holiday (
  id uuid primary key default uuidv7(),
  -- A day in Lagos.
  day date not null,
  name text not null check (length(name) between 2 and 80),
  -- Null: for the whole country, kept by the super admin.
  estate_id uuid references estate on delete cascade,
  created_at timestamptz not null default app.now()
);
create unique index holiday_once on holiday (estate_id, day) nulls not distinct;
create index on holiday (day);

call app.protect('holiday', 'select, insert, delete');
create policy member on holiday for select
  using (estate_id is null or estate_id = any ((select app.my_estates())::uuid[]) or (select app.sees_all()));
create policy manager on holiday for insert
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
    or app.founded(estate_id));
create policy manager_removes on holiday for delete
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
    or app.founded(estate_id));

-- The public holidays with a fixed day, and those of Easter (Western: 5 April 2026, 28 March 2027, 16 April 2028).
-- The Muslim feasts are proclaimed days before, and are added then.
insert into holiday (day, name)
  select make_date(year, month, day), name
  from generate_series(2026, 2028) year
    cross join (values (1, 1, 'New Year’s Day'), (5, 1, 'Workers’ Day'), (6, 12, 'Democracy Day'),
      (10, 1, 'Independence Day'), (12, 25, 'Christmas Day'), (12, 26, 'Boxing Day')) fixed (month, day, name)
  union all
  select easter + apart, name
  from (values (date '2026-04-05'), (date '2027-03-28'), (date '2028-04-16')) of_year (easter)
    cross join (values (-2, 'Good Friday'), (1, 'Easter Monday')) around (apart, name);

-- The first of PC, PC2, PC3 ... that no estate has, whoever's it is. It doubles, then halves, so that the ten-thousandth
-- costs little more than the second. Two at once wait for each other here until the first has committed.
create function app.free_receipt_prefix(initials text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  taken int := 1;
  free int := 2;
  middle int;
begin
  perform pg_advisory_xact_lock(hashtextextended('receipt_prefix:' || initials, 0));
  if not exists (select from estate where receipt_prefix = initials) then return initials; end if;
  while exists (select from estate where receipt_prefix = initials || free) loop
    taken := free;
    free := free * 2;
  end loop;
  while free - taken > 1 loop
    middle := (taken + free) / 2;
    if exists (select from estate where receipt_prefix = initials || middle) then taken := middle; else free := middle; end if;
  end loop;
  return initials || free;
end $$;
