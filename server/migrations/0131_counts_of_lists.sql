-- Counts that lists and dashboards say, kept so that nobody has to read what is counted.

-- Payments of a property, by whose it was when they were made.
create table payment_count (
  property_id uuid not null,
  estate_id uuid not null,
  landlord_id uuid,
  count bigint not null,
  unique nulls not distinct (property_id, estate_id, landlord_id)
) with (fillfactor = 60);

call app.protect('payment_count', 'select');
create policy scope on payment_count for select
  using (landlord_id = (select app.actor_id()) or estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

-- By statement, and so after a_hold: a row that is counted before the estate is held is waited for by who holds it.
create function app.count_payments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into payment_count as t (property_id, estate_id, landlord_id, count)
    select property_id, estate_id, landlord_id, count(*) from new_rows group by 1, 2, 3 order by 1, 2, 3
    on conflict (property_id, estate_id, landlord_id) do update set count = t.count + excluded.count;
  else
    insert into payment_count as t (property_id, estate_id, landlord_id, count)
    select property_id, estate_id, landlord_id, sum(sign)
    from (select 1 as sign, property_id, estate_id, landlord_id from new_rows
          union all
          select -1, property_id, estate_id, landlord_id from old_rows) c
    group by 1, 2, 3 having sum(sign) <> 0 order by 1, 2, 3
    on conflict (property_id, estate_id, landlord_id) do update set count = t.count + excluded.count;
  end if;
  return null;
end $$;
create trigger count_new after insert on payment referencing new table as new_rows
  for each statement execute function app.count_payments();
create trigger count_changed after update on payment referencing old table as old_rows new table as new_rows
  for each statement execute function app.count_payments();

insert into payment_count (property_id, estate_id, landlord_id, count)
select property_id, estate_id, landlord_id, count(*) from payment group by 1, 2, 3;

-- Active leases by the day on which they end, with a year of their rent.
create table lease_end_day (
  -- An estate or a landlord.
  scope_id uuid not null,
  estate_id uuid not null,
  landlord_id uuid,
  end_date date not null,
  count bigint not null,
  yearly_rent bigint not null,
  unique nulls not distinct (scope_id, end_date, estate_id, landlord_id)
) with (fillfactor = 60);

call app.protect('lease_end_day', 'select');
create policy scope on lease_end_day for select
  using (landlord_id = (select app.actor_id()) or estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

create function app.lease_ends(sign int, leases lease[])
  returns table (scope_id uuid, estate_id uuid, landlord_id uuid, end_date date, count bigint, yearly_rent bigint)
  language sql stable as $$
  select s.scope_id, l.estate_id, s.landlord_id, l.end_date, sign::bigint, sign * app.yearly_rent(l.rent_amount, l.frequency)
  from unnest(leases) l cross join lateral app.rollup_scopes(l.estate_id, l.landlord_id, null) s
  where l.status = 'ACTIVE'
$$;

-- By statement, and by its name after lease_count, of which every one of these takes a row first.
create function app.tally_lease_ends() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone lease[];
  came lease[];
begin
  if tg_op <> 'INSERT' then gone := array(select o from old_rows o); end if;
  if tg_op <> 'DELETE' then came := array(select n from new_rows n); end if;
  insert into lease_end_day as t (scope_id, estate_id, landlord_id, end_date, count, yearly_rent)
  select c.scope_id, c.estate_id, c.landlord_id, c.end_date, sum(c.count), sum(c.yearly_rent)
  from (select * from app.lease_ends(-1, gone) union all select * from app.lease_ends(1, came)) c
  group by 1, 2, 3, 4 having sum(c.count) <> 0 or sum(c.yearly_rent) <> 0 order by 1, 2, 3, 4
  on conflict (scope_id, end_date, estate_id, landlord_id) do update
    set count = t.count + excluded.count, yearly_rent = t.yearly_rent + excluded.yearly_rent;
  return null;
end $$;
create trigger ends_new after insert on lease referencing new table as new_rows
  for each statement execute function app.tally_lease_ends();
create trigger ends_gone after delete on lease referencing old table as old_rows
  for each statement execute function app.tally_lease_ends();
create trigger ends_changed after update on lease referencing old table as old_rows new table as new_rows
  for each statement execute function app.tally_lease_ends();

insert into lease_end_day (scope_id, estate_id, landlord_id, end_date, count, yearly_rent)
select s.scope_id, l.estate_id, s.landlord_id, l.end_date, count(*), sum(app.yearly_rent(l.rent_amount, l.frequency))
from lease l cross join lateral app.rollup_scopes(l.estate_id, l.landlord_id, null) s
where l.status = 'ACTIVE' group by 1, 2, 3, 4;

-- What was spent of a fund stands in two tables; each gives its newest by an index.
create index vendor_bill_of_fund on vendor_bill (estate_id, created_at desc, id desc) where bearer = 'FUND';
