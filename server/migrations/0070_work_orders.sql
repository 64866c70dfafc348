-- What is to be done and by whom: work orders, the vendors who were asked, their prices, who approved them, visits and pictures.

-- In the order in which they are passed through; what is before DONE is still somebody's work.
create type work_status as enum (
  'OPEN', 'QUOTING', 'APPROVAL', 'ASSIGNED', 'IN_PROGRESS', 'ON_HOLD', 'DONE', 'CLOSED', 'CANCELLED');
create type work_bearer as enum ('LANDLORD', 'TENANT', 'FUND', 'WARRANTY');

-- How many work orders an estate has had.
create table work_count (
  estate_id uuid primary key references estate on delete cascade,
  last_number int not null default 0
);
call app.protect('work_count', 'select');
create policy system on work_count for select using ((select app.is_system()));

create table work_order (
  id uuid primary key default uuidv7(),
  number int not null,
  estate_id uuid not null references estate on delete cascade,
  -- Of one home, of what a property shares, or, without both, of what the estate shares.
  property_id uuid references property on delete cascade,
  unit_id uuid references unit on delete cascade,
  -- Who owns the property.
  landlord_id uuid references users,
  -- Of those who report the same, the one that the others were joined with.
  request_id uuid references maintenance_request on delete set null,
  title text not null check (length(title) between 3 and 160),
  instructions text not null default '' check (length(instructions) <= 4000),
  category maintenance_category not null,
  priority maintenance_priority not null default 'MEDIUM',
  status work_status not null default 'OPEN',
  hold_reason maintenance_hold,
  -- A person of the estate or a vendor does it.
  assigned_to uuid references users,
  vendor_id uuid references vendor,
  due_on date,
  estimate bigint check (estimate > 0),
  -- The most that may be billed without asking again.
  approved_amount bigint check (approved_amount > 0),
  bearer work_bearer,
  bearer_reason text not null default '' check (length(bearer_reason) <= 1000),
  bearer_decided_by uuid references users,
  bearer_decided_at timestamptz,
  -- Who raised it, so that it is raised once: `plan:<id>:<occurrence>`.
  origin_key text unique check (length(origin_key) between 3 and 200),
  -- Null: a plan did.
  created_by uuid references users,
  created_at timestamptz not null default app.now(),
  done_at timestamptz,
  closed_at timestamptz,
  search_text text generated always as (app.fold(number::text || ' ' || title)) stored,
  unique (estate_id, number),
  check (assigned_to is null or vendor_id is null),
  check (status not in ('ASSIGNED', 'IN_PROGRESS') or assigned_to is not null or vendor_id is not null),
  check (status = 'ON_HOLD' or hold_reason is null),
  check ((status in ('DONE', 'CLOSED')) = (done_at is not null)),
  check ((status = 'CLOSED') = (closed_at is not null)),
  check ((bearer is null) = (bearer_decided_at is null))
);
create index work_open on work_order (estate_id, due_on, id) where status < 'DONE';
create index work_made on work_order (estate_id, created_at desc, id desc);
create index on work_order (property_id, created_at desc) where property_id is not null;
create index on work_order (unit_id, created_at desc) where unit_id is not null;
create index on work_order (landlord_id, created_at desc) where landlord_id is not null;
create index on work_order (request_id) where request_id is not null;
create index on work_order (vendor_id, done_at desc) where vendor_id is not null;
create index on work_order (assigned_to) where assigned_to is not null;
create index on work_order (bearer_decided_by) where bearer_decided_by is not null;
create index on work_order (created_by) where created_by is not null;
create index work_done on work_order (done_at) where status = 'DONE';

create function app.place_work_order() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.unit_id is not null then
    select u.estate_id, u.property_id into new.estate_id, new.property_id from unit u where u.id = new.unit_id;
  end if;
  if new.property_id is not null then
    select p.estate_id, p.landlord_id into new.estate_id, new.landlord_id from property p where p.id = new.property_id;
  end if;
  insert into work_count values (new.estate_id, 1)
    on conflict (estate_id) do update set last_number = work_count.last_number + 1 returning last_number into new.number;
  return new;
end $$;
create trigger place before insert on work_order for each row execute function app.place_work_order();
create trigger keep after update on work_order referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns(
    'number', 'estate_id', 'property_id', 'unit_id', 'landlord_id', 'request_id', 'origin_key', 'created_by', 'created_at');

-- An owner who is named or replaced later answers for what concerns their property.
create function app.give_landlord_to_work() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update work_order set landlord_id = new.landlord_id where property_id = new.id;
  return null;
end $$;
create trigger landlord_of_work after update of landlord_id on property for each row
  when (old.landlord_id is distinct from new.landlord_id) execute function app.give_landlord_to_work();

call app.protect('work_order', 'select, insert, update');
-- Who runs the home: the managers of its estate, and whoever looks after the unit or, for what is shared, after any of the property.
create policy staff on work_order
  using (estate_id = any ((select app.managed_estates())::uuid[]) or unit_id = any ((select app.assigned_units())::uuid[])
    or (unit_id is null and property_id = any ((select app.assigned_properties())::uuid[])) or (select app.sees_all()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or unit_id = any ((select app.assigned_units())::uuid[])
    or (unit_id is null and property_id = any ((select app.assigned_properties())::uuid[])) or (select app.sees_all()));
create policy own on work_order for select
  using (landlord_id = (select app.actor_id()) or assigned_to = (select app.actor_id()));
create policy doer on work_order for update using (assigned_to = (select app.actor_id()));

-- Whether the actor runs the home of an order; and whether they read of it. Asked by what hangs on orders.
create function app.runs_work(the_order uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app.sees_all() or app.is_system() or exists (
    select from work_order o where o.id = the_order
      and (o.estate_id = any (app.managed_estates()) or o.unit_id = any (app.assigned_units())
        or o.unit_id is null and o.property_id = any (app.assigned_properties())))
$$;
create function app.reads_work(the_order uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app.runs_work(the_order) or exists (
    select from work_order o where o.id = the_order and app.actor_id() in (o.landlord_id, o.assigned_to))
$$;

create type work_event_kind as enum (
  'CREATED', 'CHANGED', 'MOVED', 'ASSIGNED', 'ASKED', 'ACCEPTED', 'DECLINED', 'OTHER_TIME', 'QUOTED', 'CHOSEN',
  'APPROVAL_ASKED', 'APPROVED', 'REFUSED', 'AGREED', 'EXPLAINED', 'BEARER', 'VISIT', 'FILE', 'NOTE');
-- What happened to an order, line by line. Nothing here is changed.
create table work_event (
  id uuid primary key default uuidv7(),
  order_id uuid not null references work_order on delete cascade,
  at timestamptz not null default app.now(),
  kind work_event_kind not null,
  -- A person or a vendor; neither: it happened by time.
  actor_id uuid references users,
  vendor_id uuid references vendor,
  from_value text,
  to_value text,
  note text not null default '' check (length(note) <= 1000)
);
create index on work_event (order_id, id);
create index on work_event (actor_id) where actor_id is not null;
create index on work_event (vendor_id) where vendor_id is not null;
call app.protect('work_event', 'select, insert');
create policy reader on work_event for select using (app.reads_work(order_id));
create policy writer on work_event for insert
  with check ((select app.is_system()) or (actor_id = (select app.actor_id()) and app.reads_work(order_id)));

create type work_offer_state as enum ('ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'LOST');
-- A vendor who was asked to do it, and the link that they answer by.
create table work_offer (
  id uuid primary key default uuidv7(),
  order_id uuid not null references work_order on delete cascade,
  vendor_id uuid not null references vendor on delete cascade,
  state work_offer_state not null default 'ASKED',
  -- They send a price first; else whoever accepts first goes at once.
  needs_quote boolean not null,
  -- As it was when they were asked: another one answers nothing.
  phone text not null check (phone ~ '^\+[0-9]{7,15}$'),
  -- Of the link, which stands nowhere.
  token_hash bytea unique,
  expires_at timestamptz not null,
  -- Of what the phone keeps that accepted; the page opens on no other.
  device_hash bytea,
  -- Of the code that was sent for another phone.
  code_hash bytea,
  code_expires_at timestamptz,
  code_tries int not null default 0,
  -- Another time that suits them.
  proposed_at timestamptz,
  note text not null default '' check (length(note) <= 500),
  asked_by uuid references users,
  asked_at timestamptz not null default app.now(),
  answered_at timestamptz,
  unique (order_id, vendor_id),
  check ((code_hash is null) = (code_expires_at is null))
);
create index on work_offer (vendor_id);
create index on work_offer (asked_by) where asked_by is not null;
create index work_offer_phone on work_offer (phone, asked_at desc) where state in ('ASKED', 'ACCEPTED');
call app.protect('work_offer', 'select, insert, update');
create policy staff on work_offer using (app.runs_work(order_id)) with check (app.runs_work(order_id));

create type work_quote_state as enum ('SENT', 'ACCEPTED', 'LOST', 'REPLACED');
-- The price of a vendor. Its amounts never change: another price is another row.
create table work_quote (
  id uuid primary key default uuidv7(),
  order_id uuid not null references work_order on delete cascade,
  offer_id uuid not null references work_offer on delete cascade,
  vendor_id uuid not null references vendor on delete cascade,
  state work_quote_state not null default 'SENT',
  total bigint not null check (total > 0),
  -- What they need before they start.
  deposit bigint not null default 0 check (deposit between 0 and total),
  starts_in_days int not null default 0 check (starts_in_days between 0 and 60),
  warranty_months int not null default 0 check (warranty_months between 0 and 120),
  valid_until date not null,
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz not null default app.now()
);
-- One wins.
create unique index work_quote_accepted on work_quote (order_id) where state = 'ACCEPTED';
create index on work_quote (order_id, id);
create index on work_quote (offer_id);
create index on work_quote (vendor_id);
create trigger keep after update on work_quote referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('order_id', 'offer_id', 'vendor_id', 'total', 'deposit', 'created_at');
call app.protect('work_quote', 'select, insert, update');
create policy reader on work_quote for select using (app.reads_work(order_id));
create policy staff on work_quote for update using (app.runs_work(order_id));
create policy system_adds on work_quote for insert with check ((select app.is_system()));

create type work_line_kind as enum ('LABOUR', 'MATERIAL', 'TRANSPORT', 'OTHER');
create table work_quote_line (
  id uuid primary key default uuidv7(),
  quote_id uuid not null references work_quote on delete cascade,
  kind work_line_kind not null,
  name text not null default '' check (length(name) <= 80),
  quantity int not null default 1 check (quantity between 1 and 1000),
  unit_price bigint not null check (unit_price >= 0),
  amount bigint not null generated always as (quantity * unit_price) stored
);
create index on work_quote_line (quote_id, id);
call app.protect('work_quote_line', 'select, insert');
create policy reader on work_quote_line for select using (exists (select from work_quote q where q.id = quote_id));
create policy system_adds on work_quote_line for insert with check ((select app.is_system()));

create type work_approval_level as enum ('LIMIT', 'EMERGENCY', 'MANAGER', 'OWNER');
create type work_approval_state as enum ('ASKED', 'APPROVED', 'DECLINED', 'WITHDRAWN');
-- An amount that somebody is asked for, or that was granted: to one vendor, out of one pocket, and of one quote.
create table work_approval (
  id uuid primary key default uuidv7(),
  order_id uuid not null references work_order on delete cascade,
  quote_id uuid references work_quote on delete cascade,
  vendor_id uuid not null references vendor on delete cascade,
  bearer work_bearer,
  amount bigint not null check (amount > 0),
  level work_approval_level not null,
  state work_approval_state not null default 'ASKED',
  -- Why this one, in the words of who asks.
  reason text not null default '' check (length(reason) <= 1000),
  asked_by uuid references users,
  asked_at timestamptz not null default app.now(),
  decided_at timestamptz,
  -- Of the landlord's link.
  token_hash bytea unique,
  expires_at timestamptz,
  -- Of an emergency.
  explain_by timestamptz,
  explanation text not null default '' check (length(explanation) <= 1000),
  explained_at timestamptz,
  check ((state = 'ASKED') = (decided_at is null)),
  check ((level = 'EMERGENCY') = (explain_by is not null))
);
create index on work_approval (order_id, id);
create unique index work_approval_asked on work_approval (order_id) where state = 'ASKED';
create index work_approval_spent on work_approval (vendor_id, decided_at) where state = 'APPROVED';
create index on work_approval (quote_id) where quote_id is not null;
create index on work_approval (asked_by) where asked_by is not null;
create trigger keep after update on work_approval referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns(
    'order_id', 'quote_id', 'vendor_id', 'bearer', 'amount', 'level', 'asked_by', 'asked_at');
call app.protect('work_approval', 'select, insert, update');
create policy reader on work_approval for select using (app.reads_work(order_id));
-- Whether somebody may grant an amount is worked out by the server, and never by who asks.
create policy system_adds on work_approval for insert with check ((select app.is_system()));
create policy system_changes on work_approval for update using ((select app.is_system()));

-- Who said yes or no.
create table work_approval_vote (
  approval_id uuid not null references work_approval on delete cascade,
  user_id uuid not null references users,
  is_yes boolean not null,
  note text not null default '' check (length(note) <= 1000),
  by_link boolean not null default false,
  at timestamptz not null default app.now(),
  primary key (approval_id, user_id)
);
create index on work_approval_vote (user_id);
call app.protect('work_approval_vote', 'select, insert');
create policy reader on work_approval_vote for select using (exists (select from work_approval a where a.id = approval_id));
create policy system_adds on work_approval_vote for insert with check ((select app.is_system()));

create type work_visit_outcome as enum ('DONE', 'NO_ACCESS', 'PARTS', 'UNSAFE');
create table work_visit (
  id uuid primary key default uuidv7(),
  order_id uuid not null references work_order on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Who comes.
  user_id uuid references users,
  vendor_id uuid references vendor,
  arrived_at timestamptz,
  left_at timestamptz,
  outcome work_visit_outcome,
  note text not null default '' check (length(note) <= 500),
  cancelled_at timestamptz,
  created_by uuid references users,
  created_at timestamptz not null default app.now(),
  check (starts_at < ends_at),
  check (left_at is null or arrived_at <= left_at),
  check (user_id is null or vendor_id is null)
);
create index on work_visit (order_id, starts_at);
create index work_visit_ahead on work_visit (starts_at) where cancelled_at is null and left_at is null;
create index on work_visit (user_id) where user_id is not null;
create index on work_visit (vendor_id) where vendor_id is not null;
create index on work_visit (created_by) where created_by is not null;
call app.protect('work_visit', 'select, insert, update');
create policy reader on work_visit for select using (app.reads_work(order_id));
create policy staff on work_visit for insert with check (app.runs_work(order_id));
create policy mover on work_visit for update
  using (app.runs_work(order_id) or user_id = (select app.actor_id()));

create type work_file_kind as enum ('BEFORE', 'AFTER', 'OLD_PART', 'RECEIPT', 'OTHER');
-- Pictures and papers of the work, of who runs the home and of who does it.
create table work_file (
  id uuid primary key default uuidv7(),
  order_id uuid not null references work_order on delete cascade,
  kind work_file_kind not null,
  uploaded_by uuid references users,
  vendor_id uuid references vendor,
  name text not null check (length(name) between 1 and 120),
  content_type text not null,
  size int not null check (size > 0),
  width int,
  height int,
  -- Of what came, before it was drawn anew.
  sha256 bytea not null,
  created_at timestamptz not null default app.now(),
  check ((uploaded_by is null) <> (vendor_id is null)),
  check ((width is null) = (height is null))
);
create index on work_file (order_id, id);
create index on work_file (uploaded_by) where uploaded_by is not null;
create index on work_file (vendor_id) where vendor_id is not null;
call app.protect('work_file', 'select, insert');
create policy reader on work_file for select using (app.reads_work(order_id));
create policy writer on work_file for insert
  with check ((select app.is_system()) or (uploaded_by = (select app.actor_id()) and app.reads_work(order_id)));

-- What may be spent without asking, of an estate from a day on; before the first one as the rule says. In kobo.
create table work_limit (
  estate_id uuid not null references estate on delete cascade,
  valid_from date not null,
  agent_limit bigint not null check (agent_limit > 0),
  manager_limit bigint not null,
  manager_quotes int not null check (manager_quotes between 1 and 5),
  emergency_limit bigint not null check (emergency_limit > 0),
  set_by uuid not null references users,
  set_at timestamptz not null default app.now(),
  primary key (estate_id, valid_from),
  check (agent_limit <= manager_limit)
);
create index on work_limit (set_by);
call app.protect('work_limit', 'select, insert, update');
create policy member on work_limit for select
  using (estate_id = any ((select app.my_estates())::uuid[]) or (select app.sees_all()));
create policy manager_adds on work_limit for insert
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy manager_changes on work_limit for update
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

-- Names and work of vendors and doers, for who reads of an order: landlords read no vendor by themselves.
create function app.work_people(the_orders uuid[])
returns table (order_id uuid, assignee_name text, vendor_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, u.full_name, v.name from work_order o
    left join users u on u.id = o.assigned_to left join vendor v on v.id = o.vendor_id
  where o.id = any (the_orders) and app.reads_work(o.id)
$$;
create function app.vendors_of_work(the_order uuid)
returns table (vendor_id uuid, vendor_name text, jobs int, rating numeric)
language sql stable security definer set search_path = public, pg_temp as $$
  select v.id, v.name, count(d.id)::int, round(avg(r.rating), 1)
  from vendor v left join work_order d on d.vendor_id = v.id and d.status in ('DONE', 'CLOSED')
    left join maintenance_request r on r.id = d.request_id
  where app.reads_work(the_order) and v.id in (
    select vendor_id from work_offer where order_id = the_order union select vendor_id from work_approval where order_id = the_order)
  group by v.id
$$;

-- The work that a request led to, or the one that it was joined with; for whoever has a part in that request.
create function app.work_of_request(the_request uuid)
returns table (id uuid, number int, title text, status work_status, doer_name text, bearer work_bearer, bearer_reason text,
  approved_amount bigint, is_staff boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.number, o.title, o.status, coalesce(u.full_name, v.name), o.bearer, o.bearer_reason,
    case when s.is_staff or o.bearer = 'TENANT' then o.approved_amount end, s.is_staff
  from maintenance_request r join work_order o on o.request_id in (r.id, r.merged_into)
    left join users u on u.id = o.assigned_to left join vendor v on v.id = o.vendor_id
    cross join lateral (select app.runs_work(o.id) as is_staff) s
  where r.id = the_request and (app.runs_request(r.id) or app.has_part_in_request(r.id))
  order by o.created_at
$$;
create function app.visits_of_request(the_request uuid) returns setof work_visit
language sql stable security definer set search_path = public, pg_temp as $$
  select w.* from app.work_of_request(the_request) o join work_visit w on w.order_id = o.id where w.cancelled_at is null
  order by w.starts_at
$$;

-- What a vendor was granted for a home, or for what is shared there, since a day, on other orders: a job is not cut into small ones.
create function app.also_spent(the_order uuid, the_vendor uuid, since timestamptz) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(o.approved_amount), 0)::bigint from work_order o, work_order mine
  where mine.id = the_order and app.reads_work(mine.id) and o.id <> mine.id and o.vendor_id = the_vendor and o.estate_id = mine.estate_id
    and o.property_id is not distinct from mine.property_id and o.unit_id is not distinct from mine.unit_id
    and o.status <> 'CANCELLED'
    and exists (select from work_approval a where a.order_id = o.id and a.state = 'APPROVED' and a.decided_at >= since)
$$;
