-- A price that a vendor said by phone, written down by who runs the home.

-- Who wrote it down. Null: the vendor sent it, by their link or by text.
alter table work_quote add column entered_by uuid references users;
create index on work_quote (entered_by) where entered_by is not null;
drop trigger keep on work_quote;
create trigger keep after update on work_quote referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns(
    'order_id', 'offer_id', 'vendor_id', 'total', 'deposit', 'entered_by', 'created_at');
