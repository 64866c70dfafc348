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
  created_at timestamptz not null default app.now(),
  updated_at timestamptz not null default app.now()
);
create index on estate (state, lga);

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
  created_at timestamptz not null default app.now(),
  unique (estate_id, name),
  unique (id, estate_id)
);
create index on property (landlord_id);

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
  created_at timestamptz not null default app.now(),
  foreign key (property_id, estate_id) references property (id, estate_id),
  unique (property_id, name),
  unique (id, estate_id)
);
create index on unit (estate_id, name, id);
create index on unit (estate_id, created_at desc, id);
create index on unit (landlord_id, name, id);

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
