-- Nobody becomes a tenant without their yes, and nobody is named by a stranger.

-- Whether a person has agreed to be a tenant of an estate: they accepted an invitation into it, or have or had a tenancy there.
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

-- Tenants who joined by an invitation of the actor's, or to a unit that the actor owns or looks after.
create function app.joined_tenants() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct i.accepted_by), '{}')
  from invitation i join estate_association a on a.estate_id = i.estate_id and a.user_id = i.accepted_by and a.role = 'TENANT'
  where i.role = 'TENANT' and i.estate_id = any (app.my_estates())
    and (i.invited_by = app.actor_id() or i.unit_id = any (app.assigned_units())
      or exists (select from unit u where u.id = i.unit_id and u.landlord_id = app.actor_id()))
$$;

create policy joined on users for select using (id = any ((select app.joined_tenants())::uuid[]));

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
