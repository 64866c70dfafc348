-- Series about an estate that the actor manages, whose organizer is deactivated or belongs to it no more: its managers see them, and may
-- cancel them.
create function app.series_without_organizer() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(s.id), '{}') from meeting_series s join users u on u.id = s.organizer_id
  where s.estate_id = any (app.managed_estates()) and u.id <> app.actor_id() and (u.status = 'INACTIVE' or u.role <> 'ADMIN'
    and not exists (select from estate_association a where a.estate_id = s.estate_id and a.user_id = u.id))
$$;

create or replace function app.my_series() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(id), '{}') from (
    select id from meeting_series where organizer_id = app.actor_id()
    union select series_id from meeting_invitee where user_id = app.actor_id()
    union select unnest(app.series_without_organizer())) mine
$$;
