-- A page of vendors' bills as cheap where there are many.

create index vendor_bill_voided on vendor_bill (estate_id, created_at desc, id desc) where voided_at is not null;
create index vendor_bill_of_vendor on vendor_bill (vendor_id, created_at desc, id desc);
-- In place of the one by the day: it says in which estates an owner has any.
drop index vendor_bill_landlord_id_created_at_idx;
create index vendor_bill_of_landlord on vendor_bill (landlord_id, estate_id) where landlord_id is not null;

-- Where the actor has bills to read: those of funds are read by all who own or look after homes there.
create function app.bill_estates(of_estate uuid) returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select app.only_estate(case when app.sees_all() then array(select id from estate)
    else array(select unnest(case when app.actor_role() in ('LANDLORD', 'PROPERTY_MANAGER') then app.my_estates() else app.managed_estates() end)
      union select unnest(app.estates_naming_actor('vendor_bill', 'landlord_id'))) end, of_estate)
$$;

-- Whose bills they are says row-level security in the same words: the actor's estates, their own, and those of funds. To pay, or taken
-- back, are few: `is true` keeps to the index of those.
create function app.find_bills(
  of_estate uuid, shown text, alike jsonb, since date, until date, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('vendor_bill',
    app.bill_estates(of_estate), null,
    concat_ws(' and ',
      case shown when 'TO_PAY' then 'voided_at is null and amount - advance_amount > paid_amount + retention_paid'
        when 'DUE' then 'voided_at is null and amount - advance_amount - retention_amount > paid_amount'
        when 'PAID' then 'voided_at is null and amount - advance_amount = paid_amount + retention_paid'
        when 'BILLED' then 'voided_at is null' when 'VOIDED' then 'voided_at is not null' else 'true' end,
      case when not (app.sees_all() or app.bill_estates(of_estate) <@ app.managed_estates()) then
        format('(estate_id = any (%L::uuid[]) or landlord_id = %L or %s)', app.managed_estates(), app.actor_id(),
          case when app.actor_role() in ('LANDLORD', 'PROPERTY_MANAGER')
            then format('bearer = ''FUND'' and estate_id = any (%L::uuid[])', app.my_estates()) else 'false' end)
        || case when shown in ('TO_PAY', 'DUE', 'VOIDED') then ' is true' else '' end end,
      'billed_on >= ' || quote_literal(since), 'billed_on <= ' || quote_literal(until),
      (select string_agg(format('%I = %L', key, value), ' and ') from jsonb_each_text(alike))),
    case when shown in ('TO_PAY', 'DUE') then 'billed_on' else '-created_at' end, skip, take, most) p
$$;
