-- Tenancies in full: instalments, several units, fees, renewals and early ends; charges raised when their time comes;
-- and the people who rent, kept so that a list of them costs the same at a hundred thousand units.

-- How far ahead of its due day a charge is raised.
alter table estate add column if not exists charge_months_ahead int not null default 3
  check (charge_months_ahead between 0 and 24);

-- ── the fees of an estate ───────────────────────────────────────────────────────────────────────

-- ONCE at the start, for each YEAR of a lease, or for EACH_PERIOD of its rent.
create domain fee_rhythm as text check (value in ('ONCE', 'YEARLY', 'EACH_PERIOD'));

create table estate_fee (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  name text not null check (length(name) between 1 and 60),
  transaction_type transaction_type not null,
  -- Kobo; or a share of a year's rent, in basis points. One of the two.
  amount bigint check (amount > 0),
  basis_points int check (basis_points between 1 and 10000),
  rhythm fee_rhythm not null,
  -- Asked for again when a lease is renewed.
  on_renewal boolean not null default false,
  active boolean not null default true,
  created_at timestamptz not null default app.now(),
  constraint estate_fee_amount_or_share check ((amount is null) <> (basis_points is null)),
  constraint estate_fee_name unique (estate_id, name)
);

call app.protect('estate_fee', 'select, insert, update, delete');
create policy member on estate_fee for select
  using ((estate_id = any ((select app.my_estates())::uuid[]) and coalesce(current_setting('app.actor_role', true), '') <> 'TENANT')
    or (select app.sees_all()));
create policy manager on estate_fee
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
    or app.founded(estate_id))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
    or app.founded(estate_id));

-- ── leases ──────────────────────────────────────────────────────────────────────────────────────

alter table lease
  alter column tenant_id drop not null,
  -- Who is to live here, while a draft waits for a person who has not joined.
  add column tenant_name text check (length(tenant_name) between 1 and 120),
  -- The invitation by which that person will join.
  add column invitation_id uuid,
  -- Each period of rent is paid in so many equal parts.
  add column instalments int not null default 1 check (instalments between 1 and 24),
  add column agreement_fee bigint not null default 0 check (agreement_fee >= 0),
  -- Of the caution deposit, what an earlier lease of this tenant holds already.
  add column deposit_carried bigint not null default 0 check (deposit_carried >= 0),
  -- Fees that have no column: [{key, name, transaction_type, amount, rhythm}], in kobo, as they were agreed.
  add column fees jsonb not null default '[]' check (jsonb_typeof(fees) = 'array'),
  -- {name, phone, email, address, relationship}
  add column guarantor jsonb,
  -- [{name, relationship}], beside the tenant.
  add column occupants jsonb not null default '[]' check (jsonb_typeof(occupants) = 'array'),
  -- For those who let; not shown to the tenant.
  add column notes text not null default '' check (length(notes) <= 2000),
  -- Due day of the first charge that has not been raised; null when all are.
  add column next_charge_date date,
  -- The first day has come and the units are lived in.
  add column begun boolean not null default true,
  -- The lease before it, and how it came of it.
  add column follows_id uuid references lease,
  add column followed_as text check (followed_as in ('RENEWAL', 'TRANSFER')),
  -- The last day as first agreed, where another was set since.
  add column agreed_end_date date,
  add column ending_kind text check (ending_kind in ('MOVED_OUT', 'NOTICE', 'BREACH', 'COURT_ORDER', 'TRANSFER', 'OTHER', 'CALLED_OFF', 'CANCELLED')),
  add column ending_reason text check (length(ending_reason) <= 500),
  -- So many days before the end its people were told of it: 90, then 60, then 30.
  add column ending_told int,
  add constraint lease_has_tenant check (tenant_id is not null or status = 'DRAFT' or ending_kind = 'CANCELLED'),
  add constraint lease_follows check ((follows_id is null) = (followed_as is null));

-- One live successor each.
create unique index lease_followed_once on lease (follows_id) where status <> 'TERMINATED';
create index lease_of_invitation on lease (invitation_id) where invitation_id is not null;
-- What the hourly jobs look for.
create index lease_to_charge on lease (estate_id, next_charge_date) where next_charge_date is not null;
create index lease_ending on lease (end_date) where status = 'ACTIVE';
create index lease_to_begin on lease (start_date) where not begun;

alter table lease drop constraint lease_one_per_unit;

-- The units of a lease, its first among them, with what the rules and walls ask of it: kept equal by triggers.
create table lease_unit (
  lease_id uuid not null references lease,
  unit_id uuid not null,
  estate_id uuid not null,
  -- 0 is the unit that the lease and its charges name.
  position int not null default 0,
  -- Null while nobody may see it as theirs: a draft, or one that came to nothing.
  tenant_id uuid,
  landlord_id uuid,
  during daterange not null default 'empty',
  is_live boolean not null default false,
  primary key (lease_id, unit_id),
  foreign key (unit_id, estate_id) references unit (id, estate_id),
  -- No two live leases on one unit.
  constraint lease_one_per_unit exclude using gist (unit_id with =, during with &&) where (is_live)
);
create index on lease_unit (unit_id);
create index on lease_unit (tenant_id) include (unit_id);

insert into lease_unit (lease_id, unit_id, estate_id, tenant_id, landlord_id, during, is_live)
select id, unit_id, estate_id, tenant_id, landlord_id, daterange(start_date, end_date, '[]'),
  status in ('PENDING_SIGNATURE', 'ACTIVE')
from lease;

-- The tenant who may see a lease as theirs.
create function app.tenant_shown(l lease) returns uuid language sql immutable parallel safe
  return case when l.status <> 'DRAFT' and l.ending_kind is distinct from 'CANCELLED' then l.tenant_id end;

create function app.take_lease_of_unit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select l.estate_id, app.tenant_shown(l), l.landlord_id, daterange(l.start_date, l.end_date, '[]'),
      l.status in ('PENDING_SIGNATURE', 'ACTIVE')
    into new.estate_id, new.tenant_id, new.landlord_id, new.during, new.is_live
    from lease l where l.id = new.lease_id;
  return new;
end $$;
create trigger of_lease before insert on lease_unit for each row execute function app.take_lease_of_unit();

create function app.give_lease_to_units() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into lease_unit (lease_id, unit_id) select id, unit_id from new_rows;
  else
    update lease_unit u set tenant_id = app.tenant_shown(l), landlord_id = l.landlord_id,
      during = daterange(l.start_date, l.end_date, '[]'), is_live = l.status in ('PENDING_SIGNATURE', 'ACTIVE')
    from new_rows n join old_rows o using (id) join lease l on l.id = n.id
    where u.lease_id = n.id
      and (n.tenant_id, n.landlord_id, n.start_date, n.end_date, n.status, n.ending_kind)
        is distinct from (o.tenant_id, o.landlord_id, o.start_date, o.end_date, o.status, o.ending_kind);
  end if;
  return null;
end $$;
create trigger a_units_new after insert on lease referencing new table as new_rows
  for each statement execute function app.give_lease_to_units();
create trigger a_units_changed after update on lease referencing old table as old_rows new table as new_rows
  for each statement execute function app.give_lease_to_units();

-- Visibility goes by every unit of a lease.
create or replace function app.rented_units() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct unit_id), '{}') from lease_unit where tenant_id = app.actor_id()
$$;
create or replace function app.rented_properties() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct u.property_id), '{}')
  from lease_unit l join unit u on u.id = l.unit_id where l.tenant_id = app.actor_id()
$$;
create function app.assigned_leases() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct l.lease_id), '{}')
  from unit_assignment a join lease_unit l on l.unit_id = a.unit_id where a.user_id = app.actor_id()
$$;
create or replace function app.units_let_to(name_like text, in_estates uuid[]) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select lu.unit_id from lease_unit lu join users u on u.id = lu.tenant_id
  where app.fold(u.full_name) like name_like and lu.is_live and (in_estates is null or lu.estate_id = any (in_estates))
$$;

alter policy of_estate on lease
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or unit_id = any ((select app.assigned_units())::uuid[]) or (select app.sees_all())
    or id = any ((select app.assigned_leases())::uuid[]))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or unit_id = any ((select app.assigned_units())::uuid[]) or (select app.sees_all())
    or id = any ((select app.assigned_leases())::uuid[]));
alter policy tenant on lease
  using (tenant_id = (select app.actor_id()) and status <> 'DRAFT' and ending_kind is distinct from 'CANCELLED');
alter policy through_lease on users using (exists (
  select from lease l where l.tenant_id = users.id
    and (l.landlord_id = (select app.actor_id()) or l.unit_id = any ((select app.assigned_units())::uuid[])
      or l.id = any ((select app.assigned_leases())::uuid[]))));

call app.protect('lease_unit', 'select, insert, delete');
create policy of_estate on lease_unit
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or unit_id = any ((select app.assigned_units())::uuid[]) or (select app.sees_all())
    or lease_id = any ((select app.assigned_leases())::uuid[]))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or unit_id = any ((select app.assigned_units())::uuid[]) or (select app.sees_all()));
create policy tenant on lease_unit for select using (tenant_id = (select app.actor_id()));

-- ── charges that are taken back, and credit ─────────────────────────────────────────────────────

alter table charge
  -- Of the amount, what was taken back because the tenancy ended before it.
  add column withdrawn_amount bigint not null default 0 check (withdrawn_amount >= 0),
  -- What the tenant's credit paid of it, less what of it was given back to that credit.
  add column credit_amount bigint not null default 0,
  -- The manager's share of that.
  add column credit_commission bigint not null default 0;
alter table charge alter column open_amount
  set expression as (amount - withdrawn_amount - waived_amount - settled_amount - credit_amount);

create or replace function app.tally_new_charges() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into charge_day as t (scope_id, due_date, expected, open_amount)
  select s.scope_id, n.due_date, sum(n.amount - n.waived_amount - n.withdrawn_amount), sum(n.open_amount)
  from new_rows n cross join lateral (values (n.estate_id), (n.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2 order by 1, 2
  on conflict (scope_id, due_date)
    do update set expected = t.expected + excluded.expected, open_amount = t.open_amount + excluded.open_amount;
  return null;
end $$;

create or replace function app.tally_changed_charges() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into charge_day as t (scope_id, due_date, expected, open_amount)
  select s.scope_id, c.due_date, sum(c.sign * c.expected), sum(c.sign * c.open_amount)
  from (select 1 as sign, estate_id, landlord_id, due_date, amount - waived_amount - withdrawn_amount as expected, open_amount
        from new_rows
        union all
        select -1, estate_id, landlord_id, due_date, amount - waived_amount - withdrawn_amount, open_amount from old_rows) c
    cross join lateral (values (c.estate_id), (c.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2
  having sum(c.sign * c.expected) <> 0 or sum(c.sign * c.open_amount) <> 0
  order by 1, 2
  on conflict (scope_id, due_date)
    do update set expected = t.expected + excluded.expected, open_amount = t.open_amount + excluded.open_amount;
  return null;
end $$;

-- What an account of an estate holds, credit counted up: for the few deeds that go by it, also where a landlord does them
-- who sees no ledger.
create function app.held_on(the_estate uuid, the_code text) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(-sum(p.amount), 0)::bigint
  from account a join posting p on p.account_id = a.id
  where a.estate_id = the_estate and a.code = the_code
    and (the_estate = any (app.my_estates()) or app.sees_all())
$$;

-- ── the people who rent ─────────────────────────────────────────────────────────────────────────

-- One row for each person and property: what a list of tenants is ordered, filtered and searched by.
create table tenant_home (
  id uuid primary key default uuidv7(),
  property_id uuid not null references property,
  tenant_id uuid not null references users,
  estate_id uuid not null,
  landlord_id uuid,
  -- Folded, so that Adébáyò stands beside Adebayo.
  sort_name text collate "C" not null,
  -- Name, phone in both forms, units; folded.
  search_text text not null,
  -- The last day of the tenancy that runs or is to come; null when none is.
  live_until date,
  -- The last day of the last tenancy, where none is live.
  ended_on date,
  -- The earliest due day of what is open.
  oldest_due date,
  unique (property_id, tenant_id),
  check ((live_until is null) <> (ended_on is null))
) with (fillfactor = 80);
create index on tenant_home (estate_id, sort_name, id);
create index on tenant_home (landlord_id, sort_name, id);
create index tenant_home_live on tenant_home (estate_id, sort_name, id) where live_until is not null;
create index tenant_home_live_of_landlord on tenant_home (landlord_id, sort_name, id) where live_until is not null;
create index on tenant_home (estate_id, live_until, id);
create index on tenant_home (landlord_id, live_until, id);
create index on tenant_home (estate_id, oldest_due, id);
create index on tenant_home (landlord_id, oldest_due, id);
create index on tenant_home (tenant_id);
create index tenant_home_search on tenant_home using gin (search_text gin_trgm_ops);

-- How many of them there are, by the day until which they are live or on which they ended.
create table tenant_count (
  -- An estate or a landlord.
  scope_id uuid not null,
  is_live boolean not null,
  day date not null,
  count bigint not null,
  primary key (scope_id, is_live, day)
) with (fillfactor = 60);

-- Reads anew what is kept of people in properties.
create function app.keep_tenant_homes(properties uuid[], tenants uuid[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into tenant_home as h
    (property_id, tenant_id, estate_id, landlord_id, sort_name, search_text, live_until, ended_on, oldest_due)
  select p.property_id, p.tenant_id, l.estate_id, l.landlord_id, app.fold(u.full_name),
    app.fold(u.full_name || ' ' || coalesce(u.phone || ' 0' || substr(u.phone, 5), '') || ' ' || l.units),
    l.live_until, case when l.live_until is null then l.ended_on end,
    (select min(c.due_date) from charge c
     where c.tenant_id = p.tenant_id and c.property_id = p.property_id and c.open_amount > 0)
  from (select distinct x.property_id, x.tenant_id from unnest(properties, tenants) x (property_id, tenant_id)
        where x.tenant_id is not null order by 1, 2) p
    join users u on u.id = p.tenant_id
    cross join lateral (
      select (array_agg(l.estate_id))[1] as estate_id, (array_agg(l.landlord_id order by l.end_date desc))[1] as landlord_id,
        max(l.end_date) filter (where lu.is_live) as live_until, max(l.end_date) as ended_on,
        string_agg(distinct n.name, ' ') as units
      from lease l join lease_unit lu on lu.lease_id = l.id join unit n on n.id = lu.unit_id
      where lu.tenant_id = p.tenant_id and l.property_id = p.property_id) l
  where l.estate_id is not null
  on conflict (property_id, tenant_id) do update
    set landlord_id = excluded.landlord_id, sort_name = excluded.sort_name, search_text = excluded.search_text,
      live_until = excluded.live_until, ended_on = excluded.ended_on, oldest_due = excluded.oldest_due
    where (h.landlord_id, h.sort_name, h.search_text, h.live_until, h.ended_on, h.oldest_due) is distinct from
      (excluded.landlord_id, excluded.sort_name, excluded.search_text, excluded.live_until, excluded.ended_on, excluded.oldest_due)
$$;

create function app.keep_homes_of_leases() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'lease_unit' then
    perform app.keep_tenant_homes(array_agg(l.property_id), array_agg(n.tenant_id)) from new_rows n join lease l on l.id = n.lease_id;
  elsif exists (
    select from new_rows n join old_rows o using (id)
    where (n.tenant_id, n.landlord_id, n.end_date, n.status, n.ending_kind)
      is distinct from (o.tenant_id, o.landlord_id, o.end_date, o.status, o.ending_kind))
  then
    perform app.keep_tenant_homes(array_agg(property_id), array_agg(tenant_id)) from new_rows;
  end if;
  return null;
end $$;
-- After the units of the lease, by their names.
create trigger b_homes_changed after update on lease referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_homes_of_leases();
create trigger homes_new after insert on lease_unit referencing new table as new_rows
  for each statement execute function app.keep_homes_of_leases();

create function app.keep_homes_of_people() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.keep_tenant_homes(array_agg(property_id), array_agg(tenant_id)) from tenant_home where tenant_id = new.id;
  return null;
end $$;
create trigger homes after update of full_name, phone on users for each row
  when (new.role = 'TENANT' and (old.full_name, old.phone) is distinct from (new.full_name, new.phone))
  execute function app.keep_homes_of_people();

create function app.keep_homes_of_units() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform app.keep_tenant_homes(array_agg(new.property_id), array_agg(tenant_id)) from lease_unit where unit_id = new.id;
  return null;
end $$;
create trigger homes after update of name on unit for each row
  when (old.name <> new.name) execute function app.keep_homes_of_units();

-- Only what opens or closes a charge can move the earliest day.
create function app.keep_oldest_due() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then -- a condition of its own: an insert has no old rows to be asked about
    if not exists (
      select from new_rows n join old_rows o using (id) where (n.open_amount > 0) <> (o.open_amount > 0))
    then return null; end if;
  end if;
  update tenant_home h set oldest_due = found.oldest
  from (
    select t.id, (select min(c.due_date) from charge c
      where c.tenant_id = t.tenant_id and c.property_id = t.property_id and c.open_amount > 0) as oldest
    from tenant_home t
    where (t.property_id, t.tenant_id) in (select property_id, tenant_id from new_rows)
    order by t.id for update) found
  where h.id = found.id and h.oldest_due is distinct from found.oldest;
  return null;
end $$;
create trigger oldest_new after insert on charge referencing new table as new_rows
  for each statement execute function app.keep_oldest_due();
create trigger oldest_changed after update on charge referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_oldest_due();

create function app.count_tenants() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into tenant_count as t (scope_id, is_live, day, count)
  select s.scope_id, c.live_until is not null, coalesce(c.live_until, c.ended_on), sum(c.sign)
  from (values (1, new.estate_id, new.landlord_id, new.live_until, new.ended_on),
               (case tg_op when 'UPDATE' then -1 else 0 end, old.estate_id, old.landlord_id, old.live_until, old.ended_on))
      c (sign, estate_id, landlord_id, live_until, ended_on)
    cross join lateral (values (c.estate_id), (c.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2, 3 having sum(c.sign) <> 0 order by 1, 2, 3
  on conflict (scope_id, is_live, day) do update set count = t.count + excluded.count;
  return null;
end $$;
create trigger counts_new after insert on tenant_home for each row execute function app.count_tenants();
create trigger counts_changed after update of landlord_id, live_until, ended_on on tenant_home for each row
  when ((old.landlord_id, old.live_until, old.ended_on) is distinct from (new.landlord_id, new.live_until, new.ended_on))
  execute function app.count_tenants();

select app.keep_tenant_homes(array_agg(property_id), array_agg(tenant_id)) from lease;

create function app.assigned_homes() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct h.id), '{}')
  from unit_assignment a join lease_unit l on l.unit_id = a.unit_id join unit u on u.id = a.unit_id
    join tenant_home h on h.property_id = u.property_id and h.tenant_id = l.tenant_id
  where a.user_id = app.actor_id()
$$;

-- People whose name, phone or unit holds a text, in these estates or, for null, in all. LIKE is not known to leak nothing,
-- so behind the wall no index could answer it; whoever asks reads the rows themselves through the wall.
create function app.homes_like(text_like text, in_estates uuid[]) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from tenant_home where search_text like text_like and (in_estates is null or estate_id = any (in_estates))
$$;

call app.protect('tenant_home', 'select');
create policy of_estate on tenant_home for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or id = any ((select app.assigned_homes())::uuid[]) or (select app.sees_all()));
call app.protect('tenant_count', 'select');
create policy scope on tenant_count for select
  using (scope_id = (select app.actor_id()) or scope_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
