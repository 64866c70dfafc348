-- A key for several estates ends for good in each that its owner leaves: coming back as a manager brings none of it back. The last estate stays
-- named in the key, which is revoked then.
create or replace function app.revoke_keys_of_those_who_left() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update api_key k set revoked_at = app.now(), revoked_by = coalesce(app.actor_id(), k.user_id)
  where k.revoked_at is null and k.user_id in (select user_id from old_rows where role = 'ESTATE_MANAGER')
    and not exists (
      select from api_key_estate e join estate_association a on a.estate_id = e.estate_id
      where e.key_id = k.id and a.user_id = k.user_id and a.role = 'ESTATE_MANAGER');
  delete from api_key_estate e using api_key k, old_rows o
  where k.id = e.key_id and k.revoked_at is null and o.user_id = k.user_id and o.estate_id = e.estate_id
    and o.role = 'ESTATE_MANAGER';
  return null;
end $$;

-- Of those who have left already.
delete from api_key_estate e using api_key k
where k.id = e.key_id and k.revoked_at is null and not exists (
  select from estate_association a where a.estate_id = e.estate_id and a.user_id = k.user_id and a.role = 'ESTATE_MANAGER');
