-- When what is done again and again is asked for next, whichever process asks.
create table recurring_job (
  job text primary key,
  next_at timestamptz not null
);

call app.protect('recurring_job', 'select, insert, update');
create policy system on recurring_job using ((select app.is_system())) with check ((select app.is_system()));
