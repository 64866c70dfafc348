-- Notices: to quit, and of the owner's intention to ask the court; how each was served, with its proofs.

create type notice_kind as enum ('QUIT', 'INTENTION');
create type notice_state as enum ('PREPARED', 'SERVED', 'EXPIRED', 'ACTED_ON', 'WITHDRAWN', 'DEFECTIVE');
create type service_method as enum ('BY_HAND', 'ADULT_ON_PREMISES', 'COURIER', 'REGISTERED_POST', 'PASTED');
create type service_reply as enum ('SIGNED_COPY', 'TOOK_IT', 'REFUSED', 'NOBODY_THERE');
create type notice_proof_kind as enum ('PASTED_PHOTO', 'SIGNED_COPY', 'WAYBILL', 'AFFIDAVIT', 'OTHER');

create table notice (
  id uuid primary key default uuidv7(),
  kind notice_kind not null,
  state notice_state not null default 'PREPARED',
  estate_id uuid not null references estate on delete cascade,
  unit_id uuid not null references unit on delete cascade,
  -- Who owns the property.
  landlord_id uuid references users,
  lease_id uuid not null references lease on delete cascade,
  tenant_id uuid not null references users,
  -- As they were called on that day.
  tenant_name text not null,
  -- Of an intention: the notice that ended the tenancy. A fixed term ends without one.
  quit_notice_id uuid references notice,
  -- The paper, as it was drawn.
  document_id uuid not null unique references document,
  -- Whose law it is by, and in words what that says of such a tenancy.
  law_state text not null,
  tenancy text not null check (length(tenancy) <= 60),
  length text not null check (length(length) <= 60),
  -- What the lease itself says, where it was counted.
  agreed_days int check (agreed_days > 0),
  -- The lawyer who gave the dates, where no rule of ours reaches.
  advice_by text check (length(advice_by) <= 120),
  dated date not null,
  -- The last day. Of an intention it is known from service on.
  ends_on date,
  -- How the dates came about: counted for the day of the paper, then for the day of service.
  steps jsonb not null,
  -- Counted for the day of service: the earliest last day that the law allows.
  earliest date,
  served_on date,
  -- From when the next step may follow: the owner's intention, or the court.
  next_from date,
  defects text[] not null default '{}'
    check (defects <@ array['TOO_SHORT', 'ALREADY_OVER', 'LEASE_RENEWED', 'LEASE_ENDED']),
  reason text not null default '' check (length(reason) <= 500),
  created_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  ended_at timestamptz,
  check (kind = 'INTENTION' or ends_on is not null),
  check (kind = 'INTENTION' or quit_notice_id is null),
  check (quit_notice_id <> id),
  check (state not in ('SERVED', 'EXPIRED', 'ACTED_ON') or served_on is not null and ends_on is not null),
  check (state <> 'PREPARED' or served_on is null),
  check ((state in ('WITHDRAWN', 'DEFECTIVE', 'ACTED_ON')) = (ended_at is not null)),
  check ((state in ('WITHDRAWN', 'DEFECTIVE')) <= (reason <> ''))
);
-- Two who prepare one at once make one.
create unique index notice_open on notice (lease_id, kind) where state in ('PREPARED', 'SERVED');
create index on notice (estate_id, created_at desc, id desc);
create index on notice (lease_id, created_at desc);
create index on notice (unit_id);
create index on notice (tenant_id, created_at desc);
create index on notice (landlord_id, created_at desc) where landlord_id is not null;
create index on notice (quit_notice_id) where quit_notice_id is not null;
create index on notice (created_by);
create index notice_to_run_out on notice (ends_on) where state = 'SERVED';

create function app.place_notice() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select l.estate_id, l.unit_id, l.landlord_id, l.tenant_id into new.estate_id, new.unit_id, new.landlord_id, new.tenant_id
  from lease l where l.id = new.lease_id;
  return new;
end $$;
create trigger place before insert on notice for each row execute function app.place_notice();
create trigger keep after update on notice referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns(
    'kind', 'estate_id', 'unit_id', 'lease_id', 'tenant_id', 'tenant_name', 'quit_notice_id', 'document_id', 'law_state', 'tenancy',
    'length', 'agreed_days', 'advice_by', 'dated', 'created_by', 'created_at');

-- An owner who is named or replaced later.
create function app.give_landlord_to_notices() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update notice set landlord_id = new.landlord_id from unit where unit.id = notice.unit_id and unit.property_id = new.id;
  return null;
end $$;
create trigger landlord_of_notices after update of landlord_id on property for each row
  when (old.landlord_id is distinct from new.landlord_id) execute function app.give_landlord_to_notices();

call app.protect('notice', 'select, insert, update');
-- Who runs the home: the managers of its estate, its owner, and whoever looks after the unit.
create policy runs on notice
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or unit_id = any ((select app.assigned_units())::uuid[]) or (select app.sees_all()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or unit_id = any ((select app.assigned_units())::uuid[]) or (select app.sees_all()));
-- The tenant reads what was served on them, and no draft.
create policy served on notice for select using (tenant_id = (select app.actor_id()) and served_on is not null);

create function app.runs_notice(the_notice uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app.sees_all() or app.is_system() or exists (
    select from notice n where n.id = the_notice and (n.estate_id = any (app.managed_estates())
      or n.landlord_id = app.actor_id() or n.unit_id = any (app.assigned_units())))
$$;

-- How it was served: written once.
create table notice_service (
  notice_id uuid primary key references notice on delete cascade,
  method service_method not null,
  served_at timestamptz not null,
  served_by text not null check (length(served_by) <= 120),
  served_on_name text not null check (length(served_on_name) <= 120),
  -- To the tenant.
  relation text not null check (length(relation) <= 80),
  place text not null check (length(place) <= 200),
  reply service_reply not null,
  waybill text not null default '' check (length(waybill) <= 60),
  note text not null default '' check (length(note) <= 500),
  recorded_by uuid not null references users,
  recorded_at timestamptz not null default app.now()
);
create index on notice_service (recorded_by);
call app.protect('notice_service', 'select, insert');
create policy with_notice on notice_service for select using (exists (select from notice n where n.id = notice_id));
create policy recorded on notice_service for insert
  with check ((select app.is_system()) or recorded_by = (select app.actor_id()) and app.runs_notice(notice_id));

-- What proves it: files, each a document under the lease for who runs the home.
create table notice_proof (
  document_id uuid primary key references document,
  notice_id uuid not null references notice on delete cascade,
  kind notice_proof_kind not null,
  added_by uuid not null references users,
  created_at timestamptz not null default app.now()
);
create index on notice_proof (notice_id);
create index on notice_proof (added_by);
call app.protect('notice_proof', 'select, insert');
create policy runs on notice_proof for select using (app.runs_notice(notice_id));
create policy added on notice_proof for insert
  with check ((select app.is_system()) or added_by = (select app.actor_id()) and app.runs_notice(notice_id));

call app.audit('notice', 'notice', 'id');
call app.audit('notice_service', 'notice', 'notice_id');
call app.audit('notice_proof', 'notice', 'notice_id');
