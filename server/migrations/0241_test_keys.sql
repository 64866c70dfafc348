-- What a test key is called, and how it ends: its owner knows it again by them.
alter table sandbox
  add column name text,
  add column last_four text,
  add constraint sandbox_named check ((name is not null and last_four is not null) = (kind = 'KEY'));

create policy own on sandbox for select using (owner_id = (select app.actor_id()));
