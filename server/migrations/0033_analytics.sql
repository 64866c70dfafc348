-- What the figures of one estate read, without reading any other estate's rows.

-- A year of a rent, however often it falls due; floored.
create function app.yearly_rent(amount bigint, how_often rent_frequency) returns bigint language sql immutable parallel safe
  return amount * (case how_often when 'MONTHLY' then 24 when 'QUARTERLY' then 8 when 'HALF_YEARLY' then 4 when 'YEARLY' then 2 else 1 end) / 2;

-- What is paid for like units elsewhere in the same local government area: how many, and three numbers, never a row. It
-- bypasses row-level security, so it takes nothing but an estate that the asking person sees, and says
-- nothing of a group that has fewer than five units, of which fewer than two estates or two owners are part, or of which
-- one owner holds more than three quarters: such numbers could be read back to one rent. What the asking person manages
-- or owns is no part of it, so that nobody can take their own away from it. The numbers are rounded to ₦10,000.
-- Of at most 20 estates, and of each at most 150 let units, so that its cost has an end.
create function app.market_rents(the_estate uuid)
returns table (property_type property_type, bedrooms int, units int, estates int, lower_quartile bigint, median bigint, upper_quartile bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  with asked as (
    select e.id, e.state, e.lga from estate e
    where e.id = the_estate
      and (e.id = any (app.my_estates()) or app.sees_all())),
  elsewhere as (
    select e.id from asked a join estate e on e.state = a.state and e.lga = a.lga and e.id <> a.id
    where e.status = 'ACTIVE' and not e.id = any (app.managed_estates())
    order by e.created_at, e.id limit 20),
  alike as (
    select u.* from elsewhere e cross join lateral (
      select e.id as estate_id, p.property_type, u.bedrooms, coalesce(u.landlord_id, e.id) as owner_id,
        app.yearly_rent(l.rent_amount, l.frequency) as rent
      from unit u join property p on p.id = u.property_id
        join lease l on l.unit_id = u.id and l.status = 'ACTIVE' and app.today() between l.start_date and l.end_date
          and not exists (select from lease_unit m where m.lease_id = l.id and m.position > 0)
      where u.estate_id = e.id and u.landlord_id is distinct from app.actor_id()
      limit 150) u),
  of_owner as (
    select property_type, bedrooms, owner_id, count(*) as units from alike group by 1, 2, 3),
  widely_owned as (
    select property_type, bedrooms from of_owner group by 1, 2
    having sum(units) >= 5 and count(*) >= 2 and max(units) * 4 <= sum(units) * 3)
  select a.property_type, a.bedrooms, count(*)::int, count(distinct a.estate_id)::int,
    round((percentile_disc(0.25) within group (order by a.rent))::numeric, -6)::bigint,
    round((percentile_disc(0.5) within group (order by a.rent))::numeric, -6)::bigint,
    round((percentile_disc(0.75) within group (order by a.rent))::numeric, -6)::bigint
  from alike a join widely_owned w on w.property_type = a.property_type and w.bedrooms is not distinct from a.bedrooms
  group by 1, 2 having count(distinct a.estate_id) >= 2
$$;

-- Rent of an estate, of the asking person's part of it, by the day it fell due and the day from which it could be counted on, and
-- what was paid of it by days after the due day: [[days, kobo]]. What falls due after a lease has ended early is not counted on. It
-- bypasses row-level security because the policy of allocation checks the payment of each row.
create function app.rent_history(the_estate uuid, first_due date, last_due date)
returns table (due date, known date, amount bigint, open bigint, paid jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with owed as materialized (
    select c.id, c.due_date, (least(c.created_at, l.created_at) at time zone 'Africa/Lagos')::date as known,
      c.amount - c.withdrawn_amount as amount, c.open_amount, c.settled_amount
    from charge c left join lease l on l.id = c.lease_id
    where c.estate_id = the_estate and c.transaction_type = 'RENT_PAYMENT' and c.due_date between first_due and last_due
      and (l.id is null or l.status = 'ACTIVE' or c.due_date <= l.end_date)
      and ((select app.sees_all() or the_estate = any (app.managed_estates())) or c.landlord_id = (select app.actor_id())
        or c.unit_id = any ((select app.assigned_units())::uuid[]))),
  day as (
    select due_date, known, sum(amount)::bigint as amount, sum(open_amount)::bigint as open from owed group by 1, 2),
  paid_after as (
    select o.due_date, o.known, (p.payment_date at time zone 'Africa/Lagos')::date - o.due_date as lag, sum(a.settled_amount) as amount
    from owed o join allocation a on a.charge_id = o.id and a.settled_amount > 0
      join payment p on p.id = a.payment_id and p.status = 'COMPLETED'
    where o.settled_amount > 0 group by 1, 2, 3)
  select d.due_date, d.known, d.amount, d.open, coalesce(p.paid, '[]')
  from day d left join (
    select due_date, known, jsonb_agg(jsonb_build_array(lag, amount) order by lag) as paid from paid_after group by 1, 2) p
    using (due_date, known)
$$;
