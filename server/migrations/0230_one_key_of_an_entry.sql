-- An entry's id is the first half of its hash: who repeats a hash repeats an id, which has a key of its own. A second key over the whole hash
-- held the same again, with 80 bytes an entry.
alter table audit_entry drop constraint audit_entry_hash_key;
