-- Sent again by whoever wrote it, because the answer was lost, it is the same template.
alter table template add column client_id uuid, add column sent_sha256 bytea check (length(sent_sha256) = 32);
create unique index template_sent on template (created_by, client_id) where client_id is not null;
call app.audit('template', 'template', 'id', '{client_id,sent_sha256}');
