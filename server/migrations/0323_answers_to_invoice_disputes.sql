-- What Gida answered where a payment of one of its own invoices is disputed.
alter table platform_reversal
  add column answer text check (length(answer) between 10 and 1000),
  add column answered_by uuid references users,
  add column answered_at timestamptz,
  add constraint platform_reversal_answered check (num_nonnulls(answer, answered_by, answered_at) in (0, 3)),
  add constraint platform_reversal_answers check (answer is null or kind = 'DISPUTE');
call app.audit('platform_reversal', 'estate', 'estate_id');
