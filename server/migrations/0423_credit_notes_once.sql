-- Sent again by whoever wrote it, because the answer was lost, it is the same credit note.
alter table platform_credit_note add column client_id uuid;
create unique index platform_credit_note_once on platform_credit_note (created_by, client_id) where client_id is not null;
call app.audit('platform_credit_note', 'estate', 'estate_id', '{client_id}');
