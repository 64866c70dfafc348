-- The list of charges costs the same for every size: its page is found outside row-level security, and its total is kept.

-- How many of the charges of a due day are open, beside what is left of them.
alter table charge_day add column open_charges int not null default 0;
update charge_day d set open_charges = n.open_charges
from (
  select s.scope_id, c.estate_id, s.landlord_id, c.due_date, count(*) as open_charges
  from charge c cross join lateral app.rollup_scopes(c.estate_id, c.landlord_id, c.property_id) s
  where c.open_amount > 0 group by 1, 2, 3, 4) n
where d.scope_id = n.scope_id and d.due_date = n.due_date and d.estate_id = n.estate_id
  and d.landlord_id is not distinct from n.landlord_id;

create or replace function app.tally_new_charges() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into charge_day as t (scope_id, estate_id, landlord_id, due_date, expected, open_amount, open_charges)
  select s.scope_id, n.estate_id, s.landlord_id, n.due_date, sum(n.amount - n.waived_amount - n.withdrawn_amount), sum(n.open_amount),
    count(*) filter (where n.open_amount > 0)
  from new_rows n cross join lateral app.rollup_scopes(n.estate_id, n.landlord_id, n.property_id) s
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (scope_id, due_date, estate_id, landlord_id) do update set expected = t.expected + excluded.expected,
    open_amount = t.open_amount + excluded.open_amount, open_charges = t.open_charges + excluded.open_charges;
  return null;
end $$;

create or replace function app.tally_changed_charges() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into charge_day as t (scope_id, estate_id, landlord_id, due_date, expected, open_amount, open_charges)
  select s.scope_id, c.estate_id, s.landlord_id, c.due_date, sum(c.sign * c.expected), sum(c.sign * c.open_amount),
    sum(c.sign * (c.open_amount > 0)::int)
  from (select 1 as sign, estate_id, landlord_id, property_id, due_date,
          amount - waived_amount - withdrawn_amount as expected, open_amount
        from new_rows
        union all
        select -1, estate_id, landlord_id, property_id, due_date, amount - waived_amount - withdrawn_amount, open_amount
        from old_rows) c
    cross join lateral app.rollup_scopes(c.estate_id, c.landlord_id, c.property_id) s
  group by 1, 2, 3, 4
  having sum(c.sign * c.expected) <> 0 or sum(c.sign * c.open_amount) <> 0
  order by 1, 2, 3, 4
  on conflict (scope_id, due_date, estate_id, landlord_id) do update set expected = t.expected + excluded.expected,
    open_amount = t.open_amount + excluded.open_amount, open_charges = t.open_charges + excluded.open_charges;
  return null;
end $$;

-- A page of charges by their due day, or, where nothing is taken of it, how many there are up to `most`. `alike` holds what some
-- columns have to be. Whoever sees all sees estate after estate, as a manager does.
create function app.find_charges(
  of_estate uuid, alike jsonb, is_open boolean, due daterange, order_by text, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('charge',
    case when app.sees_all() then case when of_estate is null then array(select id from estate) else array[of_estate] end
      else app.listed_estates(of_estate) end,
    app.listed_rows_by_unit(of_estate, app.assigned_units()),
    concat_ws(' and ', 'true', case when is_open then 'open_amount > 0' end,
      (select string_agg(format('%I = %L', key, value), ' and ') from jsonb_each_text(alike)),
      'due_date >= ' || quote_literal(lower(due)), 'due_date < ' || quote_literal(upper(due))),
    order_by, skip, take, most) p
$$;

-- As before, without the leases that follow none, which are nearly all: PostgreSQL took its pages for fewer than those of the index
-- that it should have used, and read every lease.
drop index lease_followed_once;
create unique index lease_followed_once on lease (follows_id) where follows_id is not null and status <> 'TERMINATED';
-- Drafts wait for somebody, and are few.
create index lease_drafts on lease (estate_id) where status = 'DRAFT';
