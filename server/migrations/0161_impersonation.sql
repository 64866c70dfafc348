-- A super admin sees Gida as somebody else, for thirty minutes at most, and changes nothing.

-- For a day somebody lets the platform look in as them. Taken back, what rests on it is over at once.
create table support_consent (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  granted_at timestamptz not null default app.now(),
  expires_at timestamptz not null check (expires_at > granted_at),
  revoked_at timestamptz
);
create index on support_consent (user_id, granted_at);

call app.protect('support_consent', 'select, insert, update');
create policy self on support_consent using (user_id = (select app.actor_id())) with check (user_id = (select app.actor_id()));
create policy platform on support_consent for select using ((select app.sees_all()));
create trigger keep after update on support_consent referencing old table as old_rows new table as new_rows for each statement
  execute function app.keep_columns('user_id', 'granted_at', 'expires_at');
call app.audit('support_consent', 'person', 'user_id');

-- Who looks in as whom, and by what right. The row is committed before anything is shown.
create table impersonation (
  id uuid primary key default uuidv7(),
  admin_id uuid not null references users,
  -- Over with the session of the admin that it was begun in.
  admin_session_id uuid references session on delete set null,
  user_id uuid not null references users,
  consent_id uuid references support_consent,
  reason text check (length(reason) between 3 and 300),
  started_at timestamptz not null default app.now(),
  expires_at timestamptz not null check (expires_at <= started_at + interval '30 minutes'),
  ended_at timestamptz,
  check (admin_id <> user_id),
  check (consent_id is not null or reason is not null)
);
create index on impersonation (user_id, started_at);
create index on impersonation (consent_id) where ended_at is null;

call app.protect('impersonation', 'select, insert, update');
create policy self on impersonation for select using (user_id = (select app.actor_id()) or (select app.sees_all()));
create policy system on impersonation using ((select app.is_system())) with check ((select app.is_system()));
create policy begun on impersonation for insert with check (
  (select app.actor_role()) = 'ADMIN' and admin_id = (select app.actor_id()) and admin_session_id = (select app.session_id()));
call app.audit('impersonation', 'person', 'user_id');

-- Each call that was made so, written before it is answered.
create table impersonation_call (
  id uuid primary key default uuidv7(),
  impersonation_id uuid not null references impersonation,
  admin_id uuid not null references users,
  user_id uuid not null references users,
  at timestamptz not null default app.now(),
  -- The call by its name in the contract, and what it named.
  call text not null,
  address text not null,
  is_refused boolean not null
);
create index on impersonation_call (impersonation_id, at);

call app.protect('impersonation_call', 'select, insert');
create policy self on impersonation_call for select using (user_id = (select app.actor_id()) or (select app.sees_all()));
create policy system on impersonation_call for insert with check ((select app.is_system()));
call app.audit('impersonation_call', 'person', 'user_id');

-- Who looked in as the actor; the names of super admins are otherwise nobody's to see.
create function app.impersonations_of_actor()
returns table (id uuid, admin_name text, by_consent boolean, reason text, started_at timestamptz, expires_at timestamptz, ended_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, a.full_name, i.consent_id is not null, i.reason, i.started_at, i.expires_at, i.ended_at
  from impersonation i join users a on a.id = i.admin_id where i.user_id = app.actor_id()
$$;

-- Whether somebody who is no session's person may look in under this id: both must still be who they were when it began.
create function app.may_impersonate(the_id uuid, the_user uuid, the_time timestamptz) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from impersonation i
      join session s on s.id = i.admin_session_id and s.user_id = i.admin_id and s.ended_at is null and s.expires_at > the_time
      join users a on a.id = i.admin_id and a.role = 'ADMIN' and a.status <> 'INACTIVE'
      join users u on u.id = i.user_id and u.role <> 'ADMIN' and u.status <> 'INACTIVE'
    where i.id = the_id and i.user_id = the_user and i.ended_at is null and i.expires_at > the_time)
$$;
revoke execute on function app.may_impersonate from public;
