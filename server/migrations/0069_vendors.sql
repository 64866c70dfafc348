-- Artisans and firms who mend things, and the estates that know them.

create type vendor_kind as enum ('PERSON', 'FIRM');
create type vendor_status as enum ('ACTIVE', 'ON_HOLD');
-- By which rule tax is withheld from what they are paid.
create type wht_class as enum ('BUILDING', 'CONSTRUCTION', 'SERVICES', 'GOODS', 'PROFESSIONAL');

create table vendor (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 2 and 120),
  kind vendor_kind not null,
  trades maintenance_category[] not null check (cardinality(trades) > 0),
  -- Where they work, in their own words.
  area text not null default '' check (length(area) <= 120),
  phone text not null check (phone ~ '^\+[0-9]{7,15}$'),
  email citext,
  -- Of the tax office. Without one, twice the tax is withheld.
  tin text check (length(tin) between 8 and 20),
  wht_class wht_class not null,
  -- Licences and memberships, as they were seen.
  licence text not null default '' check (length(licence) <= 500),
  status vendor_status not null default 'ACTIVE',
  hold_reason text check (length(hold_reason) <= 500),
  -- As the bank gave it.
  bank_code text,
  bank_name text,
  account_number text check (account_number ~ '^[0-9]{10}$'),
  account_name text,
  -- When another account took the place of this one, and who did it; null where it is the first.
  account_changed_at timestamptz,
  account_changed_by uuid references users,
  created_by uuid references users,
  created_at timestamptz not null default app.now(),
  search_text text generated always as (app.fold(name || ' ' || area || ' ' || phone)) stored,
  check ((status = 'ON_HOLD') = (hold_reason is not null)),
  check ((account_number is null) = (bank_code is null) and (account_number is null) = (bank_name is null)
    and (account_number is null) = (account_name is null)),
  check ((account_changed_at is null) = (account_changed_by is null))
);
create index on vendor (name, id);
create index on vendor (created_by) where created_by is not null;
create index on vendor (account_changed_by) where account_changed_by is not null;

-- Which estates know a vendor.
create table vendor_estate (
  vendor_id uuid not null references vendor on delete cascade,
  estate_id uuid not null references estate on delete cascade,
  primary key (vendor_id, estate_id)
);
create index on vendor_estate (estate_id);

-- The estates whose vendors the actor reads: those in which they are staff. No tenant and no landlord learns of a vendor here.
create function app.staffed_estates() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct estate_id), '{}') from estate_association
  where user_id = app.actor_id() and role in ('ESTATE_MANAGER', 'PROPERTY_MANAGER')
$$;

call app.protect('vendor_estate', 'select, insert, delete');
create policy staff on vendor_estate for select
  using (estate_id = any ((select app.staffed_estates())::uuid[]) or (select app.sees_all()));
create policy manager_adds on vendor_estate for insert
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy manager_removes on vendor_estate for delete
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

create trigger keep after update on vendor referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('created_by', 'created_at');

call app.protect('vendor', 'select, insert, update');
create policy staff on vendor for select
  using ((select app.sees_all()) or exists (
    select from vendor_estate e where e.vendor_id = vendor.id and e.estate_id = any ((select app.staffed_estates())::uuid[])));
-- A new one is known nowhere yet, so the server writes it together with its first estate.
create policy system_adds on vendor for insert with check ((select app.is_system()));
create policy manager on vendor for update
  using ((select app.sees_all()) or exists (
    select from vendor_estate e where e.vendor_id = vendor.id and e.estate_id = any ((select app.managed_estates())::uuid[])));
