-- What charges, payments, leases and receipts name is there: the ids that had no key of their own yet.

alter table charge add foreign key (property_id, estate_id) references property (id, estate_id);
alter table payment add foreign key (property_id, estate_id) references property (id, estate_id);
alter table lease add foreign key (property_id, estate_id) references property (id, estate_id);
alter table receipt add foreign key (chain_id) references receipt_chain;
