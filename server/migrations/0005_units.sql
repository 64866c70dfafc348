-- estate -> property (a building or plot, one landlord) -> unit. Where money or people hang on a thing, it is archived and
-- never removed: its history stays readable.

create type property_type as enum ('FLATS', 'HOUSE', 'DUPLEX', 'TERRACE', 'SHOPS', 'OFFICES', 'MIXED', 'LAND');

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
  archived_at timestamptz,
  created_at timestamptz not null default app.now(),
  unique (id, estate_id)
) with (fillfactor = 80);
create index on property (landlord_id, name, id);
-- A name is free again once what bore it is archived.
create unique index property_estate_id_name_key on property (estate_id, name) where archived_at is null;
create index on property (estate_id);
create index property_search on property using gin (search_text gin_trgm_ops);

create function app.give_landlord_to_units() returns trigger language plpgsql as $$
begin
  update unit set landlord_id = new.landlord_id where property_id = new.id;
  return null;
end $$;
create trigger landlord after update of landlord_id on property
  for each row when (old.landlord_id is distinct from new.landlord_id) execute function app.give_landlord_to_units();

-- An archived property takes its units along.
create function app.archive_units() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update unit set archived_at = new.archived_at where property_id = new.id and archived_at is null;
  return null;
end $$;
create trigger archive after update of archived_at on property
  for each row when (new.archived_at is not null and old.archived_at is null) execute function app.archive_units();

-- Nothing new in what is archived. The locks make one that is being archived at this moment be waited for.
create function app.refuse_in_archived_estate() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from estate where id in (select estate_id from new_rows) order by id for share;
  if exists (select from estate where id in (select estate_id from new_rows) and status = 'ARCHIVED') then
    raise exception 'the estate is archived' using errcode = 'GD010';
  end if;
  return null;
end $$;
create trigger refuse_archived_estate after insert on property referencing new table as new_rows
  for each statement execute function app.refuse_in_archived_estate();

create type unit_status as enum ('VACANT', 'RESERVED', 'OCCUPIED', 'OUT_OF_SERVICE');
create type rent_frequency as enum ('YEARLY', 'HALF_YEARLY', 'QUARTERLY', 'MONTHLY', 'TWO_YEARLY');

-- Puts A2 before A10: folded, and each number at one width.
create function app.natural(text) returns text language sql immutable parallel safe strict
  return (select string_agg(coalesce(lpad(m[1], greatest(8, length(m[1])), '0'), m[2]), '' order by n)
          from regexp_matches(app.fold($1), '([0-9]+)|([^0-9]+)', 'g') with ordinality x (m, n));

-- Each beginning of a word or a number stands behind a space: ' flat a 12' is found by 'fl', 'a' and '12'.
create function app.word_starts(folded text) returns text language sql immutable parallel safe strict
  return ' ' || regexp_replace(folded, '([[:alpha:]])([0-9])|[^[:alnum:]]+', '\1 \2', 'g');

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
  search_text text generated always as (
    app.fold(name || ' ' || coalesce(block, '') || ' ' || coalesce(let_to, ''))) stored,
  archived_at timestamptz,
  -- Names of the tenants it is let to now, kept by triggers of lease_unit and users.
  let_to text,
  word_starts text generated always as (
    app.word_starts(app.fold(name || ' ' || coalesce(block, '')))) stored,
  created_at timestamptz not null default app.now(),
  foreign key (property_id, estate_id) references property (id, estate_id),
  unique (id, estate_id)
);
create index on unit (estate_id, status, sort_name, id);
create index on unit (estate_id, created_at, id);
create index on unit (estate_id, rent_amount, id);
create index on unit (property_id, sort_name, id);
create index on unit (landlord_id, sort_name, id);
create index on unit (sort_name, id);
-- A name is free again once what bore it is archived.
create unique index unit_property_id_name_key on unit (property_id, name) where archived_at is null;
create index unit_search on unit using gin (search_text gin_trgm_ops);
create index unit_word_starts on unit using gin (word_starts gin_trgm_ops);
-- The order by name, with what a search asks of each row beside it, so that a walk through it reads no unit.
create index unit_by_name on unit (estate_id, sort_name, id) include (search_text, word_starts, archived_at);

-- Past the wall, whose policies would be asked anew for each of a thousand units.
create function app.copy_landlord_of_property() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select landlord_id into new.landlord_id from property where id = new.property_id;
  return new;
end $$;
create trigger landlord before insert or update of property_id on unit
  for each row execute function app.copy_landlord_of_property();

-- What a property keeps of its units: those in use, not the archived ones.
create function app.tally_units() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update property p set unit_count = p.unit_count + c.units, occupied_count = p.occupied_count + c.occupied
    from (select property_id, count(*) as units, count(*) filter (where status = 'OCCUPIED') as occupied
          from new_rows where archived_at is null group by 1) c
    where p.id = c.property_id;
  elsif tg_op = 'DELETE' then
    update property p set unit_count = p.unit_count - c.units, occupied_count = p.occupied_count - c.occupied
    from (select property_id, count(*) as units, count(*) filter (where status = 'OCCUPIED') as occupied
          from old_rows where archived_at is null group by 1) c
    where p.id = c.property_id;
  else
    update property p set unit_count = p.unit_count + c.units, occupied_count = p.occupied_count + c.occupied
    from (select property_id, sum(sign) as units, coalesce(sum(sign) filter (where status = 'OCCUPIED'), 0) as occupied
          from (select 1 as sign, property_id, status from new_rows where archived_at is null
                union all
                select -1, property_id, status from old_rows where archived_at is null) both_rows
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
create trigger refuse_archived_estate after insert on unit referencing new table as new_rows
  for each statement execute function app.refuse_in_archived_estate();

-- The same lock that the tally takes a moment later, so that two at once wait here and do not lock each other out.
create function app.refuse_in_archived_property() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from property where id in (select property_id from new_rows) order by id for no key update;
  if exists (select from property where id in (select property_id from new_rows) and archived_at is not null) then
    raise exception 'the property is archived' using errcode = 'GD010';
  end if;
  return null;
end $$;
create trigger refuse_archived_property after insert on unit referencing new table as new_rows
  for each statement execute function app.refuse_in_archived_property();

-- Units that a property manager looks after.
create table unit_assignment (
  unit_id uuid not null,
  estate_id uuid not null,
  user_id uuid not null references users,
  primary key (unit_id, user_id),
  foreign key (unit_id, estate_id) references unit (id, estate_id) on delete cascade
);
create index on unit_assignment (user_id, unit_id);
create index on unit_assignment (estate_id, user_id);

create function app.refuse_on_archived_unit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from unit where id in (select unit_id from new_rows) order by id for share;
  if exists (select from unit where id in (select unit_id from new_rows) and archived_at is not null) then
    raise exception 'the unit is archived' using errcode = 'GD010';
  end if;
  return null;
end $$;
create trigger refuse_archived_unit after insert on unit_assignment referencing new table as new_rows
  for each statement execute function app.refuse_on_archived_unit();

create function app.assigned_properties() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct u.property_id), '{}')
  from unit_assignment a join unit u on u.id = a.unit_id where a.user_id = app.actor_id()
$$;

create trigger keep after update on property referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('estate_id');

call app.protect('property', 'select, insert, update, delete');
create policy owner_or_manager on property
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or (select app.sees_all()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or (select app.sees_all()));
create policy assigned on property for select using (id = any ((select app.assigned_properties())::uuid[]));

create function app.assigned_units() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(unit_id), '{}') from unit_assignment where user_id = app.actor_id()
$$;

create trigger keep after update on unit referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('estate_id', 'property_id');

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
-- A landlord who founded the estate gives their units into care themselves.
create policy founder on unit_assignment
  using (app.founded(estate_id))
  with check (app.founded(estate_id));
-- A landlord sees into whose care their units are given.
create policy landlord on unit_assignment for select
  using (exists (select from unit u where u.id = unit_id and u.landlord_id = (select app.actor_id())));

-- A landlord whose property is looked after by me.
create policy landlord_of_assigned on users for select using (exists (
  select from property p where p.landlord_id = users.id and p.id = any ((select app.assigned_properties())::uuid[])));

-- An archived estate takes its properties along.
create function app.archive_properties() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update property set archived_at = app.now() where estate_id = new.id and archived_at is null;
  return null;
end $$;
create trigger archive after update of status on estate
  for each row when (new.status = 'ARCHIVED' and old.status <> 'ARCHIVED') execute function app.archive_properties();
