-- Invitations: how tenants, property managers, landlords and further managers come into an estate.

create type invitation_status as enum ('PENDING', 'ACCEPTED', 'EXPIRED', 'REVOKED');

create table invitation (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate on delete cascade,
  role user_role not null check (role <> 'ADMIN'),
  -- Where the link goes: by e-mail, by text message, or both.
  email citext,
  -- E.164.
  phone text check (phone ~ '^\+234[789][01][0-9]{8}$'),
  full_name text check (length(full_name) between 1 and 120),
  -- The unit meant for a tenant.
  unit_id uuid,
  -- What a property manager will look after.
  unit_ids uuid[] not null default '{}',
  -- What a landlord becomes the owner of.
  property_id uuid references property on delete set null,
  message text check (length(message) <= 500),
  -- A person who is known here already and has no password: accepting gives them one. An account that nobody ever opened
  -- may be taken back; by then its invitations are.
  user_id uuid references users on delete set null,
  -- Past expires_at a PENDING one counts as EXPIRED; it is written down when another takes its place.
  status invitation_status not null default 'PENDING',
  invited_by uuid not null references users,
  -- Each sending makes new links; those of earlier ones are dead.
  sent_count int not null default 1 check (sent_count between 1 and 10),
  sent_at timestamptz not null default app.now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users,
  search_text text generated always as (
    app.fold(coalesce(full_name, '') || ' ' || coalesce(email::text, '') || ' ' || coalesce(phone, ''))) stored,
  created_at timestamptz not null default app.now(),
  foreign key (unit_id, estate_id) references unit (id, estate_id) on delete set null (unit_id),
  constraint invitation_reachable check (email is not null or phone is not null),
  constraint invitation_accepted check ((status = 'ACCEPTED') = (accepted_at is not null and accepted_by is not null)),
  constraint invitation_of_estate unique (id, estate_id)
);
create index on invitation (estate_id, created_at desc, id desc);
create index on invitation (invited_by, created_at desc, id desc);
create index on invitation (unit_id) where unit_id is not null;
create index on invitation (user_id) where user_id is not null;
-- One pending per person, role and unit, also for two at once.
create unique index invitation_one_by_email on invitation (estate_id, role, unit_id, email) nulls not distinct
  where status = 'PENDING' and email is not null;
create unique index invitation_one_by_phone on invitation (estate_id, role, unit_id, phone) nulls not distinct
  where status = 'PENDING' and phone is not null;
create index on invitation (accepted_by) where accepted_by is not null;

-- A lease waits for an invitation into its own estate.
alter table lease add constraint lease_invitation foreign key (invitation_id, estate_id) references invitation (id, estate_id);

-- Managers see all of their estates, others what they sent. A landlord invites to their own units only.
create trigger keep after update on invitation referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('estate_id', 'role', 'invited_by');

call app.protect('invitation', 'select, insert, update, delete');
create policy system_forgets on invitation for delete using ((select app.is_system()));
create policy sender_or_manager on invitation for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or invited_by = (select app.actor_id())
    or (select app.sees_all()));
create policy sender_or_manager_changes on invitation for update
  using (estate_id = any ((select app.managed_estates())::uuid[]) or invited_by = (select app.actor_id())
    or (select app.sees_all()));
create policy manager on invitation for insert
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy landlord on invitation for insert
  with check (
    invited_by = (select app.actor_id())
    and (role = 'TENANT' and exists (
          select from unit u
          where u.id = invitation.unit_id and u.estate_id = invitation.estate_id and u.landlord_id = (select app.actor_id()))
      or role = 'PROPERTY_MANAGER' and cardinality(unit_ids) > 0 and not exists (
          select from unnest(unit_ids) given (id)
          where not exists (select from unit u
            where u.id = given.id and u.estate_id = invitation.estate_id and u.landlord_id = (select app.actor_id())))));
-- An invitation to a unit is seen by who lets it.
create policy to_my_unit on invitation for select using (
  role = 'TENANT' and (unit_id = any ((select app.assigned_units())::uuid[])
    or exists (select from unit u where u.id = invitation.unit_id and u.landlord_id = (select app.actor_id()))));

-- What opens an invitation: one link per way it was sent, so that accepting proves the address it came by. One that
-- was handed over (LINK) proves none.
create table invitation_link (
  -- SHA-256 of 160 random bits; the token itself is in the message alone.
  token_hash bytea primary key,
  invitation_id uuid not null references invitation on delete cascade,
  channel text not null check (channel in ('EMAIL', 'SMS', 'LINK')),
  -- Holds while it equals the invitation's sent_count.
  sending int not null,
  created_at timestamptz not null default app.now()
);
create unique index invitation_link_sent on invitation_link (invitation_id, sending, channel) where channel <> 'LINK';
create index on invitation_link (invitation_id);

call app.protect('invitation_link', 'select, insert, delete');
create policy system on invitation_link using ((select app.is_system())) with check ((select app.is_system()));

-- Whether somebody who can sign in belongs to an estate in a role, by their address: checked past row-level
-- security, since the inviter may not see them.
create function app.belongs_to_estate(the_estate uuid, the_role user_role, the_email citext, the_phone text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from estate_association a join users u on u.id = a.user_id join credential c on c.user_id = u.id
    where a.estate_id = the_estate and a.role = the_role and (u.email = the_email or u.phone = the_phone))
$$;

-- Makes room for a new invitation: those to the same address that have run out are written down as expired.
create function app.lapse_invitations(the_estate uuid, the_email citext, the_phone text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update invitation set status = 'EXPIRED'
  where estate_id = the_estate and status = 'PENDING' and expires_at <= app.now()
    and (email = the_email or phone = the_phone)
$$;

-- The one that waits already, whoever sent it.
create function app.pending_invitation(the_estate uuid, the_role user_role, the_unit uuid, the_email citext, the_phone text)
returns uuid language sql stable security definer set search_path = public, pg_temp as $$
  select id from invitation
  where estate_id = the_estate and role = the_role and unit_id is not distinct from the_unit and status = 'PENDING'
    and (email = the_email or phone = the_phone)
  limit 1
$$;
