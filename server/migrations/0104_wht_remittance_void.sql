-- Tax that was recorded as sent by mistake: taken back by a journal of opposite signs, and recorded anew under the same reference.
alter table wht_remittance
  add column voided_at timestamptz,
  add column voided_by uuid references users,
  add column void_reason text check (length(void_reason) between 1 and 500),
  add constraint wht_remittance_voided check (num_nulls(voided_at, voided_by, void_reason) in (0, 3));
drop index wht_remittance_reference_once;
create unique index wht_remittance_reference_once on wht_remittance (estate_id, lower(reference)) where voided_at is null;
create index on wht_remittance (voided_by);

grant update (voided_at, voided_by, void_reason) on wht_remittance to gida_app;
create policy system_voids on wht_remittance for update using ((select app.is_system())) with check ((select app.is_system()));
call app.audit('wht_remittance', 'estate', 'estate_id');
