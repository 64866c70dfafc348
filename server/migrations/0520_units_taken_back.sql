-- Whoever owns a home takes it back also from the property manager whom the owner before brought in: an invitation of theirs
-- says who that is. Whom the founder of an estate brought in is of its office.
create function app.came_for_an_owner(the_user uuid, the_estate uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from invitation i join users u on u.id = i.invited_by
    where i.accepted_by = the_user and i.estate_id = the_estate and i.role = 'PROPERTY_MANAGER' and u.role = 'LANDLORD'
      and i.invited_by is distinct from (select e.created_by from estate e where e.id = the_estate))
$$;

create policy brought_in on unit_assignment for delete using (
  exists (select from unit u where u.id = unit_id and u.landlord_id = (select app.actor_id()))
  and app.came_for_an_owner(user_id, estate_id));
