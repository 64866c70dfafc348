-- Whether money that is held for a landlord came with a payment: it is of it, or it became theirs when they were named, of a charge that
-- the payment had paid before.
create function app.came_with(the_payment uuid, the_landlord uuid, lot_source uuid, lot_payment uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(lot_payment = the_payment, exists (
    select from allocation a join journal j on j.key = 'charge:' || a.charge_id || ':landlord:' || the_landlord
    where a.payment_id = the_payment and j.id = lot_source))
$$;
