-- Whether who rents a unit is still there after the last day: until the lease is closed, and where it ran out and nothing followed, for
-- three months, unless somebody else lives there, or they have another home of the estate or left it.
create function app.stays_on(l lease_unit) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select upper(l.during) <= app.today() and upper(l.during) > app.today() - 90
    and exists (select from lease s where s.id = l.lease_id and s.status in ('ACTIVE', 'EXPIRED'))
    and not exists (select from lease f where f.follows_id = l.lease_id and f.status <> 'TERMINATED' and f.start_date <= app.today())
    and not exists (select from lease_unit o join lease s on s.id = o.lease_id
      where (o.unit_id = l.unit_id or o.tenant_id = l.tenant_id and o.estate_id = l.estate_id) and o.lease_id <> l.lease_id
        and s.status = 'ACTIVE' and lower(o.during) <= app.today() and upper(o.during) > upper(l.during))
    and exists (select from estate_association a
      where a.estate_id = l.estate_id and a.user_id = l.tenant_id and a.role = 'TENANT')
$$;

-- The same as before, with those who stay on.
create or replace function app.alert_recipients(the_user uuid, the_estate uuid, the_property uuid, the_block text, the_people uuid[])
returns table (
  user_id uuid, name text, phone text, email text, unit_id uuid, unit text, block text, property_id uuid, property text, has_kin boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  with leads as (
    select app.is_system() as is_asked, exists (select from users where id = the_user and role = 'ADMIN') or exists (
      select from estate_association a
      where a.estate_id = the_estate and a.user_id = the_user and a.role = 'ESTATE_MANAGER') as all_units),
  tenancies as materialized (
    select l.tenant_id, n.id, n.name, coalesce(n.block, p.name) as block, n.sort_name, p.id as property_id, p.name as property
    from lease_unit l join unit n on n.id = l.unit_id join property p on p.id = n.property_id
    where n.estate_id = the_estate and l.tenant_id is not null and (l.is_live and l.during @> app.today() or app.stays_on(l))
      and ((select all_units from leads) or n.landlord_id = the_user
        or n.id in (select a.unit_id from unit_assignment a where a.user_id = the_user))
      and (the_property is null or n.property_id = the_property)
      and (the_block is null or coalesce(n.block, p.name) = the_block)),
  homes as materialized (
    select t.tenant_id, min(t.sort_name) as sort_name, (array_agg(t.id order by t.sort_name))[1] as unit_id,
      string_agg(t.name, ', ' order by t.sort_name) as unit, (array_agg(t.block order by t.sort_name))[1] as block,
      (array_agg(t.property_id order by t.sort_name))[1] as property_id,
      (array_agg(t.property order by t.sort_name))[1] as property
    from tenancies t group by t.tenant_id),
  wanted as (
    select h.tenant_id as user_id from homes h where the_people is null
    union
    select a.user_id from estate_association a
    where a.estate_id = the_estate and a.user_id = any (the_people)
      and ((select all_units from leads) or a.user_id in (select tenant_id from homes) or a.user_id = the_user))
  select u.id, u.full_name, u.phone, u.email::text, h.unit_id, h.unit, h.block, h.property_id, h.property,
    exists (select from user_profile k where k.user_id = u.id and k.emergency_phone is not null)
  from wanted w join users u on u.id = w.user_id left join homes h on h.tenant_id = u.id
  where u.status <> 'INACTIVE' and (select is_asked from leads)
  order by h.sort_name, u.id
$$;
