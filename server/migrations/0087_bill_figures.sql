-- What upkeep costs, by what and where: read for up to a year from the bills alone.

-- Of the work order, as it stood.
alter table vendor_bill add column category maintenance_category, add column unit_id uuid references unit;
update vendor_bill b set category = o.category, unit_id = o.unit_id from work_order o where o.id = b.order_id;
alter table vendor_bill alter column category set not null;
create index on vendor_bill (unit_id) where unit_id is not null;
create index vendor_bill_billed on vendor_bill (estate_id, billed_on) where voided_at is null;
create index vendor_bill_borne on vendor_bill (landlord_id, billed_on) where voided_at is null;
