-- A tenancy that is older than its place here paid its caution deposit to somebody else, who still holds it.
alter table lease add column deposit_prior bigint not null default 0 check (deposit_prior >= 0);
comment on column lease.deposit_prior is
  'Part of the caution deposit that was paid before the tenancy came to Gida. Not held in the ledger, and never asked for again';
call app.audit('lease', 'lease', 'id', '{next_charge_date,ending_notified,pay_number,client_id,sent_sha256}');

update lease set deposit_prior = caution_deposit - deposit_carried
where charges_from > start_date and caution_deposit > deposit_carried;
