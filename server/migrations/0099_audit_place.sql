-- As before, with templates: a version of one belongs to its estate.
create or replace function app.audit_place(subject_type text, subject_id uuid, out estate_id uuid, out landlord_id uuid)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  case
    when subject_type = 'estate' then estate_id := subject_id;
    when subject_type in ('payment', 'charge', 'refund', 'dispute', 'tenancy', 'lease', 'unit', 'property', 'remittance', 'work_order',
        'vendor_bill', 'vendor_payment', 'document', 'inspection') then
      execute format('select t.estate_id, t.landlord_id from %I t where t.id = $1', subject_type)
        into estate_id, landlord_id using subject_id;
    when subject_type = 'payout_account' then select p.user_id into landlord_id from payout_account p where p.id = subject_id;
    when subject_type = 'work_approval' then
      select o.estate_id, o.landlord_id into estate_id, landlord_id
      from work_approval a join work_order o on o.id = a.order_id where a.id = subject_id;
    when subject_type = 'application' then
      select u.estate_id, u.landlord_id into estate_id, landlord_id
      from application a join unit u on u.id = a.unit_id where a.id = subject_id;
    when subject_type = 'template' then select t.estate_id into estate_id from template t where t.id = subject_id;
    else null;
  end case;
  if estate_id is null then -- it is gone: as the entry before said it
    select e.estate_id, e.landlord_id into estate_id, landlord_id from audit_entry e
    where e.subject_id = audit_place.subject_id and e.estate_id is not null order by e.number desc limit 1;
  end if;
end $$;
