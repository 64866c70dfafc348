-- An announcement may wait for its time, be written in two languages, and be answered.

alter table announcement
  -- For who reads Pidgin; null: all read the one text.
  add column message_pcm text,
  -- A waiting one goes out at its time, and can be changed or withdrawn until then. Who it reaches is settled when it goes.
  add column state text not null default 'SENT' check (state in ('WAITING', 'SENT', 'WITHDRAWN', 'REFUSED')),
  add column send_at timestamptz,
  add column sent_at timestamptz default app.now(),
  -- Of a refused one: why it could not be sent.
  add column refusal text,
  -- Whoever has it may answer to the office of its estate.
  add column takes_replies boolean not null default false,
  add check ((state = 'WAITING') <= (send_at is not null)),
  add check ((state = 'REFUSED') = (refusal is not null));
update announcement set sent_at = created_at;
alter table announcement add check ((state = 'SENT') = (sent_at is not null));
create index announcement_to_send on announcement (send_at) where state = 'WAITING';

grant update on announcement to gida_app;
create policy system_changes on announcement for update using ((select app.is_system())) with check ((select app.is_system()));

create function app.announced_to_me() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(announcement_id), '{}') from announcement_recipient where user_id = app.actor_id()
$$;

-- What may be answered is seen by whoever was told, who else was told is not.
create policy recipient on announcement for select
  using (takes_replies and state = 'SENT' and id = any ((select app.announced_to_me())::uuid[]));
drop policy of_announcement on announcement_recipient;
create policy of_announcement on announcement_recipient for select using (user_id = (select app.actor_id())
  or (select app.sees_all()) or exists (select from announcement a where a.id = announcement_id
    and (a.sent_by = (select app.actor_id()) or a.estate_id = any ((select app.managed_estates())::uuid[]))));

-- What was told to the actor, or by the estates that they manage: not to whom else.
create function app.announcements_told(ids uuid[])
returns table (id uuid, estate_id uuid, estate_name text, sent_by_name text, title text, message text, message_pcm text,
  takes_replies boolean, sent_at timestamptz, is_manager boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, a.estate_id, e.name, u.full_name, a.title, a.message, a.message_pcm, a.takes_replies, a.sent_at,
    coalesce(a.estate_id = any (app.managed_estates()), false)
  from announcement a join users u on u.id = a.sent_by left join estate e on e.id = a.estate_id
  where a.id = any (ids) and a.state = 'SENT' and (a.estate_id = any (app.managed_estates())
    or exists (select from announcement_recipient r where r.announcement_id = a.id and r.user_id = app.actor_id()))
$$;

alter table conversation
  drop constraint conversation_about_type_check,
  add constraint conversation_about_type_check
    check (about_type in ('unit', 'lease', 'payment', 'application', 'maintenance', 'announcement'));
