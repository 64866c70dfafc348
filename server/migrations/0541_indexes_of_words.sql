-- Outside a transaction, since payments go on while they are made. What a try before left half made is made anew.
drop index concurrently if exists payment_words;
create index concurrently payment_words on payment using gin (estate_id, app.payment_words(transaction_type, tenant_name) gin_trgm_ops);
drop index concurrently if exists payment_reference_end;
create index concurrently payment_reference_end on payment (reverse(reference));
drop index concurrently if exists receipt_words;
create index concurrently receipt_words on receipt using gin (estate_id, app.receipt_words(number, facts) gin_trgm_ops);
