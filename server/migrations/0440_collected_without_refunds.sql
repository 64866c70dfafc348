-- What is kept of completed payments is what came less what goes back, or is promised to: a payment of which a part was refunded is
-- collected without that part, as one that was refunded whole is not collected at all.

create or replace function app.tally_new_payments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into payment_total as t (scope_id, status, transaction_type, count, amount)
  select s.scope_id, n.status, n.transaction_type, count(*), sum(n.amount - case n.status when 'COMPLETED' then n.refunded_amount else 0 end)
  from new_rows n cross join lateral (values (n.estate_id), (n.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (scope_id, status, transaction_type)
    do update set count = t.count + excluded.count, amount = t.amount + excluded.amount;

  insert into payment_month as t (scope_id, estate_id, landlord_id, month, count, amount)
  select s.scope_id, n.estate_id, s.landlord_id, date_trunc('month', n.payment_date at time zone 'Africa/Lagos')::date, count(*),
    sum(n.amount - n.refunded_amount)
  from new_rows n cross join lateral app.rollup_scopes(n.estate_id, n.landlord_id, n.property_id) s
  where n.status = 'COMPLETED'
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (scope_id, month, estate_id, landlord_id)
    do update set count = t.count + excluded.count, amount = t.amount + excluded.amount;
  return null;
end $$;

create or replace function app.tally_changed_payments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into payment_total as t (scope_id, status, transaction_type, count, amount)
  select s.scope_id, c.status, c.transaction_type, sum(c.sign), sum(c.sign * c.amount)
  from (select 1 as sign, estate_id, landlord_id, status, transaction_type,
          amount - case status when 'COMPLETED' then refunded_amount else 0 end as amount from new_rows
        union all
        select -1, estate_id, landlord_id, status, transaction_type,
          amount - case status when 'COMPLETED' then refunded_amount else 0 end from old_rows) c
    cross join lateral (values (c.estate_id), (c.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1, 2, 3 having sum(c.sign) <> 0 or sum(c.sign * c.amount) <> 0 order by 1, 2, 3
  on conflict (scope_id, status, transaction_type)
    do update set count = t.count + excluded.count, amount = t.amount + excluded.amount;

  insert into payment_month as t (scope_id, estate_id, landlord_id, month, count, amount)
  select s.scope_id, c.estate_id, s.landlord_id, date_trunc('month', c.payment_date at time zone 'Africa/Lagos')::date,
    sum(c.sign), sum(c.sign * c.amount)
  from (select 1 as sign, estate_id, landlord_id, property_id, payment_date, amount - refunded_amount as amount
        from new_rows where status = 'COMPLETED'
        union all
        select -1, estate_id, landlord_id, property_id, payment_date, amount - refunded_amount
        from old_rows where status = 'COMPLETED') c
    cross join lateral app.rollup_scopes(c.estate_id, c.landlord_id, c.property_id) s
  group by 1, 2, 3, 4 having sum(c.sign) <> 0 or sum(c.sign * c.amount) <> 0 order by 1, 2, 3, 4
  on conflict (scope_id, month, estate_id, landlord_id)
    do update set count = t.count + excluded.count, amount = t.amount + excluded.amount;
  return null;
end $$;

update payment_total t set amount = t.amount - b.amount
from (
  select s.scope_id, p.transaction_type, sum(p.refunded_amount) as amount
  from payment p cross join lateral (values (p.estate_id), (p.landlord_id)) s (scope_id)
  where p.status = 'COMPLETED' and p.refunded_amount > 0 and s.scope_id is not null group by 1, 2) b
where t.status = 'COMPLETED' and t.scope_id = b.scope_id and t.transaction_type = b.transaction_type;

update payment_month t set amount = t.amount - b.amount
from (
  select s.scope_id, p.estate_id, s.landlord_id, date_trunc('month', p.payment_date at time zone 'Africa/Lagos')::date as month,
    sum(p.refunded_amount) as amount
  from payment p cross join lateral app.rollup_scopes(p.estate_id, p.landlord_id, p.property_id) s
  where p.status = 'COMPLETED' and p.refunded_amount > 0 group by 1, 2, 3, 4) b
where t.scope_id = b.scope_id and t.estate_id = b.estate_id and t.month = b.month and t.landlord_id is not distinct from b.landlord_id;
