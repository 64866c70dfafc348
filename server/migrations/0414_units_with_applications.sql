-- Somebody who applied for a unit waits for an answer: it is kept with what they sent in.
create or replace function app.references_to_units(the_units uuid[])
returns table (unit_id uuid, is_let boolean, has_history boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, exists (select from lease l where l.unit_id = u.id and l.status in ('ACTIVE', 'PENDING_SIGNATURE')),
    exists (select from lease l where l.unit_id = u.id) or exists (select from charge c where c.unit_id = u.id)
      or exists (select from payment p where p.unit_id = u.id) or exists (select from application a where a.unit_id = u.id)
  from unnest(the_units) u (id)
$$;
