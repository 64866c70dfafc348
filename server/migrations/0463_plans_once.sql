-- Sent again by whoever wrote it, because the answer was lost, it is the same plan.
alter table asset_plan add column client_id uuid, add column sent_sha256 bytea check (length(sent_sha256) = 32);
create unique index asset_plan_sent on asset_plan (created_by, client_id) where client_id is not null;
