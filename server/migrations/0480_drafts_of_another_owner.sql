-- A lease that is still being written is for whoever owns its homes by then: nothing is agreed with the owner before.
create function app.give_landlord_to_drafts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update lease set landlord_id = new.landlord_id where property_id = new.id and status = 'DRAFT';
  return null;
end $$;
create trigger landlord_of_drafts after update of landlord_id on property for each row
  when (old.landlord_id is distinct from new.landlord_id) execute function app.give_landlord_to_drafts();

update lease l set landlord_id = p.landlord_id from property p
where p.id = l.property_id and l.status = 'DRAFT' and l.landlord_id is distinct from p.landlord_id;
