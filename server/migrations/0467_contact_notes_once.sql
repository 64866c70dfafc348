-- Sent again by whoever wrote it, because the answer was lost, it is the same note.
alter table contact_note add column client_id uuid, add column sent_sha256 bytea check (length(sent_sha256) = 32);
create unique index contact_note_sent on contact_note (written_by, client_id) where client_id is not null;
