-- Sent again by whoever added them, because the answer was lost, it is the same vendor.
alter table vendor add column client_id uuid, add column sent_sha256 bytea check (length(sent_sha256) = 32);
create unique index vendor_sent on vendor (created_by, client_id) where client_id is not null;
call app.audit('vendor', 'vendor', 'id', '{search_text,client_id,sent_sha256}');
