-- Where somebody is in the menus of USSD: who is cut off goes on there for some minutes.
create table ussd_session (
  phone text primary key,
  session_id text not null,
  -- Choices that were made before this session, and in all; never a PIN, and never words.
  base text[] not null default '{}',
  path text[] not null default '{}',
  at timestamptz not null default app.now()
);
call app.protect('ussd_session', 'select, insert, update, delete');
create policy system on ussd_session using ((select app.is_system())) with check ((select app.is_system()));

alter table phone_use drop constraint phone_use_channel_check;
alter table phone_use add constraint phone_use_channel_check check (channel in ('SMS', 'USSD')) not valid;
alter table phone_use validate constraint phone_use_channel_check;
