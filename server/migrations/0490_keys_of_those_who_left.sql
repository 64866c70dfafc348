-- A key ends for good where its owner leaves the last of its estates: nobody is shown one in force that is not, and none comes to life again with its
-- owner.
create function app.revoke_keys_of_those_who_left() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update api_key k set revoked_at = app.now(), revoked_by = coalesce(app.actor_id(), k.user_id)
  where k.revoked_at is null and k.user_id in (select user_id from old_rows where role = 'ESTATE_MANAGER')
    and not exists (
      select from api_key_estate e join estate_association a on a.estate_id = e.estate_id
      where e.key_id = k.id and a.user_id = k.user_id and a.role = 'ESTATE_MANAGER');
  return null;
end $$;
create trigger revoke_keys after delete on estate_association referencing old table as old_rows
  for each statement execute function app.revoke_keys_of_those_who_left();

update api_key k set revoked_at = now(), revoked_by = k.user_id
where k.revoked_at is null and not exists (
  select from api_key_estate e join estate_association a on a.estate_id = e.estate_id
  where e.key_id = k.id and a.user_id = k.user_id and a.role = 'ESTATE_MANAGER');
