-- Nobody becomes a tenant without their yes, and nobody is named by a stranger.

-- ── a tenancy that waits for its tenant ─────────────────────────────────────────────────────────

alter table lease
  -- What was owed before Gida, {key, transaction_type, description, amount, due_date}: raised once the tenant has said yes.
  add column brought_forward jsonb,
  drop constraint lease_ending_kind_check,
  drop constraint lease_has_tenant,
  -- DECLINED: the person named says that it is not theirs. They are taken off the lease; the name that was written stays.
  add constraint lease_ending_kind_check check (ending_kind in ('MOVED_OUT', 'NOTICE', 'BREACH', 'COURT_ORDER', 'TRANSFER',
    'OTHER', 'CALLED_OFF', 'CANCELLED', 'DECLINED')),
  add constraint lease_has_tenant check (tenant_id is not null or status = 'DRAFT' or ending_kind in ('CANCELLED', 'DECLINED'));

-- Whose tenancy it is, once both sides have agreed. Lists, names of tenants and searches go by this.
create or replace function app.tenant_shown(l lease) returns uuid language sql immutable parallel safe
  return case when l.status not in ('DRAFT', 'PENDING_SIGNATURE') and l.ending_kind is distinct from 'CANCELLED' then l.tenant_id end;
update lease_unit u set tenant_id = null from lease l where l.id = u.lease_id and l.status = 'PENDING_SIGNATURE';

-- The leases that wait for the actor's yes. They are seen, with their home and its estate, by nobody else's leave.
create function app.proposed_leases() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(id), '{}') from lease where tenant_id = app.actor_id() and status = 'PENDING_SIGNATURE'
$$;
create function app.proposed_estates() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct estate_id), '{}') from lease where id = any (app.proposed_leases())
$$;
create or replace function app.rented_units() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct unit_id), '{}') from lease_unit
  where tenant_id = app.actor_id() or lease_id = any (app.proposed_leases())
$$;
create or replace function app.rented_properties() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct property_id), '{}') from unit where id = any (app.rented_units())
$$;
create policy proposed on lease_unit for select using (lease_id = any ((select app.proposed_leases())::uuid[]));
create policy proposed on estate for select using (id = any ((select app.proposed_estates())::uuid[]));
-- Who asks me.
create policy proposer on users for select using (exists (
  select from lease l where l.created_by = users.id and l.id = any ((select app.proposed_leases())::uuid[])));

-- ── who has asked to be a tenant ────────────────────────────────────────────────────────────────

-- Whether a person has agreed to be a tenant of an estate: they accepted an invitation into it, or have or had a home there.
-- An account that nobody has opened is a name in the books of who wrote it, and is asked when it is opened.
create function app.has_agreed(the_tenant uuid, the_estate uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from credential where user_id = the_tenant) and not exists (select from session where user_id = the_tenant)
    or exists (select from estate_association where estate_id = the_estate and user_id = the_tenant and role = 'TENANT')
      and (exists (
          select from invitation
          where estate_id = the_estate and accepted_by = the_tenant and role = 'TENANT' and status = 'ACCEPTED')
        or exists (
          select from lease l
          where l.estate_id = the_estate and l.tenant_id = the_tenant and app.tenant_shown(l) is not null))
$$;
create index on invitation (accepted_by) where accepted_by is not null;

-- ── who sees, and so may name, whom ─────────────────────────────────────────────────────────────

-- Tenants who joined by an invitation of the actor's, or to a home that the actor owns or looks after.
create function app.joined_tenants() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct i.accepted_by), '{}')
  from invitation i join estate_association a on a.estate_id = i.estate_id and a.user_id = i.accepted_by and a.role = 'TENANT'
  where i.role = 'TENANT' and i.estate_id = any (app.my_estates())
    and (i.invited_by = app.actor_id() or i.unit_id = any (app.assigned_units())
      or exists (select from unit u where u.id = i.unit_id and u.landlord_id = app.actor_id()))
$$;
create policy joined on users for select using (id = any ((select app.joined_tenants())::uuid[]));

-- A lease that its tenant has not agreed to shows nobody who they are.
alter policy through_lease on users using (exists (
  select from lease l where l.tenant_id = users.id and app.tenant_shown(l) is not null
    and (l.landlord_id = (select app.actor_id()) or l.unit_id = any ((select app.assigned_units())::uuid[])
      or l.id = any ((select app.assigned_leases())::uuid[]))));

-- An invitation to a home is seen by who lets it.
create policy to_my_unit on invitation for select using (
  role = 'TENANT' and (unit_id = any ((select app.assigned_units())::uuid[])
    or exists (select from unit u where u.id = invitation.unit_id and u.landlord_id = (select app.actor_id()))));

-- Nobody is put into an estate by somebody who does not see them: belonging there would show who they are.
create function app.guard_member() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if app.actor_id() is not null and not app.is_system() and not exists (select from users where id = new.user_id) then
    raise exception 'this person is not theirs to bring in' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_member before insert on estate_association for each row execute function app.guard_member();

-- Nobody is named in a lease by a stranger, and no lease runs that its tenant has not asked for. With the rights of whoever
-- writes: whom and which invitations they see is answered by row-level security.
create function app.guard_tenant() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  is_new boolean := tg_op = 'INSERT';
  is_named boolean := is_new or new.tenant_id is distinct from old.tenant_id;
  is_invited boolean := is_new or new.invitation_id is distinct from old.invitation_id;
begin
  if app.actor_id() is null or app.is_system() then return new; end if;
  if is_named and new.tenant_id is not null and not exists (select from users where id = new.tenant_id) then
    raise exception 'this tenant is not theirs to name' using errcode = '42501';
  end if;
  if is_invited and new.invitation_id is not null and not exists (
      select from invitation where id = new.invitation_id and role = 'TENANT') then
    raise exception 'this invitation is not theirs to use' using errcode = '42501';
  end if;
  if new.status = 'ACTIVE' and (is_named or old.status <> 'ACTIVE') and not app.has_agreed(new.tenant_id, new.estate_id) then
    raise exception 'this tenant has not agreed' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_tenant before insert or update of tenant_id, invitation_id, status on lease
  for each row execute function app.guard_tenant();
drop function app.is_tenant(uuid);

-- ── imports say how many leases wait ────────────────────────────────────────────────────────────

alter table import alter column result set default '{"rows": 0, "failed": 0, "units": 0, "people": 0, "leases": 0, "waiting": 0, "undone": 0, "kept": 0, "to_invite": 0, "invited": 0, "not_invited": 0}';
update import set result = result || '{"waiting": 0}';

-- ── every id refers to something ────────────────────────────────────────────────────────────────

alter table invitation add constraint invitation_of_estate unique (id, estate_id);
update lease set invitation_id = null where invitation_id is not null and not exists (
  select from invitation i where i.id = lease.invitation_id and i.estate_id = lease.estate_id and i.role = 'TENANT');
drop index lease_property_id_idx;
create index on lease (property_id);
create index on lease_unit (landlord_id);
create index on import_invitee (unit_id);
-- A lease waits for an invitation into its own estate.
alter table lease add constraint lease_invitation foreign key (invitation_id, estate_id) references invitation (id, estate_id);
alter table lease_unit
  add foreign key (tenant_id) references users,
  add foreign key (landlord_id) references users;
alter table tenant_home
  add foreign key (estate_id) references estate,
  add foreign key (landlord_id) references users;
update import_invitee set unit_id = null where unit_id is not null and not exists (select from unit u where u.id = unit_id);
alter table import_invitee add foreign key (unit_id) references unit on delete set null;
