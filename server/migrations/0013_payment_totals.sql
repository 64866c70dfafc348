-- Totals of payments that are kept: a list says "of 1,284" and a dashboard says "₦6,820,000" without counting a million
-- rows. The scope is an estate or a landlord. Rows are touched in the order of their key, so that two transactions cannot
-- wait for each other.

create table payment_total (
  scope_id uuid not null,
  status payment_status not null,
  transaction_type transaction_type not null,
  count bigint not null,
  amount bigint not null,
  primary key (scope_id, status, transaction_type)
) with (fillfactor = 40);

call app.protect('payment_total', 'select');
create policy scope on payment_total for select
  using (scope_id = (select app.actor_id()) or scope_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

create table payment_month (
  -- As in charge_day.
  scope_id uuid not null,
  estate_id uuid not null,
  landlord_id uuid,
  -- The first day of the month in Lagos in which the money came.
  month date not null,
  count bigint not null,
  amount bigint not null,
  unique nulls not distinct (scope_id, month, estate_id, landlord_id)
) with (fillfactor = 40);

call app.protect('payment_month', 'select');
create policy scope on payment_month for select
  using (landlord_id = (select app.actor_id()) or estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

create function app.tally_new_payments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into payment_total as t (scope_id, status, transaction_type, count, amount)
  select s.scope_id, n.status, n.transaction_type, count(*), sum(n.amount)
  from new_rows n cross join lateral (values (n.estate_id), (n.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (scope_id, status, transaction_type)
    do update set count = t.count + excluded.count, amount = t.amount + excluded.amount;

  insert into payment_month as t (scope_id, estate_id, landlord_id, month, count, amount)
  select s.scope_id, n.estate_id, s.landlord_id, date_trunc('month', n.payment_date at time zone 'Africa/Lagos')::date, count(*), sum(n.amount)
  from new_rows n cross join lateral app.rollup_scopes(n.estate_id, n.landlord_id, n.property_id) s
  where n.status = 'COMPLETED'
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (scope_id, month, estate_id, landlord_id)
    do update set count = t.count + excluded.count, amount = t.amount + excluded.amount;
  return null;
end $$;

create function app.tally_changed_payments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into payment_total as t (scope_id, status, transaction_type, count, amount)
  select s.scope_id, c.status, c.transaction_type, sum(c.sign), sum(c.sign * c.amount)
  from (select 1 as sign, estate_id, landlord_id, status, transaction_type, amount from new_rows
        union all
        select -1, estate_id, landlord_id, status, transaction_type, amount from old_rows) c
    cross join lateral (values (c.estate_id), (c.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2, 3 having sum(c.sign) <> 0 or sum(c.sign * c.amount) <> 0 order by 1, 2, 3
  on conflict (scope_id, status, transaction_type)
    do update set count = t.count + excluded.count, amount = t.amount + excluded.amount;

  insert into payment_month as t (scope_id, estate_id, landlord_id, month, count, amount)
  select s.scope_id, c.estate_id, s.landlord_id, date_trunc('month', c.payment_date at time zone 'Africa/Lagos')::date,
    sum(c.sign), sum(c.sign * c.amount)
  from (select 1 as sign, estate_id, landlord_id, property_id, payment_date, amount from new_rows where status = 'COMPLETED'
        union all
        select -1, estate_id, landlord_id, property_id, payment_date, amount from old_rows where status = 'COMPLETED') c
    cross join lateral app.rollup_scopes(c.estate_id, c.landlord_id, c.property_id) s
  group by 1, 2, 3, 4 having sum(c.sign) <> 0 or sum(c.sign * c.amount) <> 0 order by 1, 2, 3, 4
  on conflict (scope_id, month, estate_id, landlord_id)
    do update set count = t.count + excluded.count, amount = t.amount + excluded.amount;
  return null;
end $$;

create trigger tally_new after insert on payment referencing new table as new_rows
  for each statement execute function app.tally_new_payments();
create trigger tally_changed after update on payment referencing old table as old_rows new table as new_rows
  for each statement execute function app.tally_changed_payments();

-- What completed payments of a month settled, and of it rent, for the tax rules. A payment may settle rent and other charges at
-- once.
create table settled_month (
  estate_id uuid not null,
  landlord_id uuid,
  -- The first day of the month in Lagos in which the money came.
  month date not null,
  amount bigint not null,
  rent bigint not null,
  -- Each kobo of the amount times the days from its due day to the day it came: over the amount, the days to pay.
  kobo_days bigint not null,
  unique nulls not distinct (estate_id, landlord_id, month)
) with (fillfactor = 40);

call app.protect('settled_month', 'select');
create policy scope on settled_month for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id()) or (select app.sees_all()));

-- When a payment becomes completed, or is not any more.
create function app.tally_settled_by_payments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into settled_month as t (estate_id, landlord_id, month, amount, rent, kobo_days)
  select p.estate_id, p.landlord_id, date_trunc('month', p.paid_on)::date, sum(s.amount),
    coalesce(sum(s.amount) filter (where c.transaction_type in ('RENT_PAYMENT', 'ADVANCE_RENT')), 0),
    sum(s.amount * (p.paid_on - c.due_date))
  from (select 1 as sign, id, estate_id, landlord_id, (payment_date at time zone 'Africa/Lagos')::date as paid_on
        from new_rows where status = 'COMPLETED'
        union all
        select -1, id, estate_id, landlord_id, (payment_date at time zone 'Africa/Lagos')::date
        from old_rows where status = 'COMPLETED') p
    join allocation a on a.payment_id = p.id
    join charge c on c.id = a.charge_id
    cross join lateral (select p.sign * a.settled_amount as amount) s
  group by 1, 2, 3 having sum(s.amount) <> 0 or sum(s.amount * (p.paid_on - c.due_date)) <> 0 order by 1, 2, 3
  on conflict (estate_id, landlord_id, month) do update set amount = t.amount + excluded.amount,
    rent = t.rent + excluded.rent, kobo_days = t.kobo_days + excluded.kobo_days;
  return null;
end $$;
create trigger tally_settled after update on payment referencing old table as old_rows new table as new_rows
  for each statement execute function app.tally_settled_by_payments();

-- When what a completed payment settled changes.
create function app.tally_settled_by_allocations() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into settled_month as t (estate_id, landlord_id, month, amount, rent, kobo_days)
  select p.estate_id, p.landlord_id, date_trunc('month', d.paid_on)::date, sum(s.amount),
    coalesce(sum(s.amount) filter (where c.transaction_type in ('RENT_PAYMENT', 'ADVANCE_RENT')), 0),
    sum(s.amount * (d.paid_on - c.due_date))
  from new_rows n join old_rows o using (payment_id, charge_id)
    join payment p on p.id = n.payment_id and p.status = 'COMPLETED'
    join charge c on c.id = n.charge_id
    cross join lateral (select (p.payment_date at time zone 'Africa/Lagos')::date as paid_on) d
    cross join lateral (select n.settled_amount - o.settled_amount as amount) s
  where s.amount <> 0
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (estate_id, landlord_id, month) do update set amount = t.amount + excluded.amount,
    rent = t.rent + excluded.rent, kobo_days = t.kobo_days + excluded.kobo_days;
  return null;
end $$;
create trigger tally_settled after update on allocation referencing old table as old_rows new table as new_rows
  for each statement execute function app.tally_settled_by_allocations();
