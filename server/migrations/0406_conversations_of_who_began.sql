-- A conversation is found by who takes part and what it is about only until somebody joins or leaves it: then the same people begin another.
drop trigger keep on conversation;
create trigger keep after update on conversation referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('kind', 'about_type', 'about_id', 'office_estate_id', 'created_by');
update conversation c set key = null
where key is not null and exists (
  select from conversation_participant p where p.conversation_id = c.id and p.left_at is not null and not p.is_office);
