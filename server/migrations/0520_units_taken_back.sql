-- A landlord takes their own units back from a property manager whom they brought into the estate themselves.
create policy brought_in on unit_assignment for delete using (
  exists (select from unit u where u.id = unit_id and u.landlord_id = (select app.actor_id()))
  and exists (select from invitation i where i.accepted_by = unit_assignment.user_id
    and i.estate_id = unit_assignment.estate_id and i.invited_by = (select app.actor_id()) and i.role = 'PROPERTY_MANAGER'));
