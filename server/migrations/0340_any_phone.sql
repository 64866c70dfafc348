-- The PIN that opens what is private to whoever texts from the number of an account.
create table phone_pin (
  user_id uuid primary key references users (id) on delete cascade,
  -- Keyed by a secret of the server: of four digits a plain hash would be undone at once.
  pin_hash bytea not null,
  set_at timestamptz not null default app.now()
);
call app.protect('phone_pin', 'select, insert, update, delete');
call app.audit('phone_pin', 'sign_in', 'user_id', '{pin_hash}');
create policy system on phone_pin using ((select app.is_system())) with check ((select app.is_system()));
create policy own on phone_pin for select using (user_id = (select app.actor_id()));

-- A PIN holds for one number: on another it has to be set again.
create function app.forget_phone_pin() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from phone_pin where user_id = new.id;
  return null;
end $$;
create trigger phone_pin after update of phone on users for each row
  when (old.phone is distinct from new.phone) execute function app.forget_phone_pin();

-- What was asked from phones, and what the answers are taken to cost: counts alone.
create table phone_use (
  estate_id uuid not null references estate (id),
  -- Its first day, in Lagos.
  month date not null,
  channel text not null check (channel in ('SMS')),
  questions integer not null default 0 check (questions >= 0),
  parts integer not null default 0 check (parts >= 0),
  cost bigint not null default 0 check (cost >= 0),
  primary key (estate_id, month, channel)
);
call app.protect('phone_use', 'select, insert, update');
create policy system on phone_use using ((select app.is_system())) with check ((select app.is_system()));
create policy manager on phone_use for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
