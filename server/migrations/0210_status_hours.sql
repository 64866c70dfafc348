-- How Gida was, hour by hour, for the public page that says so: minutes that were looked at, and those of them that were bad.
create table status_hour (
  part text not null check (part in ('SERVICE', 'JOBS', 'PAYMENTS', 'MAIL', 'SMS')),
  -- The beginning of the hour.
  hour timestamptz not null,
  checks int not null check (checks > 0),
  failed int not null check (failed between 0 and checks),
  -- The last look. Two nodes that look in the same minute count once.
  checked_at timestamptz not null,
  -- How it was at that look.
  is_well boolean not null,
  primary key (part, hour)
);

call app.protect('status_hour', 'select, insert, update, delete');
create policy system on status_hour using ((select app.is_system())) with check ((select app.is_system()));
