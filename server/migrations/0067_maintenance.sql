-- What is broken in a home or in what homes share: requests, what happened to them, and their pictures.

create type maintenance_category as enum (
  'WATER', 'POWER', 'DRAINS', 'ROOF', 'DOORS', 'AIR_CONDITIONING', 'GENERATOR', 'SECURITY', 'PESTS', 'OTHER');
-- In the order of how pressing they are.
create type maintenance_priority as enum ('LOW', 'MEDIUM', 'HIGH', 'URGENT');
create type maintenance_status as enum (
  'OPEN', 'ASSIGNED', 'IN_PROGRESS', 'ON_HOLD', 'RESOLVED', 'CLOSED', 'CANCELLED');
create type maintenance_scope as enum ('UNIT', 'PROPERTY', 'ESTATE');
create type maintenance_hold as enum ('RESIDENT', 'NO_ACCESS', 'APPROVAL', 'PARTS', 'AUTHORITY');

-- How many requests an estate has had.
create table maintenance_count (
  estate_id uuid primary key references estate on delete cascade,
  last_number int not null default 0
);
call app.protect('maintenance_count', 'select');
create policy system on maintenance_count for select using ((select app.is_system()));

create function app.next_maintenance_number(the_estate uuid) returns int
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into maintenance_count values (the_estate, 1)
  on conflict (estate_id) do update set last_number = maintenance_count.last_number + 1 returning last_number
$$;

create table maintenance_request (
  id uuid primary key default uuidv7(),
  number int not null,
  estate_id uuid not null references estate on delete cascade,
  -- Where it was reported from.
  property_id uuid not null references property on delete cascade,
  unit_id uuid not null references unit on delete cascade,
  -- Whom it concerns: the unit, or all who share its property or its estate.
  scope maintenance_scope not null,
  -- Who owns the property.
  landlord_id uuid references users,
  category maintenance_category not null,
  answers jsonb not null default '{}',
  title text not null check (length(title) between 3 and 160),
  description text not null default '' check (length(description) <= 4000),
  priority maintenance_priority not null,
  -- By the rule, of what was answered.
  proposed_priority maintenance_priority not null,
  status maintenance_status not null default 'OPEN',
  hold_reason maintenance_hold,
  reported_by uuid not null references users,
  -- Whose home it is: who reported it, or for whom the office did.
  tenant_id uuid references users,
  -- As they were on that day.
  contact_name text not null,
  contact_phone text,
  -- `[{"start_time", "end_time"}]`
  preferred_times jsonb not null default '[]',
  entry_allowed boolean not null default false,
  call_first boolean not null default false,
  assigned_to uuid references users,
  -- The same fault as that one: it moves as that one moves, and keeps its own words, pictures and confirmation.
  merged_into uuid references maintenance_request on delete cascade,
  -- An earlier one, too old to be opened again.
  follows_id uuid references maintenance_request on delete set null,
  client_id uuid not null,
  created_at timestamptz not null default app.now(),
  -- When its clock began: when it was reported, or last opened again.
  opened_at timestamptz not null default app.now(),
  -- The first word of a person. No machine answers.
  answered_at timestamptz,
  safe_at timestamptz,
  resolved_at timestamptz,
  closed_at timestamptz,
  answer_due_at timestamptz not null,
  -- Until when nobody may be in danger any more; of what is urgent.
  safe_due_at timestamptz,
  fix_due_at timestamptz not null,
  -- Since when the clock stands, and how long it stood before; whole milliseconds.
  held_since timestamptz,
  paused_ms bigint not null default 0 check (paused_ms >= 0),
  reopened_count int not null default 0,
  -- How many days after it was done the tenant was last asked to say so.
  reminded_days int,
  rating smallint check (rating between 1 and 5),
  rating_note text not null default '' check (length(rating_note) <= 1000),
  -- What breaks its promise first; null where nothing runs.
  due_at timestamptz generated always as (case
    when status in ('RESOLVED', 'CLOSED', 'CANCELLED') then null
    when answered_at is null then answer_due_at
    when status = 'ON_HOLD' then null
    when safe_at is null then least(safe_due_at, fix_due_at)
    else fix_due_at end) stored,
  search_text text generated always as (app.fold(number::text || ' ' || title || ' ' || contact_name)) stored,
  unique (estate_id, number),
  unique (reported_by, client_id),
  check ((status = 'ON_HOLD') = (held_since is not null) and (status = 'ON_HOLD' or hold_reason is null)),
  check ((status in ('RESOLVED', 'CLOSED')) = (resolved_at is not null)),
  check ((status = 'CLOSED') = (closed_at is not null)),
  check (status <> 'ASSIGNED' or assigned_to is not null),
  check (merged_into <> id)
);
create index maintenance_open on maintenance_request (estate_id, due_at, id) where status < 'RESOLVED' and merged_into is null;
create index maintenance_done on maintenance_request (estate_id, created_at desc, id desc);
create index on maintenance_request (unit_id, created_at desc);
create index on maintenance_request (property_id, created_at desc);
create index on maintenance_request (reported_by, created_at desc);
create index on maintenance_request (tenant_id, created_at desc);
create index on maintenance_request (landlord_id, created_at desc) where landlord_id is not null;
create index on maintenance_request (assigned_to) where assigned_to is not null and status < 'RESOLVED';
create index on maintenance_request (merged_into) where merged_into is not null;
create index on maintenance_request (follows_id) where follows_id is not null;
create index maintenance_to_confirm on maintenance_request (resolved_at) where status = 'RESOLVED';

create function app.place_maintenance_request() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select u.estate_id, u.property_id, p.landlord_id into new.estate_id, new.property_id, new.landlord_id
  from unit u join property p on p.id = u.property_id where u.id = new.unit_id;
  new.number := app.next_maintenance_number(new.estate_id);
  return new;
end $$;
create trigger place before insert on maintenance_request for each row execute function app.place_maintenance_request();
create trigger keep after update on maintenance_request referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns(
    'number', 'estate_id', 'property_id', 'unit_id', 'scope', 'landlord_id', 'reported_by', 'tenant_id', 'client_id', 'created_at');

-- An owner who is named or replaced later sees what concerns their property too.
create function app.give_landlord_to_requests() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update maintenance_request set landlord_id = new.landlord_id where property_id = new.id;
  return null;
end $$;
create trigger landlord_of_requests after update of landlord_id on property for each row
  when (old.landlord_id is distinct from new.landlord_id) execute function app.give_landlord_to_requests();

call app.protect('maintenance_request', 'select, insert, update');
-- Who runs the home: the managers of its estate, whoever looks after the unit, or, for what is shared, after any of the property.
create policy staff on maintenance_request
  using (estate_id = any ((select app.managed_estates())::uuid[]) or unit_id = any ((select app.assigned_units())::uuid[])
    or (scope <> 'UNIT' and property_id = any ((select app.assigned_properties())::uuid[])) or (select app.sees_all()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or unit_id = any ((select app.assigned_units())::uuid[])
    or (scope <> 'UNIT' and property_id = any ((select app.assigned_properties())::uuid[])) or (select app.sees_all()));
create policy own on maintenance_request for select
  using (reported_by = (select app.actor_id()) or tenant_id = (select app.actor_id())
    or assigned_to = (select app.actor_id()) or landlord_id = (select app.actor_id()));
create policy tenant_reports on maintenance_request for insert
  with check (reported_by = (select app.actor_id()) and unit_id = any ((select app.rented_units())::uuid[]));
create policy tenant_writes on maintenance_request for update
  using (reported_by = (select app.actor_id()) or tenant_id = (select app.actor_id()) or assigned_to = (select app.actor_id()));
-- What neighbours share concerns them all; whose words and pictures it is, the files and events below keep apart.
create policy neighbour on maintenance_request for select
  using (scope <> 'UNIT' and merged_into is null and (select app.actor_role()) = 'TENANT'
    and (property_id = any ((select app.rented_properties())::uuid[])
      or scope = 'ESTATE' and estate_id = any ((select app.my_estates())::uuid[])));

-- Whether the actor runs the home of a request, or has a part in it of their own. Asked by what hangs on requests.
create function app.runs_request(the_request uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app.sees_all() or app.is_system() or exists (
    select from maintenance_request r where r.id = the_request
      and (r.estate_id = any (app.managed_estates()) or r.unit_id = any (app.assigned_units())
        or r.scope <> 'UNIT' and r.property_id = any (app.assigned_properties())))
$$;
create function app.has_part_in_request(the_request uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from maintenance_request r where r.id = the_request
    and app.actor_id() in (r.reported_by, r.tenant_id, r.landlord_id, r.assigned_to))
$$;

create type maintenance_event_kind as enum (
  'REPORTED', 'MOVED', 'ASSIGNED', 'PRIORITY', 'SAFE', 'MERGED', 'NOTE', 'RATED');
-- What happened to a request, line by line. Nothing here is changed.
create table maintenance_event (
  id uuid primary key default uuidv7(),
  request_id uuid not null references maintenance_request on delete cascade,
  at timestamptz not null default app.now(),
  kind maintenance_event_kind not null,
  -- Null: it happened by time.
  actor_id uuid references users,
  from_value text,
  to_value text,
  note text not null default '' check (length(note) <= 1000),
  -- Shown to who runs the home alone.
  is_office boolean not null default false
);
create index on maintenance_event (request_id, id);
create index on maintenance_event (actor_id) where actor_id is not null;
call app.protect('maintenance_event', 'select, insert');
create policy reader on maintenance_event for select
  using ((not is_office and app.has_part_in_request(request_id)) or app.runs_request(request_id));
create policy writer on maintenance_event for insert
  with check ((select app.is_system()) or (actor_id = (select app.actor_id())
    and (app.runs_request(request_id) or not is_office and app.has_part_in_request(request_id))));

-- Pictures, voice notes and papers of a request.
create table maintenance_file (
  id uuid primary key default uuidv7(),
  request_id uuid not null references maintenance_request on delete cascade,
  uploaded_by uuid not null references users,
  client_id uuid not null,
  kind attachment_kind not null,
  name text not null check (length(name) between 1 and 120),
  content_type text not null,
  size int not null check (size > 0),
  -- Of what came, before it was drawn anew.
  sha256 bytea not null,
  -- Of a picture.
  width int,
  height int,
  -- Of a voice note.
  seconds int check (seconds between 1 and 60),
  -- By the clock of the phone; a claim.
  captured_at timestamptz,
  created_at timestamptz not null default app.now(),
  unique (uploaded_by, client_id),
  check ((kind = 'PICTURE') = (width is not null) and (width is null) = (height is null)),
  check (seconds is null or kind = 'AUDIO')
);
create index on maintenance_file (request_id, id);
call app.protect('maintenance_file', 'select, insert');
create policy reader on maintenance_file for select
  using (app.runs_request(request_id) or app.has_part_in_request(request_id));
create policy writer on maintenance_file for insert
  with check ((select app.is_system()) or uploaded_by = (select app.actor_id()) and (app.runs_request(request_id) or app.has_part_in_request(request_id)));

-- Names for who may read them: neighbours learn of none.
create function app.maintenance_people(the_requests uuid[])
returns table (request_id uuid, reporter_name text, assignee_name text, reports int)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, coalesce(t.full_name, w.full_name), a.full_name,
    1 + (select count(*)::int from maintenance_request m where m.merged_into = r.id)
  from maintenance_request r join users w on w.id = r.reported_by
    left join users t on t.id = r.tenant_id left join users a on a.id = r.assigned_to
  where r.id = any (the_requests)
$$;

-- What is reported already where a unit shares it: of one kind, or of all.
create function app.alike_requests(the_unit uuid, the_category maintenance_category) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id from unit u join maintenance_request r on r.estate_id = u.estate_id
  where u.id = the_unit and r.status < 'RESOLVED' and r.merged_into is null and (the_category is null or r.category = the_category)
    and (r.scope = 'ESTATE' or r.scope = 'PROPERTY' and r.property_id = u.property_id or r.unit_id = u.id)
  order by r.created_at desc limit 5
$$;
