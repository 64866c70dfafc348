-- Sent again by whoever made them, because the answer was lost, they are the same lease, the same conversation, the same price plan.
alter table lease add column client_id uuid, add column sent_sha256 bytea check (length(sent_sha256) = 32);
create unique index lease_sent on lease (created_by, client_id) where client_id is not null;
call app.audit('lease', 'lease', 'id', '{next_charge_date,ending_notified,pay_number,client_id,sent_sha256}');

alter table conversation add column client_id uuid, add column sent_sha256 bytea check (length(sent_sha256) = 32);
create unique index conversation_sent on conversation (created_by, client_id) where client_id is not null;

alter table price_plan add column client_id uuid, add column sent_sha256 bytea check (length(sent_sha256) = 32);
create unique index price_plan_sent on price_plan (created_by, client_id) where client_id is not null;
call app.audit('price_plan', 'price_plan', 'id', '{client_id,sent_sha256}');
