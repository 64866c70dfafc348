-- Archiving, settings of an estate, holidays, and searching among many units.

-- ── settings ────────────────────────────────────────────────────────────────────────────────────

create type late_fee_kind as enum ('NONE', 'FLAT', 'PERCENT');
create type late_fee_repeat as enum ('ONCE', 'MONTHLY');

alter table estate
  -- How many months before its due date a charge is raised.
  add column charge_months_ahead int not null default 3 check (charge_months_ahead between 0 and 24),
  -- What is added to a charge that is late.
  add column late_fee_kind late_fee_kind not null default 'NONE',
  -- Of a FLAT fee; kobo.
  add column late_fee_amount bigint check (late_fee_amount > 0),
  -- Of a PERCENT fee: of what is late, in basis points.
  add column late_fee_rate int check (late_fee_rate between 1 and 10000),
  -- Days after the due date on which nothing is added yet.
  add column late_fee_grace_days int not null default 0 check (late_fee_grace_days between 0 and 365),
  add column late_fee_repeat late_fee_repeat not null default 'ONCE',
  -- The most that one charge can gather; kobo. Null: no limit.
  add column late_fee_cap bigint check (late_fee_cap > 0),
  add constraint late_fee_fits_kind check (
    (late_fee_kind = 'FLAT') = (late_fee_amount is not null) and (late_fee_kind = 'PERCENT') = (late_fee_rate is not null));

-- ── archiving ───────────────────────────────────────────────────────────────────────────────────
-- Where money or people hang on a thing, it is archived and never removed: its history stays readable.

alter table property add column archived_at timestamptz;
alter table unit add column archived_at timestamptz;

-- A name is free again once what bore it is archived.
alter table property drop constraint property_estate_id_name_key;
create unique index property_estate_id_name_key on property (estate_id, name) where archived_at is null;
alter table unit drop constraint unit_property_id_name_key;
create unique index unit_property_id_name_key on unit (property_id, name) where archived_at is null;
create index on unit_assignment (estate_id, user_id);
create index on property (estate_id);
-- A unit that is removed is looked for in all that could point at it.
create index on charge (unit_id);
create index on receipt (unit_id);
create index on lease (property_id) where status in ('ACTIVE', 'PENDING_SIGNATURE');

-- What a property keeps of its units: those in use, not the archived ones.
create or replace function app.tally_units() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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

-- An archived estate takes its properties along, and an archived property its units.
create function app.archive_properties() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update property set archived_at = app.now() where estate_id = new.id and archived_at is null;
  return null;
end $$;
create trigger archive after update of status on estate
  for each row when (new.status = 'ARCHIVED' and old.status <> 'ARCHIVED') execute function app.archive_properties();

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
create trigger refuse_archived_estate after insert on unit referencing new table as new_rows
  for each statement execute function app.refuse_in_archived_estate();
create trigger refuse_archived_estate after insert on lease referencing new table as new_rows
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

create function app.refuse_on_archived_unit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from unit where id in (select unit_id from new_rows) order by id for share;
  if exists (select from unit where id in (select unit_id from new_rows) and archived_at is not null) then
    raise exception 'the unit is archived' using errcode = 'GD010';
  end if;
  return null;
end $$;
create trigger refuse_archived_unit after insert on lease referencing new table as new_rows
  for each statement execute function app.refuse_on_archived_unit();
create trigger refuse_archived_unit after insert on unit_assignment referencing new table as new_rows
  for each statement execute function app.refuse_on_archived_unit();

-- What hangs on units, whoever may see it. Whoever asks has found the units through the wall of their table.
create function app.hangs_on_units(the_units uuid[]) returns table (unit_id uuid, is_let boolean, has_history boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, exists (select from lease l where l.unit_id = u.id and l.status in ('ACTIVE', 'PENDING_SIGNATURE')),
    exists (select from lease l where l.unit_id = u.id) or exists (select from charge c where c.unit_id = u.id)
      or exists (select from payment p where p.unit_id = u.id)
  from unnest(the_units) u (id)
$$;

-- Tenancies that run or wait for a signature, in an estate or in one property of it.
create function app.live_tenancies(the_estate uuid, the_property uuid default null) returns int
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::int from lease
  where estate_id = the_estate and (the_property is null or property_id = the_property)
    and status in ('ACTIVE', 'PENDING_SIGNATURE')
$$;

create function app.has_open_charges(the_property uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from charge where property_id = the_property and open_amount > 0)
$$;

-- ── the founder's say ────────────────────────────────────────────────────────────────────────────
-- Who founded an estate may act on it while nobody belongs to it, so that the first can join; then as the landlord of
-- it only, for as long as they belong to it as one. Whoever was taken out of an estate has no say by having made it.

create function app.founder_counts(the_estate uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from estate_association where estate_id = the_estate)
    or exists (select from estate_association
      where estate_id = the_estate and user_id = app.actor_id() and role = 'LANDLORD')
$$;
-- The same of any estate, for the tables that hang on one.
create function app.founded(the_estate uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from estate where id = the_estate and created_by = app.actor_id()) and app.founder_counts(the_estate)
$$;

alter policy member on estate
  using (id = any ((select app.my_estates())::uuid[])
    or (created_by = (select app.actor_id()) and app.founder_counts(id)) or (select app.sees_all()));
alter policy manager on estate
  using (id = any ((select app.managed_estates())::uuid[])
    or (created_by = (select app.actor_id()) and app.founder_counts(id)) or (select app.sees_all()));
alter policy manager on estate_association
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
    or app.founded(estate_id)
    or (role = 'TENANT' and estate_id = any ((select app.my_estates())::uuid[])));

grant delete on estate, property to gida_app;
create policy removed_as_draft on estate for delete
  using (status = 'DRAFT' and (id = any ((select app.managed_estates())::uuid[])
    or (created_by = (select app.actor_id()) and app.founder_counts(id)) or (select app.sees_all())));

-- ── who runs an estate ──────────────────────────────────────────────────────────────────────────

create policy leaves on estate_association for delete
  using (user_id = (select app.actor_id()) or estate_id = any ((select app.managed_estates())::uuid[])
    or app.founded(estate_id)
    or (select app.sees_all()));
-- A landlord who founded the estate gives their units into care themselves.
create policy founder on unit_assignment
  using (app.founded(estate_id))
  with check (app.founded(estate_id));
-- A landlord sees into whose care their units are given.
create policy landlord on unit_assignment for select
  using (exists (select from unit u where u.id = unit_id and u.landlord_id = (select app.actor_id())));

-- ── holidays ────────────────────────────────────────────────────────────────────────────────────

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

-- ── finding among many ──────────────────────────────────────────────────────────────────────────
-- Behind row-level security an index cannot serve LIKE. These look past it, and whoever asks reads the rows themselves
-- through the wall of their table.

create index unit_search on unit using gin (search_text gin_trgm_ops);
create function app.units_named(text_like text, in_estates uuid[]) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from unit where search_text like text_like and (in_estates is null or estate_id = any (in_estates))
$$;
create index property_search on property using gin (search_text gin_trgm_ops);
create function app.properties_named(text_like text, in_estates uuid[]) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from property where search_text like text_like and (in_estates is null or estate_id = any (in_estates))
$$;
