-- What an owner had in an estate is theirs to read after they have left it: an estate in which they have an account is theirs here.

-- As before, and an owner's own accounts wherever they have some.
create or replace function app.owner_accounts(of_estate uuid default null)
returns table (estate_id uuid, landlord_id uuid, owed bigint, with_provider bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.estate_id, split_part(a.code, ':', 2)::uuid,
    coalesce(-sum(b.balance) filter (where a.code like 'payable:%'), 0)::bigint,
    coalesce(sum(b.balance) filter (where a.code like 'clearing:%'), 0)::bigint
  from account a join account_balance b on b.account_id = a.id
  where a.kind in ('LANDLORDS', 'PROVIDER_LANDLORDS') and a.code ~ '^(payable|clearing):[0-9a-f]{8}-'
    and (of_estate is null or a.estate_id = of_estate)
    and (a.estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
      or split_part(a.code, ':', 2) = (select app.actor_id())::text)
  group by 1, 2
$$;

-- Owners of whom there are statements, as far as the actor may see them: who owns something in an estate, and who has an account there.
create function app.statement_owners(of_estate uuid default null, of_landlord uuid default null)
returns table (estate_id uuid, estate_name text, landlord_id uuid, landlord_name text, manager_name text)
language sql stable security definer rows 100 set search_path = public, pg_temp as $$
  select o.estate_id, e.name, o.landlord_id, u.full_name, (
    select m.full_name from estate_association r join users m on m.id = r.user_id
    where r.estate_id = o.estate_id and r.role = 'ESTATE_MANAGER' order by r.created_at limit 1)
  from (
      select b.estate_id, b.user_id as landlord_id from estate_association b
      where b.role = 'LANDLORD' and (b.user_id = (select app.actor_id())
        or b.estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()))
      union
      select a.estate_id, app.actor_id() from account a where a.code = 'payable:' || app.actor_id()
      union
      select a.estate_id, split_part(a.code, ':', 2)::uuid from account a
      where a.kind = 'LANDLORDS' and a.code ~ '^payable:[0-9a-f]{8}-' and a.estate_id = any ((select app.managed_estates())::uuid[])
      union
      select a.estate_id, split_part(a.code, ':', 2)::uuid from account a
      where a.kind = 'LANDLORDS' and a.code ~ '^payable:[0-9a-f]{8}-' and (select app.sees_all())
        and (of_estate is null or a.estate_id = of_estate)) o
    join estate e on e.id = o.estate_id join users u on u.id = o.landlord_id
  where (of_estate is null or o.estate_id = of_estate) and (of_landlord is null or o.landlord_id = of_landlord)
$$;

-- The names of what an owner had money of, also after they gave it to another.
create function app.statement_properties(the_estate uuid, the_landlord uuid)
returns table (property_id uuid, name text)
language sql stable security definer rows 10 set search_path = public, pg_temp as $$
  select p.id, p.name from property p
  where p.estate_id = the_estate and app.may_see_owner(the_estate, the_landlord)
    and p.id in (select m.property_id from owner_month m where m.estate_id = the_estate and m.landlord_id = the_landlord)
$$;
