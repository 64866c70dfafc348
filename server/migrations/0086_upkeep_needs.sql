-- What of upkeep waits for somebody, read without looking at all of it.

-- By when an emergency is to be explained; null where none is, or all are. Kept by the approvals of the order.
alter table work_order add column explain_by timestamptz;
update work_order o set explain_by = (
  select min(a.explain_by) from work_approval a where a.order_id = o.id and a.explained_at is null and a.state = 'APPROVED');

create function app.keep_explanation_due() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update work_order set explain_by = (
      select min(a.explain_by) from work_approval a
      where a.order_id = new.order_id and a.explained_at is null and a.state = 'APPROVED')
    where id = new.order_id;
  return null;
end $$;
create trigger explanation_due after insert or update of state, explained_at on work_approval for each row
  when (new.explain_by is not null) execute function app.keep_explanation_due();

drop trigger keep on work_order;
create trigger keep after update on work_order referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns(
    'number', 'estate_id', 'property_id', 'unit_id', 'landlord_id', 'request_id', 'origin_key', 'explain_by', 'created_by',
    'created_at');

create index work_unexplained on work_order (estate_id, explain_by) where explain_by is not null;
create index work_approving on work_order (estate_id) where status = 'APPROVAL';
create index work_approving_by on work_order (landlord_id) where status = 'APPROVAL';
-- Without what is kept until the work has proved itself.
create index vendor_bill_due on vendor_bill (estate_id, billed_on)
  where voided_at is null and amount - advance_amount - retention_amount > paid_amount;
