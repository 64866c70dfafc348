-- Condition reports: what a home was like on a day, room by room, with photos, signed by both sides.

create type inspection_kind as enum ('MOVE_IN', 'PERIODIC', 'MOVE_OUT', 'VACANT', 'AFTER_WORKS');
create type inspection_status as enum ('DRAFT', 'SEALED', 'CLOSED', 'CANCELLED');
-- From best to worst, as is the next one.
create type item_condition as enum ('NEW', 'GOOD', 'FAIR', 'POOR', 'BROKEN', 'MISSING');
create type item_cleanliness as enum ('CLEAN', 'DUSTY', 'DIRTY');
create type item_works as enum ('YES', 'NO', 'UNTESTED');
create type item_kind as enum ('ITEM', 'METER', 'COUNT');
create type photo_source as enum ('CAMERA', 'GALLERY');
create type inspection_side as enum ('STAFF', 'TENANT');
create type signature_way as enum ('DRAWN', 'TYPED', 'REFUSED');

create table inspection (
  id uuid primary key default uuidv7(),
  kind inspection_kind not null,
  status inspection_status not null default 'DRAFT',
  estate_id uuid not null references estate on delete cascade,
  property_id uuid not null references property on delete cascade,
  unit_id uuid not null references unit on delete cascade,
  -- Who owns the property.
  landlord_id uuid references users,
  -- Of the tenancy that it is about; a vacant unit has none.
  lease_id uuid references lease,
  tenant_id uuid references users,
  -- As they were called on that day.
  tenant_name text,
  -- The report that this one is held against, from which its rooms were copied.
  earlier_id uuid references inspection,
  created_by uuid not null references users,
  client_id uuid not null,
  created_at timestamptz not null default app.now(),
  -- Of all that it says, from the first signature on.
  hash bytea check (length(hash) = 32),
  sealed_at timestamptz,
  -- Until then the tenant may remark on it.
  remarks_until timestamptz,
  closed_at timestamptz,
  unique (created_by, client_id),
  check (earlier_id <> id),
  check ((status in ('SEALED', 'CLOSED')) = (sealed_at is not null)),
  check ((sealed_at is null) = (hash is null) and (sealed_at is null) = (remarks_until is null)),
  check ((status = 'CLOSED') = (closed_at is not null)),
  check ((lease_id is null) = (tenant_id is null))
);
create index on inspection (estate_id, created_at desc, id desc);
create index on inspection (property_id, created_at desc);
create index on inspection (unit_id, created_at desc);
create index on inspection (lease_id) where lease_id is not null;
create index on inspection (tenant_id, created_at desc) where tenant_id is not null;
create index on inspection (landlord_id, created_at desc) where landlord_id is not null;
create index on inspection (earlier_id) where earlier_id is not null;
create index inspection_to_close on inspection (remarks_until) where status = 'SEALED';

create function app.place_inspection() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select u.estate_id, u.property_id, p.landlord_id into new.estate_id, new.property_id, new.landlord_id
  from unit u join property p on p.id = u.property_id where u.id = new.unit_id;
  return new;
end $$;
create trigger place before insert on inspection for each row execute function app.place_inspection();

-- What is sealed only closes; not even the server writes it anew.
create function app.keep_sealed_inspection() returns trigger language plpgsql as $$
begin
  if old.sealed_at is not null
    and to_jsonb(new) - array['status', 'closed_at', 'landlord_id'] <> to_jsonb(old) - array['status', 'closed_at', 'landlord_id'] then
    raise exception 'inspection % is sealed', old.id using errcode = '23514', constraint = 'inspection_is_sealed';
  end if;
  return new;
end $$;
create trigger keep_sealed before update on inspection for each row execute function app.keep_sealed_inspection();
create trigger keep after update on inspection referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns(
    'kind', 'estate_id', 'property_id', 'unit_id', 'landlord_id', 'lease_id', 'tenant_id', 'tenant_name', 'earlier_id', 'created_by',
    'client_id', 'created_at');

-- An owner who is named or replaced later reads the reports of their property too.
create function app.give_landlord_to_inspections() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update inspection set landlord_id = new.landlord_id where property_id = new.id;
  return null;
end $$;
create trigger landlord_of_inspections after update of landlord_id on property for each row
  when (old.landlord_id is distinct from new.landlord_id) execute function app.give_landlord_to_inspections();

call app.protect('inspection', 'select, insert, update');
-- Who runs the home: the managers of its estate and whoever looks after the unit.
create policy staff on inspection
  using (estate_id = any ((select app.managed_estates())::uuid[]) or unit_id = any ((select app.assigned_units())::uuid[])
    or (select app.sees_all()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or unit_id = any ((select app.assigned_units())::uuid[])
    or (select app.sees_all()));
-- The tenant and the owner read what is sealed.
create policy reader on inspection for select
  using (sealed_at is not null and (tenant_id = (select app.actor_id()) or landlord_id = (select app.actor_id())));

-- Asked by what hangs on reports.
create function app.runs_inspection(the_inspection uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app.sees_all() or app.is_system() or exists (
    select from inspection i where i.id = the_inspection
      and (i.estate_id = any (app.managed_estates()) or i.unit_id = any (app.assigned_units())))
$$;
create function app.reads_inspection(the_inspection uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from inspection i where i.id = the_inspection
    and i.sealed_at is not null and app.actor_id() in (i.tenant_id, i.landlord_id))
$$;
create function app.is_tenant_of_inspection(the_inspection uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from inspection i where i.id = the_inspection and i.sealed_at is not null and app.actor_id() = i.tenant_id)
$$;

-- Nothing joins, leaves or changes once a report is sealed; not by the server either.
create function app.keep_sealed_parts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from inspection i where i.sealed_at is not null
      and i.id in (case when tg_op <> 'DELETE' then new.inspection_id end, case when tg_op <> 'INSERT' then old.inspection_id end)) then
    raise exception 'the report of this % is sealed', tg_table_name using errcode = '23514', constraint = 'inspection_is_sealed';
  end if;
  return coalesce(new, old);
end $$;

-- One thing of a room: rated, read or counted.
create table inspection_item (
  -- Of what was added on a phone: made there, so that sending it again is the same.
  id uuid primary key default gen_random_uuid(),
  inspection_id uuid not null references inspection on delete cascade,
  position int not null,
  room text not null check (length(room) between 1 and 60),
  name text not null check (length(name) between 1 and 80),
  kind item_kind not null default 'ITEM',
  -- Of the table of lives, by which its value wears.
  life_class text check (length(life_class) <= 30),
  -- The same thing in the earlier report.
  earlier_item_id uuid references inspection_item,
  condition item_condition,
  cleanliness item_cleanliness,
  works item_works,
  reading text check (reading ~ '^\d{1,9}(\.\d{1,2})?$'),
  -- What the token left on a prepaid meter.
  units_left text check (units_left ~ '^\d{1,9}(\.\d{1,2})?$'),
  count int check (count >= 0),
  -- When it was new, painted or put in.
  since date,
  words text not null default '' check (length(words) <= 1000),
  -- There is none here.
  is_left_out boolean not null default false,
  version int not null default 1,
  changed_by uuid references users,
  changed_at timestamptz not null default app.now(),
  check (kind = 'ITEM' or condition is null and cleanliness is null and works is null),
  check (kind = 'METER' or reading is null and units_left is null),
  check (kind = 'COUNT' or count is null)
);
create index on inspection_item (inspection_id, position);
create index on inspection_item (earlier_item_id) where earlier_item_id is not null;
create index on inspection_item (changed_by) where changed_by is not null;
create trigger keep_sealed before insert or update or delete on inspection_item
  for each row execute function app.keep_sealed_parts();
call app.protect('inspection_item', 'select, insert, update');
create policy staff on inspection_item using (app.runs_inspection(inspection_id)) with check (app.runs_inspection(inspection_id));
create policy reader on inspection_item for select using (app.reads_inspection(inspection_id));

create table inspection_photo (
  id uuid primary key,
  inspection_id uuid not null references inspection on delete cascade,
  item_id uuid not null references inspection_item on delete cascade,
  uploaded_by uuid not null references users,
  client_id uuid not null,
  source photo_source not null,
  -- Of the bytes on the phone when it was taken; a claim.
  taken_sha256 bytea not null check (length(taken_sha256) = 32),
  -- Of what came, and of what is kept after it was drawn anew.
  sent_sha256 bytea not null check (length(sent_sha256) = 32),
  kept_sha256 bytea not null check (length(kept_sha256) = 32),
  -- By the clock of the phone; a claim. The time that counts is when it came.
  captured_at timestamptz,
  created_at timestamptz not null default app.now(),
  size int not null check (size > 0),
  width int not null,
  height int not null,
  unique (uploaded_by, client_id)
);
create index on inspection_photo (inspection_id, id);
create index on inspection_photo (item_id);
create trigger keep_sealed before insert or update or delete on inspection_photo
  for each row execute function app.keep_sealed_parts();
-- Never changed, never taken away.
call app.protect('inspection_photo', 'select, insert');
create policy staff on inspection_photo for select using (app.runs_inspection(inspection_id));
create policy reader on inspection_photo for select using (app.reads_inspection(inspection_id));
create policy writer on inspection_photo for insert
  with check ((select app.is_system()) or uploaded_by = (select app.actor_id()) and app.runs_inspection(inspection_id));

-- Each side signs once, by the hash of what they read, or refuses to.
create table inspection_signature (
  inspection_id uuid not null references inspection on delete cascade,
  side inspection_side not null,
  way signature_way not null,
  name text not null check (length(name) between 2 and 120),
  -- A path of SVG.
  drawing text check (length(drawing) <= 20000),
  reason text not null default '' check (length(reason) <= 1000),
  hash bytea not null check (length(hash) = 32),
  -- Whose phone it was.
  recorded_by uuid not null references users,
  at timestamptz not null default app.now(),
  primary key (inspection_id, side),
  check ((way = 'DRAWN') = (drawing is not null)),
  check ((way = 'REFUSED') = (reason <> ''))
);
create index on inspection_signature (recorded_by);
call app.protect('inspection_signature', 'select, insert');
create policy reader on inspection_signature for select
  using (app.runs_inspection(inspection_id) or app.reads_inspection(inspection_id));
create policy writer on inspection_signature for insert
  with check ((select app.is_system()) or recorded_by = (select app.actor_id())
    and (app.runs_inspection(inspection_id) or side = 'TENANT' and app.is_tenant_of_inspection(inspection_id)));

-- What the tenant says of a line: their last word counts.
create table inspection_remark (
  item_id uuid primary key references inspection_item on delete cascade,
  inspection_id uuid not null references inspection on delete cascade,
  agrees boolean not null,
  words text not null default '' check (length(words) <= 1000),
  recorded_by uuid not null references users,
  at timestamptz not null default app.now(),
  check (agrees or words <> '')
);
create index on inspection_remark (inspection_id);
create index on inspection_remark (recorded_by);
call app.protect('inspection_remark', 'select, insert, update');
create policy reader on inspection_remark for select
  using (app.runs_inspection(inspection_id) or app.reads_inspection(inspection_id));
create policy writes on inspection_remark for insert
  with check ((select app.is_system()) or recorded_by = (select app.actor_id())
    and (app.runs_inspection(inspection_id) or app.is_tenant_of_inspection(inspection_id)));
create policy writes_again on inspection_remark for update
  using (app.runs_inspection(inspection_id) or app.is_tenant_of_inspection(inspection_id))
  with check ((select app.is_system()) or recorded_by = (select app.actor_id()));
