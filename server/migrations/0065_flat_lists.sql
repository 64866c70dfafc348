-- Lists and needs whose cost still grew: people, settlements, and tenants of all estates.

-- As before, with a person looked up for each of the few that are in several estates.
create or replace function app.people_counts(scope uuid[])
returns table (role user_role, status user_status, is_unverified boolean, joined_on date, people bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select role, status, is_unverified, joined_on, count from people_count
  where case when scope is null then estate_id is null else estate_id = any (scope) end
  union all
  select c.role, c.status, c.is_unverified, c.joined_on, 1 - m.estates
  from (
    select user_id, count(distinct estate_id) as estates from estate_association
    where is_shared and estate_id = any (scope) group by 1 having count(distinct estate_id) > 1) m
    cross join lateral (select * from app.counted_person p where p.id = m.user_id limit 1) c
$$;

-- As before; and by what is kept, so many that they are walked in their order are not looked through first.
create or replace function app.find_people(
  of_estate uuid, of_role user_role, of_status user_status, search text, joined_since date, unverified boolean, order_by text,
  skip int, take int, most int, out ids uuid[], out total bigint, out more boolean)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope uuid[] := app.people_scope(of_estate);
  kept bigint;
begin
  if coalesce(search, '') = '' then
    select coalesce(sum(c.people), 0) into kept from app.people_counts(scope) c
    where (of_role is null or c.role = of_role) and (of_status is null or c.status = of_status)
      and (joined_since is null or c.joined_on >= joined_since) and (c.is_unverified or not unverified);
  end if;
  select p.ids, coalesce(kept, p.total), kept is null and p.more into ids, total, more from app.find_page('users', null,
    case when scope is null then 'true'
      else format('exists (select from estate_association a where a.user_id = id and a.estate_id = any (%L::uuid[]))', scope) end,
    concat_ws(' and ', 'true', 'role = ' || quote_literal(of_role), 'status = ' || quote_literal(of_status),
      'created_at >= ' || quote_literal(joined_since::timestamp at time zone 'Africa/Lagos'),
      case when unverified then 'email is not null and email_verified_at is null' end,
      case when search <> '' then app.matching('search_text', search) end),
    replace(order_by, 'full_name', 'sort_name'), skip, take, case when kept is null or kept <= most then most end) p;
end $$;

-- The last day in Lagos on which money of a settlement was paid; null until it has a line.
alter table settlement add column newest_paid_on date;
update settlement s set newest_paid_on = l.newest
from (
  select l.settlement_id, max((p.payment_date at time zone 'Africa/Lagos')::date) as newest
  from settlement_line l join payment p on p.id = l.payment_id group by 1) l
where l.settlement_id = s.id;

create function app.note_newest_paid() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update settlement s set newest_paid_on = greatest(s.newest_paid_on, l.newest)
  from (
    select n.settlement_id, max((p.payment_date at time zone 'Africa/Lagos')::date) as newest
    from new_rows n join payment p on p.id = n.payment_id group by 1 order by 1) l
  where s.id = l.settlement_id and l.newest > coalesce(s.newest_paid_on, '-infinity');
  return null;
end $$;
create trigger newest_paid after insert on settlement_line referencing new table as new_rows
  for each statement execute function app.note_newest_paid();

-- As before; whoever sees all sees estate after estate, as a manager does.
create or replace function app.find_tenancies(
  of_estate uuid, is_live boolean, due_before date, ends_from date, ends_to date, search text, order_by text,
  skip int, take int, most int, out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('tenancy',
    case when app.sees_all() then case when of_estate is null then array(select id from estate) else array[of_estate] end
      else app.listed_estates(of_estate) end,
    app.listed_rows(of_estate, app.assigned_tenancies(), '{}'),
    concat_ws(' and ', 'true', case is_live when true then 'live_until is not null' when false then 'live_until is null' end,
      case when due_before is not null then format('oldest_due < %L', due_before) end,
      case when ends_from is not null then format('live_until between %L and %L', ends_from, ends_to) end,
      case when search <> '' then app.matching('search_text', search) end),
    order_by, skip, take, most) p
$$;
