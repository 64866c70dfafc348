-- What somebody did or is by name in an estate is seen by a key of theirs where it reaches that estate alone: whom they alerted and invited, what
-- they reported and banked, papers about them.

create or replace function app.leads_alert(the_alert uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from alert where id = the_alert
    and (created_by = app.actor_id() and app.reaches(estate_id) or estate_id = any (app.managed_estates())))
$$;

alter policy reader on alert using (
  estate_id = any ((select app.managed_estates())::uuid[])
  or (app.reaches(estate_id) and (
    created_by = (select app.actor_id())
    or exists (select from alert_recipient r where r.alert_id = alert.id and r.user_id = (select app.actor_id()))
    or exists (select from alert_roster r where r.estate_id = alert.estate_id and r.user_id = (select app.actor_id()))))
  or (select app.sees_all()));

alter policy reader on alert_recipient using (
  estate_id = any ((select app.managed_estates())::uuid[])
  or (select app.sees_all())
  or (app.reaches(estate_id) and (
    user_id = (select app.actor_id())
    or exists (
      select from alert_roster r
      where r.user_id = (select app.actor_id()) and r.estate_id = alert_recipient.estate_id
        and (r.block is null or r.block = alert_recipient.block))))
  or app.leads_alert(alert_id));

alter policy holder_or_manager on cash_banking
  using (holder_id = (select app.actor_id()) and app.reaches(estate_id)
    or estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

alter policy sender_or_manager on invitation
  using (estate_id = any ((select app.managed_estates())::uuid[])
    or invited_by = (select app.actor_id()) and app.reaches(estate_id) or (select app.sees_all()));

alter policy own on maintenance_request
  using (app.reaches(estate_id) and (reported_by = (select app.actor_id()) or tenant_id = (select app.actor_id())
      or landlord_id = (select app.actor_id()))
    or assigned_to = (select app.actor_id()) and estate_id = any ((select app.my_estates())::uuid[]));

alter policy concerned on document
  using (person_id = (select app.actor_id()) and (related_entity_type = 'person' or audience = 'PARTIES')
    and app.reaches(estate_id));

alter policy by_name on document
  using (id = any ((select app.shared_documents())::uuid[]) and app.reaches(estate_id));
