-- An entry that follows another has the next number, of which there is one: a second index need not say so.
alter table audit_entry drop constraint audit_entry_previous_hash_key;
