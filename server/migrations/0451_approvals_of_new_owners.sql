-- An owner who is named or replaced later answers for what concerns their property; the link of who owned it before answers nothing any more.
create or replace function app.give_landlord_to_work() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update work_order set landlord_id = new.landlord_id where property_id = new.id;
  update work_approval a set token_hash = null, expires_at = null from work_order o
    where o.property_id = new.id and a.order_id = o.id and a.state = 'ASKED' and a.token_hash is not null;
  return null;
end $$;
