-- Sent again by its founder, because the answer was lost, it is the same estate.
alter table estate add column client_id uuid, add column sent_sha256 bytea check (length(sent_sha256) = 32);
create unique index estate_sent on estate (created_by, client_id) where client_id is not null;
call app.audit('estate', 'estate', 'id', '{search_text,updated_at,client_id,sent_sha256}');
