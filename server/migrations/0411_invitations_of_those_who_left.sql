-- Who does not run an estate any more brings nobody in to run it, own in it or look after it. A tenant whom they invited may still join.
-- And whoever is taken out of it does not come back by an invitation from before.
create function app.revoke_invitations_of_those_who_left() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update invitation i set status = 'REVOKED' from old_rows o
  where i.estate_id = o.estate_id and i.status = 'PENDING' and (i.user_id = o.user_id
    or i.invited_by = o.user_id and i.role <> 'TENANT' and o.role in ('ESTATE_MANAGER', 'LANDLORD'));
  return null;
end $$;
create trigger revoke_invitations after delete on estate_association referencing old table as old_rows
  for each statement execute function app.revoke_invitations_of_those_who_left();

create function app.revoke_invitations_of_removed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update invitation set status = 'REVOKED' where user_id = old.id and status = 'PENDING';
  return old;
end $$;
create trigger revoke_invitations_of_removed before delete on users
  for each row execute function app.revoke_invitations_of_removed();

create function app.revoke_invitations_of_deactivated() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update invitation set status = 'REVOKED' where invited_by = new.id and status = 'PENDING' and role <> 'TENANT';
  return null;
end $$;
create trigger revoke_invitations after update of status on users
  for each row when (new.status = 'INACTIVE' and old.status <> 'INACTIVE') execute function app.revoke_invitations_of_deactivated();

-- Whoever manages an estate no more may not send again what they sent as its manager.
alter policy sender_or_manager_changes on invitation
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
    or invited_by = (select app.actor_id()) and role in ('TENANT', 'PROPERTY_MANAGER'));
