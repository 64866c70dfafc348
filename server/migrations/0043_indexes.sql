-- Indexes that answer for few rows what was read from many, and one that was kept for all rows and read for few.

-- Who runs or owns in an estate, among its tenants. Partial, since comparing an enum is not leakproof: behind row-level security it
-- cannot be the condition of an index.
create index estate_association_not_tenants on estate_association (estate_id, user_id) where role <> 'TENANT';

-- Completed payments are met at every step of a walk through all: only the others need an order of their own.
drop index payment_of_estate_by_status;
create index payment_of_estate_by_status on payment (estate_id, status, created_at desc, id desc) where status <> 'COMPLETED';
