-- What must not be forgotten or erased while somebody has a claim: a person, an estate or a lease, and all that hangs on it.
create table legal_hold (
  id uuid primary key default uuidv7(),
  user_id uuid references users,
  estate_id uuid references estate,
  lease_id uuid references lease,
  reason text not null check (length(reason) between 3 and 300),
  owner_id uuid not null references users,
  -- A hold that nobody looks at again would be for ever; past this day it holds on, and asks to be looked at.
  review_on date not null,
  placed_at timestamptz not null default app.now(),
  lifted_by uuid references users,
  lifted_at timestamptz,
  lifted_reason text check (length(lifted_reason) between 3 and 300),
  check (num_nonnulls(user_id, estate_id, lease_id) = 1),
  check ((lifted_by is null) = (lifted_at is null) and (lifted_by is null) = (lifted_reason is null))
);
create unique index on legal_hold (user_id) where lifted_at is null and user_id is not null;
create unique index on legal_hold (estate_id) where lifted_at is null and estate_id is not null;
create unique index on legal_hold (lease_id) where lifted_at is null and lease_id is not null;

call app.protect('legal_hold', 'select, insert, update');
create policy platform on legal_hold using ((select app.sees_all())) with check ((select app.sees_all()));
create trigger keep after update on legal_hold referencing old table as old_rows new table as new_rows for each statement
  execute function app.keep_columns('user_id', 'estate_id', 'lease_id', 'reason', 'owner_id', 'placed_at');
call app.audit('legal_hold', 'estate', 'estate_id');

-- Whether a person, an estate or a lease is held: by itself, a lease also by its estate and its people, and a person by a lease of theirs.
create function app.on_hold(the_user uuid, the_estate uuid default null, the_lease uuid default null) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from legal_hold where lifted_at is null) and exists (
    select from legal_hold h left join lease l on l.id = h.lease_id
      left join lease asked on asked.id = the_lease
    where h.lifted_at is null and (
      h.user_id in (the_user, asked.tenant_id, asked.landlord_id)
      or h.estate_id in (the_estate, asked.estate_id)
      or h.lease_id = the_lease
      or the_user in (l.tenant_id, l.landlord_id)
      or h.estate_id is not null and the_user is not null and exists (
        select from estate_association a where a.estate_id = h.estate_id and a.user_id = the_user)))
$$;

-- Whether a row, as JSON, is held by what it names: whoever forgets rows asks this of each that has such a name, or a parent that has one.
create function app.row_on_hold(the_row jsonb) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare name text;
begin
  foreach name in array array['user_id', 'tenant_id', 'landlord_id', 'person_id', 'uploaded_by', 'sender_id', 'owner_id', 'admin_id'] loop
    if the_row ->> name is not null and app.on_hold((the_row ->> name)::uuid) then return true; end if;
  end loop;
  return app.on_hold(null, (the_row ->> 'estate_id')::uuid, (the_row ->> 'lease_id')::uuid);
end $$;

create function app.is_any_held() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from legal_hold where lifted_at is null)
$$;
