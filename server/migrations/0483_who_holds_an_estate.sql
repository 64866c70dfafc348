-- The totals of an estate are held by what changes them. What else is written of a payment, as when the provider was last asked or where its page
-- is, held them too: with many payments open at once most of an estate's time went by in waiting for that.
create function app.lock_counted_scopes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7102, hashtext(s.scope_id::text))
  from (select distinct s.place, s.scope_id from new_rows n join old_rows o on o.id = n.id
      cross join lateral (values (1, n.estate_id), (2, n.landlord_id)) s (place, scope_id)
    where s.scope_id is not null
      and (n.estate_id, n.landlord_id, n.property_id, n.status, n.transaction_type, n.amount, n.refunded_amount, n.payment_date)
        is distinct from
        (o.estate_id, o.landlord_id, o.property_id, o.status, o.transaction_type, o.amount, o.refunded_amount, o.payment_date)
    order by 1, 2) s;
  return null;
end $$;

drop trigger a_hold_changed on payment;
create trigger a_hold_changed after update on payment referencing old table as old_rows new table as new_rows
  for each statement execute function app.lock_counted_scopes();
