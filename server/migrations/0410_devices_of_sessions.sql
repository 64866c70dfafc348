-- In which session a browser was named: it rings no more once that was ended, there or from elsewhere. Null of those that were named before.
alter table push_subscription add column session_id uuid references session on delete cascade;
create index on push_subscription (session_id);
