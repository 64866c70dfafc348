-- Tenancies. No two live ones on one unit at a time: the constraint holds it, whatever the code does.

create type lease_status as enum ('DRAFT', 'PENDING_SIGNATURE', 'ACTIVE', 'EXPIRED', 'TERMINATED', 'RENEWED');

create table lease (
  id uuid primary key default uuidv7(),
  estate_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  landlord_id uuid references users,
  tenant_id uuid not null references users,
  status lease_status not null default 'ACTIVE',
  start_date date not null,
  -- The last day, included.
  end_date date not null check (end_date >= start_date),
  -- For one period of the frequency; kobo.
  rent_amount bigint not null check (rent_amount > 0),
  frequency rent_frequency not null,
  caution_deposit bigint not null default 0 check (caution_deposit >= 0),
  -- For a year.
  service_charge bigint not null default 0 check (service_charge >= 0),
  agency_fee bigint not null default 0 check (agency_fee >= 0),
  legal_fee bigint not null default 0 check (legal_fee >= 0),
  created_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  foreign key (unit_id, estate_id) references unit (id, estate_id),
  constraint lease_one_per_unit exclude using gist (
    unit_id with =, daterange(start_date, end_date, '[]') with &&)
    where (status in ('PENDING_SIGNATURE', 'ACTIVE'))
);
create index on lease (estate_id, created_at desc, id desc);
create index on lease (tenant_id, start_date desc);
create index on lease (landlord_id, created_at desc, id desc);
create index on lease (unit_id, start_date desc);
create index on lease (estate_id, end_date) where status = 'ACTIVE';

alter table charge add foreign key (lease_id) references lease;
-- What a property's units owe, for the list of properties.
create index charge_open_of_property on charge (property_id, due_date) include (unit_id, open_amount) where open_amount > 0;

-- A unit is let to a tenant whose id is known, also one whom the letting person does not see yet.
create function app.is_tenant(the_user uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from users where id = the_user and role = 'TENANT' and status <> 'INACTIVE')
$$;

create function app.rented_units() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct unit_id), '{}') from lease where tenant_id = app.actor_id()
$$;
create function app.rented_properties() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct property_id), '{}') from lease where tenant_id = app.actor_id()
$$;

-- Units with a tenant whose folded name is like this, in these estates or, for null, in all. Whoever asks reads the units
-- themselves through the wall of their table.
create index users_name on users using gin (app.fold(full_name) gin_trgm_ops);
create function app.units_let_to(name_like text, in_estates uuid[]) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select l.unit_id from lease l join users u on u.id = l.tenant_id
  where app.fold(u.full_name) like name_like and l.status in ('ACTIVE', 'PENDING_SIGNATURE')
    and (in_estates is null or l.estate_id = any (in_estates))
$$;

call app.protect('lease', 'select, insert, update');
create policy of_estate on lease
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or unit_id = any ((select app.assigned_units())::uuid[]) or (select app.sees_all()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or unit_id = any ((select app.assigned_units())::uuid[]) or (select app.sees_all()));
create policy tenant on lease for select using (tenant_id = (select app.actor_id()));

create policy tenant on unit for select using (id = any ((select app.rented_units())::uuid[]));
create policy tenant on property for select using (id = any ((select app.rented_properties())::uuid[]));

-- Landlords and property managers see their tenants; a tenant sees their landlord.
create policy through_lease on users for select using (exists (
  select from lease l where l.tenant_id = users.id
    and (l.landlord_id = (select app.actor_id()) or l.unit_id = any ((select app.assigned_units())::uuid[]))));
create policy landlord_of_mine on users for select using (exists (
  select from lease l where l.landlord_id = users.id and l.tenant_id = (select app.actor_id())));
-- A landlord whose property is looked after by me.
create policy landlord_of_assigned on users for select using (exists (
  select from property p where p.landlord_id = users.id and p.id = any ((select app.assigned_properties())::uuid[])));
