-- Whom the platform has suspended, by whom and why. One that was lifted stays: it is the history of a person.
create table person_suspension (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  reason text not null check (length(reason) between 3 and 300),
  -- What the account was before; restored, it is that again.
  status_before user_status not null,
  suspended_by uuid not null references users,
  suspended_at timestamptz not null default app.now(),
  lifted_by uuid references users,
  lifted_at timestamptz,
  check ((lifted_by is null) = (lifted_at is null))
);
create unique index on person_suspension (user_id) where lifted_at is null;
create index on person_suspension (user_id, suspended_at);

call app.protect('person_suspension', 'select, insert, update');
create policy platform on person_suspension using ((select app.sees_all())) with check ((select app.sees_all()));
create trigger keep after update on person_suspension referencing old table as old_rows new table as new_rows for each statement
  execute function app.keep_columns('user_id', 'reason', 'status_before', 'suspended_by', 'suspended_at');
call app.audit('person_suspension', 'person', 'user_id');

-- Whether only the platform may let a person in again. It says no more than that to anybody.
create function app.is_suspended(the_user uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from person_suspension where user_id = the_user and lifted_at is null)
$$;

-- A page of all people of the platform: by name, address, number, or the home that they rent.
create function app.find_people_of_platform(
  of_role user_role, of_status user_status, suspended boolean, search text, order_by text, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  kept bigint;
  tenants uuid[];
begin
  if app.actor_role() <> 'ADMIN' then raise exception 'the platform is the super admin''s' using errcode = '42501'; end if;
  if coalesce(search, '') <> '' then
    execute format('select array(select distinct tenant_id from tenancy where live_until is not null and %s limit %s)',
      app.matching('search_text', search), most) into tenants;
  elsif not suspended then
    select coalesce(sum(c.people), 0) into kept from app.people_counts(null) c
    where (of_role is null or c.role = of_role) and (of_status is null or c.status = of_status);
  end if;
  select p.ids, coalesce(kept, p.total), kept is null and p.more into ids, total, more from app.find_page('users', null, 'true',
    concat_ws(' and ', 'true', 'role = ' || quote_literal(of_role), 'status = ' || quote_literal(of_status),
      case when suspended then 'id = any (array(select user_id from person_suspension where lifted_at is null))' end,
      case when tenants is not null then format('(%s or id = any (%L::uuid[]))', app.matching('search_text', search), tenants) end),
    replace(order_by, 'full_name', 'sort_name'), skip, take, case when kept is null or kept <= most then most end) p;
end $$;
