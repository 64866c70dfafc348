-- Sent again by whoever made it, because the answer was lost, it is the same work order.
alter table work_order add column client_id uuid, add column sent_sha256 bytea check (length(sent_sha256) = 32);
create unique index work_order_sent on work_order (created_by, client_id) where client_id is not null;
call app.audit('work_order', 'work_order', 'id', '{search_text,client_id,sent_sha256}');
