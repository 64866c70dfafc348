-- How many people there are, by estate and over all, so that neither a page of people nor their figures count them.

create table people_count (
  -- Null: everybody, whether they belong to an estate or not.
  estate_id uuid,
  role user_role not null,
  status user_status not null,
  -- They have an e-mail address that nobody has verified.
  is_unverified boolean not null,
  -- The day in Lagos on which their account was made.
  joined_on date not null,
  count bigint not null,
  unique nulls not distinct (estate_id, role, status, is_unverified, joined_on)
) with (fillfactor = 60);

call app.protect('people_count', 'select');
create policy administered on people_count for select
  using (estate_id = any ((select app.administered_estates())::uuid[]) or (select app.sees_all()));

-- Who belongs to several estates is counted in each of them: their rows are marked, so that all of them together count them once.
alter table estate_association add column is_shared boolean not null default false;
create index estate_association_shared on estate_association (estate_id, user_id) where is_shared;

-- What lists of people are narrowed to, where only some are so.
create index users_by_role on users (role, sort_name, id);
create index users_not_active on users (status) where status <> 'ACTIVE';
create index users_unverified on users (id) where email is not null and email_verified_at is null;

-- Everybody as they are counted. Only for the functions below.
create view app.counted_person with (security_invoker = true) as
  select id, role, status, email is not null and email_verified_at is null as is_unverified,
    (created_at at time zone 'Africa/Lagos')::date as joined_on
  from users;

create function app.tally_users() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into people_count as t (role, status, is_unverified, joined_on, count)
    select c.role, c.status, c.is_unverified, c.joined_on, count(*)
    from new_rows n join app.counted_person c on c.id = n.id group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (estate_id, role, status, is_unverified, joined_on) do update set count = t.count + excluded.count;
  else
    insert into people_count as t (estate_id, role, status, is_unverified, joined_on, count)
    select m.estate_id, c.role, c.status, c.is_unverified, (c.created_at at time zone 'Africa/Lagos')::date, sum(c.sign)
    from (select 1 as sign, id, role, status, email is not null and email_verified_at is null as is_unverified, created_at
          from new_rows
          union all
          select -1, id, role, status, email is not null and email_verified_at is null, created_at from old_rows) c
      cross join lateral (
        select null::uuid as estate_id union all select distinct a.estate_id from estate_association a where a.user_id = c.id) m
    group by 1, 2, 3, 4, 5 having sum(c.sign) <> 0 order by 1, 2, 3, 4, 5
    on conflict (estate_id, role, status, is_unverified, joined_on) do update set count = t.count + excluded.count;
  end if;
  return null;
end $$;
create trigger tally_new after insert on users referencing new table as new_rows
  for each statement execute function app.tally_users();
create trigger tally_changed after update on users referencing old table as old_rows new table as new_rows
  for each statement execute function app.tally_users();

-- Somebody who goes leaves their estates first, while it is known as what they are counted there.
create function app.uncount_user() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from estate_association where user_id = old.id;
  update people_count t set count = t.count - 1 from app.counted_person c
  where c.id = old.id and t.estate_id is null
    and (t.role, t.status, t.is_unverified, t.joined_on) = (c.role, c.status, c.is_unverified, c.joined_on);
  return old;
end $$;
create trigger tally_gone before delete on users for each row execute function app.uncount_user();

-- A person counts in an estate once, in whatever roles. They are locked first: two estates that they join at once know of each other.
create function app.tally_members() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  people uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct user_id) into people from new_rows;
  else
    select array_agg(distinct user_id) into people from old_rows;
  end if;
  perform from users where id = any (people) order by id for no key update;
  if tg_op = 'INSERT' then
    insert into people_count as t (estate_id, role, status, is_unverified, joined_on, count)
    select m.estate_id, c.role, c.status, c.is_unverified, c.joined_on, count(*)
    from (
      select distinct n.estate_id, n.user_id from new_rows n
      where not exists (
        select from estate_association a where a.estate_id = n.estate_id and a.user_id = n.user_id
          and not exists (select from new_rows o where (o.estate_id, o.user_id, o.role) = (a.estate_id, a.user_id, a.role)))) m
      join app.counted_person c on c.id = m.user_id
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (estate_id, role, status, is_unverified, joined_on) do update set count = t.count + excluded.count;
  else
    insert into people_count as t (estate_id, role, status, is_unverified, joined_on, count)
    select m.estate_id, c.role, c.status, c.is_unverified, c.joined_on, -count(*)
    from (
      select distinct o.estate_id, o.user_id from old_rows o
      where not exists (select from estate_association a where a.estate_id = o.estate_id and a.user_id = o.user_id)) m
      join app.counted_person c on c.id = m.user_id
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (estate_id, role, status, is_unverified, joined_on) do update set count = t.count + excluded.count;
  end if;
  update estate_association a set is_shared = m.is_shared
  from (
    select user_id, count(distinct estate_id) > 1 as is_shared from estate_association where user_id = any (people) group by 1) m
  where a.user_id = m.user_id and a.is_shared <> m.is_shared;
  return null;
end $$;
create trigger tally_new after insert on estate_association referencing new table as new_rows
  for each statement execute function app.tally_members();
create trigger tally_gone after delete on estate_association referencing old table as old_rows
  for each statement execute function app.tally_members();

insert into people_count (role, status, is_unverified, joined_on, count)
  select role, status, is_unverified, joined_on, count(*) from app.counted_person group by 1, 2, 3, 4;
insert into people_count (estate_id, role, status, is_unverified, joined_on, count)
  select a.estate_id, c.role, c.status, c.is_unverified, c.joined_on, count(distinct a.user_id)
  from estate_association a join app.counted_person c on c.id = a.user_id group by 1, 2, 3, 4, 5;
update estate_association set is_shared = true where user_id in (
  select user_id from estate_association group by 1 having count(distinct estate_id) > 1);

-- The counts that add up to the people of a scope (`app.people_scope`): those of its estates, less whoever is in several of them.
create function app.people_counts(scope uuid[])
returns table (role user_role, status user_status, is_unverified boolean, joined_on date, people bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select role, status, is_unverified, joined_on, count from people_count
  where case when scope is null then estate_id is null else estate_id = any (scope) end
  union all
  select c.role, c.status, c.is_unverified, c.joined_on, 1 - m.estates
  from (
    select user_id, count(distinct estate_id) as estates from estate_association
    where is_shared and estate_id = any (scope) group by 1 having count(distinct estate_id) > 1) m
    join app.counted_person c on c.id = m.user_id
$$;
revoke execute on function app.people_counts from public;

-- As before, from what is kept. Who joined since a moment is who joined on its day or later.
create or replace function app.count_people(of_estate uuid, since timestamptz)
returns table (role user_role, status user_status, people bigint, joined bigint, unverified bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.role, c.status, sum(c.people)::bigint,
    coalesce(sum(c.people) filter (where c.joined_on >= (since at time zone 'Africa/Lagos')::date), 0)::bigint,
    coalesce(sum(c.people) filter (where c.is_unverified), 0)::bigint
  from app.people_counts(app.people_scope(of_estate)) c group by 1, 2 having sum(c.people) > 0
$$;

-- A page of the people whom the actor administers. Their total is kept; of a search `most` are counted.
create function app.find_people(
  of_estate uuid, of_role user_role, of_status user_status, search text, joined_since date, unverified boolean, order_by text,
  skip int, take int, most int, out ids uuid[], out total bigint, out more boolean)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare scope uuid[] := app.people_scope(of_estate);
begin
  select p.* into ids, total, more from app.find_page('users', null,
    case when scope is null then 'true'
      else format('exists (select from estate_association a where a.user_id = id and a.estate_id = any (%L::uuid[]))', scope) end,
    concat_ws(' and ', 'true', 'role = ' || quote_literal(of_role), 'status = ' || quote_literal(of_status),
      'created_at >= ' || quote_literal(joined_since::timestamp at time zone 'Africa/Lagos'),
      case when unverified then 'email is not null and email_verified_at is null' end,
      case when search <> '' then app.matching('search_text', search) end),
    replace(order_by, 'full_name', 'sort_name'), skip, take, most) p;
  if search <> '' then return; end if;
  more := false;
  select coalesce(sum(c.people), 0) into total from app.people_counts(scope) c
  where (of_role is null or c.role = of_role) and (of_status is null or c.status = of_status)
    and (joined_since is null or c.joined_on >= joined_since) and (c.is_unverified or not unverified);
end $$;
