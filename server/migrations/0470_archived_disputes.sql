-- When the provider put a dispute away without saying who won: a person who knows from its payouts says so.
alter table dispute add column archived_at timestamptz;
call app.audit('dispute', 'dispute', 'id');
