-- The estates of a key's owner in which they are staff, as far as the key reaches: their vendors, assets and papers too are seen by this.
create or replace function app.staffed_estates() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct estate_id), '{}') from estate_association
  where user_id = app.actor_id() and role in ('ESTATE_MANAGER', 'PROPERTY_MANAGER') and app.reaches(estate_id)
$$;
