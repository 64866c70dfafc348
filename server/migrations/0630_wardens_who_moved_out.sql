-- The estates in which somebody lives no more, and is nothing else. Whoever stays on in their home has not moved out.
create function app.moved_out_of(the_person uuid) returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(
    select t.estate_id from tenancy t where t.tenant_id = the_person
      and not exists (select from estate_association a
        where a.estate_id = t.estate_id and a.user_id = the_person and a.role <> 'TENANT')
      and not exists (select from lease_unit l
        where l.tenant_id = the_person and l.estate_id = t.estate_id and app.stays_on(l))
    group by t.estate_id having count(t.live_until) = 0)
$$;

-- Who is on the roster reads alerts by their row here: whoever has moved out keeps it for the office to see, and reads nothing by it.
drop policy staff on alert_roster;
create policy staff on alert_roster for select
  using (user_id = (select app.actor_id()) and not estate_id = any ((select app.moved_out_of((select app.actor_id())))::uuid[])
    or (estate_id = any ((select app.my_estates())::uuid[]) and (select app.actor_role()) <> 'TENANT') or (select app.sees_all()));
