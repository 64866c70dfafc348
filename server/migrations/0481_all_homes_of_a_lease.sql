-- Each home of a lease is let by it, and has it in its history: not the first alone.
create or replace function app.references_to_units(the_units uuid[])
returns table (unit_id uuid, is_let boolean, has_history boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, exists (select from lease_unit o join lease l on l.id = o.lease_id
      where o.unit_id = u.id and l.status in ('ACTIVE', 'PENDING_SIGNATURE')),
    exists (select from lease_unit o where o.unit_id = u.id) or exists (select from charge c where c.unit_id = u.id)
      or exists (select from payment p where p.unit_id = u.id) or exists (select from application a where a.unit_id = u.id)
      or exists (select from document d where d.unit_id = u.id) or exists (select from maintenance_request r where r.unit_id = u.id)
      or exists (select from work_order o where o.unit_id = u.id) or exists (select from asset s where s.unit_id = u.id)
      or exists (select from inspection i where i.unit_id = u.id)
  from unnest(the_units) u (id)
$$;
