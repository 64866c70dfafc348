-- Outside a transaction, since the log goes on while they are made. Nine in ten entries are of money: who lists those by their kind meets
-- them at every step through all. The kinds that are rare have an index.
drop index concurrently if exists audit_entry_rare_of_estate;
create index concurrently audit_entry_rare_of_estate on audit_entry (estate_id, subject_type, number, id)
  where subject_type not in ('payment', 'charge', 'refund', 'lease');
drop index concurrently if exists audit_entry_rare_of_landlord;
create index concurrently audit_entry_rare_of_landlord on audit_entry (landlord_id, subject_type, number, id)
  where landlord_id is not null and subject_type not in ('payment', 'charge', 'refund', 'lease');
drop index concurrently if exists audit_entry_rare;
create index concurrently audit_entry_rare on audit_entry (subject_type, number, id) where subject_type not in ('payment', 'charge', 'refund', 'lease');
drop index concurrently if exists audit_entry_estate_id_subject_type_number_id_idx;
drop index concurrently if exists audit_entry_landlord_id_subject_type_number_id_idx;
drop index concurrently if exists audit_entry_subject_type_number_id_idx;
