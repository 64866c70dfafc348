-- What was paid to vendors in advance for an owner, and no bill was set against it yet: it is owed to the owner still, and is not here any more.
create function app.advanced_for(of_estate uuid, of_landlord uuid) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select case when app.may_see_owner(of_estate, of_landlord) then greatest(0,
    (select coalesce(sum(p.amount), 0) from vendor_payment p
      where p.estate_id = of_estate and p.landlord_id = of_landlord and p.kind = 'ADVANCE' and p.voided_at is null)
    - (select coalesce(sum(b.advance_amount), 0) from vendor_bill b
      where b.estate_id = of_estate and b.landlord_id = of_landlord and b.advance_amount > 0 and b.voided_at is null)) else 0 end::bigint
$$;

create index vendor_payment_advanced on vendor_payment (estate_id, landlord_id) include (amount)
  where kind = 'ADVANCE' and landlord_id is not null and voided_at is null;
create index vendor_bill_advanced on vendor_bill (estate_id, landlord_id) include (advance_amount)
  where advance_amount > 0 and landlord_id is not null and voided_at is null;
