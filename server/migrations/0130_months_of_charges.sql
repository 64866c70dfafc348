-- What is kept by day is kept by month as well: a total over years reads a row a month, and days only where a day cuts a month.

create table charge_month (
  -- As in charge_day.
  scope_id uuid not null,
  estate_id uuid not null,
  landlord_id uuid,
  -- The first day of the month in which they fall due.
  month date not null,
  expected bigint not null,
  open_amount bigint not null,
  open_charges int not null,
  -- The earliest day of the month on which something is open; null where nothing is.
  first_open date,
  unique nulls not distinct (scope_id, month, estate_id, landlord_id)
) with (fillfactor = 60);

call app.protect('charge_month', 'select');
create policy scope on charge_month for select
  using (landlord_id = (select app.actor_id()) or estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

create table arrears_month (
  scope_id uuid not null,
  estate_id uuid not null,
  landlord_id uuid,
  -- The first day of the month in which the oldest open charge of these tenancies fell due.
  month date not null,
  count bigint not null,
  unique nulls not distinct (scope_id, month, estate_id, landlord_id)
) with (fillfactor = 60);

call app.protect('arrears_month', 'select');
create policy scope on arrears_month for select
  using (landlord_id = (select app.actor_id()) or estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

create function app.first_of_month(day date) returns date language sql immutable parallel safe
return date_trunc('month', day::timestamp)::date;

-- Whoever changes a day holds its estate (app.lock_scopes), so nobody opens or closes another day of the month meanwhile.
create function app.tally_charge_month() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  the_month date := app.first_of_month(new.due_date);
  first_open date := case when new.open_amount > 0 then new.due_date end;
begin
  insert into charge_month as m (scope_id, estate_id, landlord_id, month, expected, open_amount, open_charges, first_open)
  values (new.scope_id, new.estate_id, new.landlord_id, the_month, new.expected - coalesce(old.expected, 0),
    new.open_amount - coalesce(old.open_amount, 0), new.open_charges - coalesce(old.open_charges, 0), first_open)
  on conflict (scope_id, month, estate_id, landlord_id) do update set expected = m.expected + excluded.expected,
    open_amount = m.open_amount + excluded.open_amount, open_charges = m.open_charges + excluded.open_charges,
    first_open = case when new.open_amount = 0 and m.first_open = new.due_date
      then (select d.due_date from charge_day d
        where d.scope_id = new.scope_id and d.estate_id = new.estate_id and d.landlord_id is not distinct from new.landlord_id
          and d.due_date > new.due_date and d.due_date < the_month + interval '1 month' and d.open_amount > 0
        order by d.due_date limit 1)
      else least(m.first_open, excluded.first_open) end;
  return null;
end $$;
create trigger tally_month after insert or update on charge_day for each row execute function app.tally_charge_month();

create function app.tally_arrears_month() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into arrears_month as m (scope_id, estate_id, landlord_id, month, count)
  values (new.scope_id, new.estate_id, new.landlord_id, app.first_of_month(new.oldest_due), new.count - coalesce(old.count, 0))
  on conflict (scope_id, month, estate_id, landlord_id) do update set count = m.count + excluded.count;
  return null;
end $$;
create trigger tally_month after insert or update on arrears_count for each row execute function app.tally_arrears_month();

insert into charge_month (scope_id, estate_id, landlord_id, month, expected, open_amount, open_charges, first_open)
select scope_id, estate_id, landlord_id, app.first_of_month(due_date), sum(expected), sum(open_amount), sum(open_charges),
  min(due_date) filter (where open_amount > 0)
from charge_day group by 1, 2, 3, 4;
insert into arrears_month (scope_id, estate_id, landlord_id, month, count)
select scope_id, estate_id, landlord_id, app.first_of_month(oldest_due), sum(count) from arrears_count group by 1, 2, 3, 4;
