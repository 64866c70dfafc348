-- Fields on the pages of a paper that goes out to be signed, and what its signers filled in.

-- Who signs, initials, dates or fills in what, and where; nothing of it changes once it is sent.
alter table signature_request add column fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array');

-- By the number of the field. The signature itself and its day stand in the row already.
alter table signature add column filled jsonb not null default '[]' check (jsonb_typeof(filled) = 'array');

call app.audit('signature_request', 'document', 'document_id');
