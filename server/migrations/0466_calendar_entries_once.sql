-- Sent again by whoever wrote it, because the answer was lost, it is the same entry.
alter table calendar_entry add column client_id uuid, add column sent_sha256 bytea check (length(sent_sha256) = 32);
create unique index calendar_entry_sent on calendar_entry (user_id, client_id) where client_id is not null;
