-- The super admin stops an estate and lets it go on, and vouches for it.

-- Which estates the platform has suspended, by whom and why. One that was lifted stays: it is the history of the estate.
create table estate_suspension (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  reason text not null check (length(reason) between 3 and 300),
  suspended_by uuid not null references users,
  suspended_at timestamptz not null default app.now(),
  lifted_by uuid references users,
  lifted_at timestamptz,
  -- Why it may go on.
  lifted_reason text check (length(lifted_reason) between 3 and 300),
  check ((lifted_by is null) = (lifted_at is null) and (lifted_by is null) = (lifted_reason is null))
);
create unique index on estate_suspension (estate_id) where lifted_at is null;
create index on estate_suspension (estate_id, suspended_at);

call app.protect('estate_suspension', 'select, insert, update');
create policy platform on estate_suspension using ((select app.sees_all())) with check ((select app.sees_all()));
create trigger keep after update on estate_suspension referencing old table as old_rows new table as new_rows for each statement
  execute function app.keep_columns('estate_id', 'reason', 'suspended_by', 'suspended_at');
call app.audit('estate_suspension', 'estate', 'estate_id');

-- On what paper the platform believes that an estate is who it says. Withdrawn, it stays as history.
create table estate_verification (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  paper text not null check (length(paper) between 3 and 200),
  verified_by uuid not null references users,
  verified_at timestamptz not null default app.now(),
  withdrawn_by uuid references users,
  withdrawn_at timestamptz,
  withdrawn_reason text check (length(withdrawn_reason) between 3 and 300),
  check ((withdrawn_by is null) = (withdrawn_at is null) and (withdrawn_by is null) = (withdrawn_reason is null))
);
create unique index on estate_verification (estate_id) where withdrawn_at is null;
create index on estate_verification (estate_id, verified_at);

call app.protect('estate_verification', 'select, insert, update');
create policy platform on estate_verification using ((select app.sees_all())) with check ((select app.sees_all()));
create trigger keep after update on estate_verification referencing old table as old_rows new table as new_rows for each statement
  execute function app.keep_columns('estate_id', 'paper', 'verified_by', 'verified_at');
call app.audit('estate_verification', 'estate', 'estate_id');

-- Since when an estate is suspended, and since when it is verified, for whoever sees it; null where it is not. Never why.
create function app.suspended_since(the_estate uuid) returns timestamptz
language sql stable security definer set search_path = public, pg_temp as $$
  select suspended_at from estate_suspension where estate_id = the_estate and lifted_at is null
$$;
create function app.verified_since(the_estate uuid) returns timestamptz
language sql stable security definer set search_path = public, pg_temp as $$
  select verified_at from estate_verification where estate_id = the_estate and withdrawn_at is null
$$;
create function app.is_any_suspended() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from estate_suspension where lifted_at is null)
$$;

-- In which estate a thing is, as far as the actor sees it: it says so itself, or the first thing that it cannot be without.
create function app.estate_of(the_table text, the_id uuid) returns uuid
language plpgsql stable set search_path = public, pg_temp as $$
declare
  found uuid;
  parent record;
begin
  if the_table = 'estate' then
    select e.id into found from estate e where e.id = the_id;
    return found;
  end if;
  if exists (select from pg_attribute where attrelid = the_table::regclass and attname = 'estate_id' and not attisdropped) then
    execute format('select estate_id from %I where id = $1', the_table) into found using the_id;
    return found;
  end if;
  for parent in
    select c.confrelid::regclass::text as name, a.attname as via from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] and a.attnotnull
    where c.conrelid = the_table::regclass and c.contype = 'f' and array_length(c.conkey, 1) = 1
      and c.confrelid not in ('users'::regclass, 'file'::regclass, c.conrelid) order by a.attnum
  loop
    execute format('select app.estate_of(%L, %I) from %I where id = $1', parent.name, parent.via, the_table) into found using the_id;
    if found is not null then return found; end if;
  end loop;
  return null;
end $$;

-- Whether one of these things, each a table with an id, is in an estate that the platform has suspended.
create function app.is_in_suspended(things jsonb) returns boolean
language plpgsql stable set search_path = public, pg_temp as $$
declare one record;
begin
  if not app.is_any_suspended() then return false; end if;
  for one in select * from jsonb_to_recordset(things) as t (name text, id uuid) loop
    if app.suspended_since(app.estate_of(one.name, one.id)) is not null then return true; end if;
  end loop;
  return false;
end $$;

-- The wall behind the door: nobody but the super admin and the server itself writes into an estate that is suspended.
create function app.refuse_suspended() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app.is_any_suspended() or app.actor_id() is null or app.sees_all() then return null; end if;
  if exists (select from written w join estate_suspension s on s.estate_id = w.estate_id and s.lifted_at is null) then
    raise exception 'the platform has suspended this estate' using errcode = 'GD011';
  end if;
  return null;
end $$;

-- A table calls this of which nothing is added to, changed in or taken from a suspended estate; a payment goes on once it is begun.
create procedure app.stops_when_suspended(the_table regclass, events text[] default '{insert,update,delete}')
language plpgsql set search_path = public, pg_temp as $$
declare event text;
begin
  foreach event in array events loop
    execute format('create trigger stops_when_suspended_%s after %s on %s referencing %s table as written for each statement
      execute function app.refuse_suspended()', event, event, the_table, case event when 'delete' then 'old' else 'new' end);
  end loop;
end $$;

do $$
declare the_table text;
begin
  foreach the_table in array array['property', 'unit', 'unit_assignment', 'estate_fee', 'holiday', 'lease', 'charge', 'waiver',
    'service_charge', 'fund_budget', 'fund_expense', 'deposit', 'deposit_part', 'refund', 'remittance', 'remittance_hold', 'bank_account',
    'reminder_rule', 'invitation', 'application', 'listing', 'maintenance_request', 'work_order', 'work_limit', 'vendor_bill',
    'vendor_payment', 'wht_remittance', 'asset', 'asset_plan', 'inspection', 'document', 'signature_request', 'template', 'notice',
    'announcement', 'import', 'import_row', 'bank_statement', 'bank_line', 'bank_account_estate', 'bank_balance', 'cash_banking',
    'offline_payment', 'lease_unit', 'virtual_account', 'vendor_estate', 'reminder', 'webhook_endpoint']
  loop
    if exists (select from pg_attribute where attrelid = the_table::regclass and attname = 'estate_id' and not attisdropped) then
      call app.stops_when_suspended(the_table::regclass);
    end if;
  end loop;
  call app.stops_when_suspended('payment', '{insert}');
  call app.stops_when_suspended('autopay_instruction', '{insert}');
end $$;
