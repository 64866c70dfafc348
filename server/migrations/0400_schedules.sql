-- When what is done again and again is asked for next, whichever process asks.
create table schedule (
  job text primary key,
  next_at timestamptz not null
);

call app.protect('schedule', 'select, insert, update');
create policy system on schedule using ((select app.is_system())) with check ((select app.is_system()));
