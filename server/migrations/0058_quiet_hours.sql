-- Hours of one's own: when devices are silent, and when the mail of the day comes. And numbers that refuse texts.

alter table notification_setting
  -- Times of day in Lagos; null: 20:00, 08:00 and 07:30.
  add column quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[03]0$'),
  add column quiet_to text check (quiet_to ~ '^([01][0-9]|2[0-3]):[03]0$'),
  add column digest_at text check (digest_at ~ '^([01][0-9]|2[0-3]):[03]0$'),
  add check ((quiet_from is null) = (quiet_to is null) and quiet_from <> quiet_to);

-- The quiet hours of whoever is written to, whoever writes: no row where they want none.
create function app.quiet_hours_of(the_user uuid) returns table (begins text, ends text)
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(s.quiet_from, '20:00'), coalesce(s.quiet_to, '08:00')
  from (values (true)) one (row) left join notification_setting s on s.user_id = the_user
  where coalesce(s.wants_quiet, true)
$$;

-- How many texts in a row a number has refused; one that takes a text has none.
create table refused_number (
  phone text primary key,
  refusals int not null check (refusals > 0),
  created_at timestamptz not null default app.now()
);

call app.protect('refused_number', 'select, insert, update, delete');
create policy system on refused_number using ((select app.is_system())) with check ((select app.is_system()));
