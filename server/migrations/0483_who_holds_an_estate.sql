-- What is counted of a payment is counted, and its estate held meanwhile, where it has changed. What else is written of it, as when the provider was
-- last asked or where its page is, held the estate too and counted everything anew to find no difference: with many payments open at once most of an
-- estate's time went by in waiting for that.
create function app.count_changed_payments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7102, hashtext(s.scope_id::text))
  from (select distinct s.place, s.scope_id from new_rows n join old_rows o on o.id = n.id
      cross join lateral (values (1, n.estate_id), (2, n.landlord_id)) s (place, scope_id)
    where s.scope_id is not null
      and (n.estate_id, n.landlord_id, n.property_id, n.status, n.transaction_type, n.amount, n.refunded_amount, n.payment_date)
        is distinct from
        (o.estate_id, o.landlord_id, o.property_id, o.status, o.transaction_type, o.amount, o.refunded_amount, o.payment_date)
    order by 1, 2) s;
  if not found then return null; end if;

  insert into payment_count as t (property_id, estate_id, landlord_id, count)
  select property_id, estate_id, landlord_id, sum(sign)
  from (select 1 as sign, property_id, estate_id, landlord_id from new_rows
        union all
        select -1, property_id, estate_id, landlord_id from old_rows) c
  group by 1, 2, 3 having sum(sign) <> 0 order by 1, 2, 3
  on conflict (property_id, estate_id, landlord_id) do update set count = t.count + excluded.count;

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

drop trigger a_hold_changed on payment;
drop trigger tally_changed on payment;
drop trigger tally_settled on payment;
drop trigger count_changed on payment;
create trigger count_changed after update on payment referencing old table as old_rows new table as new_rows
  for each statement execute function app.count_changed_payments();
drop function app.tally_changed_payments(), app.tally_settled_by_payments();

-- A payment that is new.
create or replace function app.count_payments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into payment_count as t (property_id, estate_id, landlord_id, count)
  select property_id, estate_id, landlord_id, count(*) from new_rows group by 1, 2, 3 order by 1, 2, 3
  on conflict (property_id, estate_id, landlord_id) do update set count = t.count + excluded.count;
  return null;
end $$;
