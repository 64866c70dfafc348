-- estate -> property (a building or plot, one landlord) -> unit.

create type estate_status as enum ('DRAFT', 'ACTIVE', 'ARCHIVED');
create type property_type as enum ('FLATS', 'HOUSE', 'DUPLEX', 'TERRACE', 'SHOPS', 'OFFICES', 'MIXED', 'LAND');
create type unit_status as enum ('VACANT', 'RESERVED', 'OCCUPIED', 'OUT_OF_SERVICE');
create type rent_frequency as enum ('YEARLY', 'HALF_YEARLY', 'QUARTERLY', 'MONTHLY', 'TWO_YEARLY');

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
  created_at timestamptz not null default app.now(),
  updated_at timestamptz not null default app.now()
);
create index on estate (state, lga);

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

-- Who belongs to an estate, and as what.
create table estate_association (
  estate_id uuid not null references estate on delete cascade,
  user_id uuid not null references users,
  role user_role not null check (role <> 'ADMIN'),
  created_at timestamptz not null default app.now(),
  primary key (estate_id, user_id, role)
);
create index on estate_association (user_id, role) include (estate_id);

create table property (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  name text not null check (length(name) between 1 and 100),
  address text not null,
  property_type property_type not null default 'FLATS',
  -- Its owner. Null until one is named: rent is then held for whoever it will be.
  landlord_id uuid references users,
  -- Kept by a trigger of unit, so that a list counts nothing.
  unit_count int not null default 0,
  occupied_count int not null default 0,
  search_text text generated always as (app.fold(name || ' ' || address)) stored,
  created_at timestamptz not null default app.now(),
  unique (estate_id, name),
  unique (id, estate_id)
) with (fillfactor = 80);
create index on property (landlord_id, name, id);

-- Puts A2 before A10: folded, and each number at one width.
create function app.natural(text) returns text language sql immutable parallel safe strict
  return (select string_agg(coalesce(lpad(m[1], greatest(8, length(m[1])), '0'), m[2]), '' order by n)
          from regexp_matches(app.fold($1), '([0-9]+)|([^0-9]+)', 'g') with ordinality x (m, n));

create table unit (
  id uuid primary key default uuidv7(),
  estate_id uuid not null,
  property_id uuid not null,
  -- Its property's owner, kept equal by a trigger.
  landlord_id uuid references users,
  name text not null check (length(name) between 1 and 40),
  block text,
  floor int,
  bedrooms int check (bedrooms >= 0),
  status unit_status not null default 'VACANT',
  -- What a new tenant is asked for; kobo.
  rent_amount bigint not null default 0 check (rent_amount >= 0),
  frequency rent_frequency not null default 'YEARLY',
  service_charge bigint not null default 0 check (service_charge >= 0),
  caution_deposit bigint not null default 0 check (caution_deposit >= 0),
  sort_name text collate "C" generated always as (app.natural(name)) stored,
  search_text text generated always as (app.fold(name || ' ' || coalesce(block, ''))) stored,
  created_at timestamptz not null default app.now(),
  foreign key (property_id, estate_id) references property (id, estate_id),
  unique (property_id, name),
  unique (id, estate_id)
);
create index on unit (estate_id, sort_name, id);
create index on unit (estate_id, status, sort_name, id);
create index on unit (estate_id, created_at, id);
create index on unit (estate_id, rent_amount, id);
create index on unit (property_id, sort_name, id);
create index on unit (landlord_id, sort_name, id);
create index on unit (sort_name, id);

-- Units that a property manager looks after.
create table unit_assignment (
  unit_id uuid not null,
  estate_id uuid not null,
  user_id uuid not null references users,
  primary key (unit_id, user_id),
  foreign key (unit_id, estate_id) references unit (id, estate_id) on delete cascade
);
create index on unit_assignment (user_id, unit_id);

create function app.take_landlord_of_property() returns trigger language plpgsql as $$
begin
  select landlord_id into new.landlord_id from property where id = new.property_id;
  return new;
end $$;
create trigger landlord before insert or update of property_id on unit
  for each row execute function app.take_landlord_of_property();

create function app.give_landlord_to_units() returns trigger language plpgsql as $$
begin
  update unit set landlord_id = new.landlord_id where property_id = new.id;
  return null;
end $$;
create trigger landlord after update of landlord_id on property
  for each row when (old.landlord_id is distinct from new.landlord_id) execute function app.give_landlord_to_units();

create function app.tally_units() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update property p set unit_count = p.unit_count + c.units, occupied_count = p.occupied_count + c.occupied
    from (select property_id, count(*) as units, count(*) filter (where status = 'OCCUPIED') as occupied
          from new_rows group by 1) c
    where p.id = c.property_id;
  elsif tg_op = 'DELETE' then
    update property p set unit_count = p.unit_count - c.units, occupied_count = p.occupied_count - c.occupied
    from (select property_id, count(*) as units, count(*) filter (where status = 'OCCUPIED') as occupied
          from old_rows group by 1) c
    where p.id = c.property_id;
  else
    update property p set unit_count = p.unit_count + c.units, occupied_count = p.occupied_count + c.occupied
    from (select property_id, sum(sign) as units, coalesce(sum(sign) filter (where status = 'OCCUPIED'), 0) as occupied
          from (select 1 as sign, property_id, status from new_rows
                union all
                select -1, property_id, status from old_rows) both_rows
          group by 1) c
    where p.id = c.property_id and (c.units <> 0 or c.occupied <> 0);
  end if;
  return null;
end $$;
create trigger tally_new after insert on unit referencing new table as new_rows
  for each statement execute function app.tally_units();
create trigger tally_changed after update on unit referencing old table as old_rows new table as new_rows
  for each statement execute function app.tally_units();
create trigger tally_gone after delete on unit referencing old table as old_rows
  for each statement execute function app.tally_units();

-- The arrays that policies compare with. Each is worked out once a query.
create function app.my_estates() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct estate_id), '{}') from estate_association where user_id = app.actor_id()
$$;
create function app.managed_estates() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(estate_id), '{}') from estate_association
  where user_id = app.actor_id() and role = 'ESTATE_MANAGER'
$$;
create function app.assigned_units() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(unit_id), '{}') from unit_assignment where user_id = app.actor_id()
$$;
create function app.assigned_properties() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct u.property_id), '{}')
  from unit_assignment a join unit u on u.id = a.unit_id where a.user_id = app.actor_id()
$$;

call app.protect('estate', 'select, insert, update');
create policy member on estate for select
  using (id = any ((select app.my_estates())::uuid[]) or created_by = (select app.actor_id()) or (select app.sees_all()));
create policy founder on estate for insert with check (created_by = (select app.actor_id()) or (select app.sees_all()));
create policy manager on estate for update
  using (id = any ((select app.managed_estates())::uuid[]) or created_by = (select app.actor_id()) or (select app.sees_all()));

call app.protect('estate_association', 'select, insert, delete');
create policy member on estate_association for select
  using (user_id = (select app.actor_id()) or estate_id = any ((select app.my_estates())::uuid[]) or (select app.sees_all()));
create policy manager on estate_association for insert
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
    or exists (select from estate e where e.id = estate_id and e.created_by = (select app.actor_id()))
    or (role = 'TENANT' and estate_id = any ((select app.my_estates())::uuid[])));

call app.protect('property', 'select, insert, update');
create policy owner_or_manager on property
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or (select app.sees_all()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or (select app.sees_all()));
create policy assigned on property for select using (id = any ((select app.assigned_properties())::uuid[]));

call app.protect('unit', 'select, insert, update, delete');
create policy owner_or_manager on unit
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or (select app.sees_all()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or (select app.sees_all()));
create policy assigned on unit for select using (id = any ((select app.assigned_units())::uuid[]));
create policy assigned_changes on unit for update using (id = any ((select app.assigned_units())::uuid[]));

call app.protect('unit_assignment', 'select, insert, delete');
create policy member on unit_assignment
  using (user_id = (select app.actor_id()) or estate_id = any ((select app.managed_estates())::uuid[])
    or (select app.sees_all()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

-- People see themselves, a manager the people of their estates, and everyone those who run their estate.
create policy of_my_estates on users for select using (exists (
  select from estate_association a
  where a.user_id = users.id and (
    a.estate_id = any ((select app.managed_estates())::uuid[])
    or (a.role in ('ESTATE_MANAGER', 'PROPERTY_MANAGER') and a.estate_id = any ((select app.my_estates())::uuid[])))));
