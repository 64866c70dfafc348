-- An invitation to a unit that goes is one to the estate from then on, unless the same person waits for that already.
create function app.keep_invitations_of_unit() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update invitation i set status = 'REVOKED' where i.unit_id = old.id and i.status = 'PENDING' and exists (
    select from invitation o where o.estate_id = i.estate_id and o.role = i.role and o.unit_id is null and o.status = 'PENDING'
      and (o.email = i.email or o.phone = i.phone));
  update invitation set unit_id = null where unit_id = old.id;
  return old;
end $$;
create trigger keep_invitations before delete on unit for each row execute function app.keep_invitations_of_unit();
