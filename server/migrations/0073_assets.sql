-- What stands in an estate and has to be kept running: assets, how they stood, their hour meters, and their papers.

create type asset_kind as enum (
  'GENERATOR', 'CHANGEOVER', 'TRANSFORMER', 'INVERTER', 'BOREHOLE_PUMP', 'WATER_TREATMENT', 'TANK', 'LIFT', 'AIR_CONDITIONER',
  'SEWAGE_PLANT', 'GATE_MOTOR', 'CCTV', 'FIRE_PUMP', 'EXTINGUISHER', 'OTHER');
create type asset_status as enum ('WORKING', 'DOWN', 'RETIRED');
create type rating_unit as enum ('KVA', 'KW', 'KWH', 'HP', 'AMPERE', 'LITRE', 'KG', 'BTU', 'PERSONS');

create table asset (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate on delete cascade,
  -- Of one home, of what a property shares, or, without both, of what the estate shares.
  property_id uuid references property on delete cascade,
  unit_id uuid references unit on delete cascade,
  -- What it is a part of.
  parent_id uuid references asset on delete set null,
  kind asset_kind not null,
  name text not null check (length(name) between 2 and 120),
  maker text not null default '' check (length(maker) <= 80),
  model text not null default '' check (length(model) <= 80),
  serial text not null default '' check (length(serial) <= 80),
  rating int check (rating > 0),
  rating_unit rating_unit,
  in_service_on date,
  warranty_until date,
  warranty_terms text not null default '' check (length(warranty_terms) <= 500),
  note text not null default '' check (length(note) <= 1000),
  -- Who is called for it.
  vendor_id uuid references vendor on delete set null,
  status asset_status not null default 'WORKING',
  client_id uuid not null default gen_random_uuid(),
  created_by uuid references users,
  created_at timestamptz not null default app.now(),
  search_text text generated always as (app.fold(name || ' ' || maker || ' ' || model || ' ' || serial)) stored,
  unique (created_by, client_id),
  check ((rating is null) = (rating_unit is null)),
  check (parent_id <> id)
);
create index on asset (estate_id, name, id);
create index on asset (property_id) where property_id is not null;
create index on asset (unit_id) where unit_id is not null;
create index on asset (parent_id) where parent_id is not null;
create index on asset (vendor_id) where vendor_id is not null;

create function app.place_asset() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.unit_id is not null then
    select u.property_id into new.property_id from unit u where u.id = new.unit_id;
  end if;
  if new.property_id is not null then
    select p.estate_id into new.estate_id from property p where p.id = new.property_id;
  end if;
  return new;
end $$;
create trigger place before insert on asset for each row execute function app.place_asset();
create trigger keep after update on asset referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns(
    'estate_id', 'property_id', 'unit_id', 'kind', 'client_id', 'created_by', 'created_at');

-- The staff of a place: the managers of its estate, and whoever looks after the unit, after any of the property, or, for what all
-- share, after any home of the estate.
create function app.staffs_place(the_estate uuid, the_property uuid, the_unit uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app.sees_all() or the_estate = any (app.managed_estates())
    or the_unit = any (app.assigned_units())
    or the_unit is null and the_property = any (app.assigned_properties())
    or the_property is null and the_estate = any (app.staffed_estates())
$$;

call app.protect('asset', 'select, insert, update');
create policy staff on asset for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or unit_id = any ((select app.assigned_units())::uuid[])
    or unit_id is null and property_id = any ((select app.assigned_properties())::uuid[])
    or property_id is null and estate_id = any ((select app.staffed_estates())::uuid[]) or (select app.sees_all()));
create policy manager_adds on asset for insert
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy manager_changes on asset for update
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

create function app.staffs_asset(the_asset uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from asset a where a.id = the_asset and app.staffs_place(a.estate_id, a.property_id, a.unit_id))
$$;

-- How an asset stood, from when on. Nothing here is changed; how long it was down is counted from these.
create table asset_status_log (
  id uuid primary key default uuidv7(),
  asset_id uuid not null references asset on delete cascade,
  at timestamptz not null default app.now(),
  status asset_status not null,
  note text not null default '' check (length(note) <= 1000),
  actor_id uuid references users
);
create index on asset_status_log (asset_id, at);
create index on asset_status_log (actor_id) where actor_id is not null;
call app.protect('asset_status_log', 'select, insert');
create policy staff on asset_status_log for select using (app.staffs_asset(asset_id));
create policy staff_adds on asset_status_log for insert
  with check ((select app.is_system()) or actor_id = (select app.actor_id()) and app.staffs_asset(asset_id));

-- Papers and pictures of assets, and the pictures of steps of their checklists.
create table asset_file (
  id uuid primary key default uuidv7(),
  asset_id uuid references asset on delete cascade,
  uploaded_by uuid not null references users,
  client_id uuid not null,
  kind attachment_kind not null,
  name text not null check (length(name) between 1 and 120),
  content_type text not null,
  size int not null check (size > 0),
  -- Of what came, before it was drawn anew.
  sha256 bytea not null,
  width int,
  height int,
  created_at timestamptz not null default app.now(),
  unique (uploaded_by, client_id),
  check (kind <> 'AUDIO'),
  check ((kind = 'PICTURE') = (width is not null) and (width is null) = (height is null))
);
create index on asset_file (asset_id, id);
call app.protect('asset_file', 'select, insert');
create policy staff on asset_file for select using (app.staffs_asset(asset_id));
create policy staff_adds on asset_file for insert
  with check ((select app.is_system()) or uploaded_by = (select app.actor_id()) and app.staffs_asset(asset_id));

create type reading_kind as enum ('READING', 'REPLACED', 'ROLLED_OVER');
-- What an hour meter showed. A meter that was replaced, or began again at nought, begins another series; the hours in all go on.
create table asset_reading (
  id uuid primary key default uuidv7(),
  asset_id uuid not null references asset on delete cascade,
  kind reading_kind not null,
  series int not null check (series > 0),
  meter int not null check (meter >= 0),
  -- Hours that the asset had run in all.
  total int not null check (total >= 0),
  read_at timestamptz not null,
  photo_id uuid references asset_file on delete set null,
  client_id uuid not null default gen_random_uuid(),
  read_by uuid references users,
  created_at timestamptz not null default app.now(),
  unique (read_by, client_id)
);
create index on asset_reading (asset_id, read_at desc, id desc);
create index on asset_reading (photo_id) where photo_id is not null;
call app.protect('asset_reading', 'select, insert');
create policy staff on asset_reading for select using (app.staffs_asset(asset_id));
create policy staff_adds on asset_reading for insert
  with check ((select app.is_system()) or read_by = (select app.actor_id()) and app.staffs_asset(asset_id));

-- Which faults were an asset's.
create table asset_request (
  asset_id uuid not null references asset on delete cascade,
  request_id uuid primary key references maintenance_request on delete cascade
);
create index on asset_request (asset_id);
call app.protect('asset_request', 'select, insert, update');
create policy staff on asset_request using (app.staffs_asset(asset_id))
  with check (app.staffs_asset(asset_id) and app.runs_request(request_id));
