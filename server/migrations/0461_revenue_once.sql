-- Sent again by whoever recorded it, because the answer was lost, it is the same entry.
alter table platform_revenue add column client_id uuid, add column sent_sha256 bytea check (length(sent_sha256) = 32);
create unique index platform_revenue_sent on platform_revenue (recorded_by, client_id) where client_id is not null;
