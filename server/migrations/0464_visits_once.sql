-- Sent again by whoever planned it, because the answer was lost, it is the same visit.
alter table work_visit add column client_id uuid, add column sent_sha256 bytea check (length(sent_sha256) = 32);
create unique index work_visit_sent on work_visit (created_by, client_id) where client_id is not null;
