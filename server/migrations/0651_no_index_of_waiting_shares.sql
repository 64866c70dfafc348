-- Outside a transaction
-- Payments whose landlord's share waits are found by the books, no longer by this index.
drop index concurrently if exists payment_waiting;
