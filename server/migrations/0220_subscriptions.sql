-- What Gida itself asks: price plans that a super admin writes, and which of them an estate has. Without a row nothing is asked.

create table price_plan (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 2 and 60),
  -- How often an invoice is raised; always for months that are over.
  billed text not null check (billed in ('MONTHLY', 'YEARLY')),
  -- So many active units of a month cost nothing.
  free_units int not null check (free_units between 0 and 1000000),
  -- The first day on which an estate may have it.
  offered_from date not null,
  -- The first day on which it holds no more.
  ends_on date check (ends_on > offered_from),
  created_by uuid not null references users,
  created_at timestamptz not null default app.now()
);

-- What an active unit costs for a month, and from when. A later price begins with a month.
create table plan_price (
  plan_id uuid not null references price_plan,
  valid_from date not null,
  -- Kobo, without VAT.
  unit_price bigint not null check (unit_price between 1 and 100000000),
  created_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  primary key (plan_id, valid_from)
);

-- Who sells: what stands at the head of an invoice. The latest row holds.
create table platform_seller (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 2 and 120),
  address text not null check (length(address) between 5 and 300),
  tax_id text check (length(tax_id) between 5 and 40),
  -- Registered for VAT: then an invoice adds it by the law of its day.
  charges_vat boolean not null,
  created_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  check (not charges_vat or tax_id is not null)
);

-- The plan of an estate, from a day on. One at a time.
create table subscription (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  plan_id uuid not null references price_plan,
  started_on date not null,
  -- The first day on which it holds no more.
  ended_on date check (ended_on >= started_on),
  chosen_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  constraint subscription_one_at_a_time exclude using gist (estate_id with =, daterange(started_on, ended_on) with &&)
);
create unique index subscription_open on subscription (estate_id) where ended_on is null;
create index on subscription (plan_id);

create function app.reads_prices() returns boolean language sql stable
  return app.actor_role() in ('ESTATE_MANAGER', 'ADMIN', 'SYSTEM');

call app.protect('price_plan', 'select, insert, update');
-- One that is offered later is the super admin's alone until its day.
create policy read on price_plan for select
  using ((select app.reads_prices()) and (offered_from <= (select app.today()) or (select app.sees_all())));
create policy made on price_plan for insert
  with check ((select app.actor_role()) = 'ADMIN' and created_by = (select app.actor_id()) or (select app.is_system()));
create policy ended on price_plan for update using ((select app.actor_role()) = 'ADMIN');
create trigger keep after update on price_plan referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('name', 'billed', 'free_units', 'offered_from', 'created_by', 'created_at');
call app.audit('price_plan', 'price_plan', 'id');

call app.protect('plan_price', 'select, insert');
create policy read on plan_price for select using ((select app.reads_prices()));
create policy made on plan_price for insert
  with check ((select app.actor_role()) = 'ADMIN' and created_by = (select app.actor_id()));
create trigger append_only before update or delete or truncate on plan_price for each statement execute function app.refuse_change();
call app.audit('plan_price', 'price_plan', 'plan_id');

call app.protect('platform_seller', 'select, insert');
create policy read on platform_seller for select using ((select app.sees_all()));
create policy made on platform_seller for insert
  with check ((select app.actor_role()) = 'ADMIN' and created_by = (select app.actor_id()));
create trigger append_only before update or delete or truncate on platform_seller for each statement execute function app.refuse_change();

call app.protect('subscription', 'select, insert, update');
create policy managed on subscription
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create trigger keep after update on subscription referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('estate_id', 'plan_id', 'started_on', 'chosen_by', 'created_at');
call app.audit('subscription', 'estate', 'estate_id');

-- An estate that is archived has no plan any more.
create function app.end_subscription() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update subscription set ended_on = greatest(app.today(), started_on) where estate_id = new.id and ended_on is null;
  return null;
end $$;
create trigger end_subscription after update of status on estate
  for each row when (new.status = 'ARCHIVED' and old.status <> 'ARCHIVED') execute function app.end_subscription();
