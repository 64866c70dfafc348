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

create function app.count_payments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into payment_count as t (property_id, estate_id, landlord_id, count)
  select c.property_id, c.estate_id, c.landlord_id, sum(c.sign)
  from (values (1, new.property_id, new.estate_id, new.landlord_id),
               (case tg_op when 'INSERT' then 0 else -1 end, old.property_id, old.estate_id, old.landlord_id))
      c (sign, property_id, estate_id, landlord_id)
  where c.sign <> 0
  group by 1, 2, 3 having sum(c.sign) <> 0 order by 1, 2, 3
  on conflict (property_id, estate_id, landlord_id) do update set count = t.count + excluded.count;
  return null;
end $$;
create trigger count_new after insert on payment for each row execute function app.count_payments();
create trigger count_changed after update of property_id, estate_id, landlord_id on payment for each row
  when ((old.property_id, old.estate_id, old.landlord_id) is distinct from (new.property_id, new.estate_id, new.landlord_id))
  execute function app.count_payments();

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

create function app.tally_lease_ends() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into lease_end_day as t (scope_id, estate_id, landlord_id, end_date, count, yearly_rent)
  select s.scope_id, c.estate_id, s.landlord_id, c.end_date, sum(c.sign), sum(c.sign * c.yearly_rent)
  from (values
      (case tg_op when 'DELETE' then 0 else 1 end, new.status, new.estate_id, new.landlord_id, new.end_date,
        app.yearly_rent(new.rent_amount, new.frequency)),
      (case tg_op when 'INSERT' then 0 else -1 end, old.status, old.estate_id, old.landlord_id, old.end_date,
        app.yearly_rent(old.rent_amount, old.frequency))) c (sign, status, estate_id, landlord_id, end_date, yearly_rent)
    cross join lateral app.rollup_scopes(c.estate_id, c.landlord_id, null) s
  where c.status = 'ACTIVE' and c.sign <> 0
  group by 1, 2, 3, 4 having sum(c.sign) <> 0 or sum(c.sign * c.yearly_rent) <> 0 order by 1, 2, 3, 4
  on conflict (scope_id, end_date, estate_id, landlord_id) do update
    set count = t.count + excluded.count, yearly_rent = t.yearly_rent + excluded.yearly_rent;
  return null;
end $$;
create trigger ends_new after insert on lease for each row execute function app.tally_lease_ends();
create trigger ends_gone after delete on lease for each row execute function app.tally_lease_ends();
create trigger ends_changed after update on lease for each row
  when ((old.status, old.estate_id, old.landlord_id, old.end_date, old.rent_amount, old.frequency)
    is distinct from (new.status, new.estate_id, new.landlord_id, new.end_date, new.rent_amount, new.frequency))
  execute function app.tally_lease_ends();

insert into lease_end_day (scope_id, estate_id, landlord_id, end_date, count, yearly_rent)
select s.scope_id, l.estate_id, s.landlord_id, l.end_date, count(*), sum(app.yearly_rent(l.rent_amount, l.frequency))
from lease l cross join lateral app.rollup_scopes(l.estate_id, l.landlord_id, null) s
where l.status = 'ACTIVE' group by 1, 2, 3, 4;

-- What was spent of a fund stands in two tables; each gives its newest by an index.
create index vendor_bill_of_fund on vendor_bill (estate_id, created_at desc, id desc) where bearer = 'FUND';
