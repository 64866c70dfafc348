-- Who acts, by one of three. A session, as before. In its place by its own id: an API key, which acts for an estate manager alone, and whose
-- estates are sealed with who acts; or an impersonation, whose transactions only read, whatever the call.
create or replace function app.act_as(
  the_user uuid, the_session uuid, rights int, the_time timestamptz, sets_up boolean, capability text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_row record;
  key_row record;
  said text;
begin
  select k.seal, sha256(convert_to(capability, 'UTF8')) = any (k.capability_hashes) as is_server,
    u.role, u.status, u.rights_version, s.ended_at, s.expires_at, s.is_setup_only into found_row
  from app.acting_key k
    left join (session s join users u on u.id = s.user_id) on s.id = the_session and s.user_id = the_user;
  if found_row.is_server is not true then
    raise exception 'only the server''s own program may do this' using errcode = '42501';
  end if;
  if found_row.role is null then
    select u.role, u.status, u.rights_version,
      array(select e.estate_id from api_key_estate e where e.key_id = a.id) as estates into key_row
    from api_key a join users u on u.id = a.user_id
    where a.id = the_session and a.user_id = the_user and a.revoked_at is null
      and (a.expires_at is null or a.expires_at > the_time) and u.role = 'ESTATE_MANAGER' and u.status <> 'INACTIVE';
    if not found and app.may_impersonate(the_session, the_user, the_time) then
      select u.role, u.status, u.rights_version, null::uuid[] as estates into key_row from users u where u.id = the_user;
      perform set_config('transaction_read_only', 'on', true);
    elsif key_row.role is null then
      raise exception 'this session is over' using errcode = 'GD001';
    end if;
    if key_row.rights_version <> rights then
      raise exception 'the rights of this person have changed' using errcode = 'GD002';
    end if;
    said := concat_ws('|', the_user, key_row.role, the_session, the_time, key_row.estates);
  else
    if found_row.ended_at is not null or found_row.expires_at <= the_time or found_row.status = 'INACTIVE' then
      raise exception 'this session is over' using errcode = 'GD001';
    end if;
    if found_row.rights_version <> rights then
      raise exception 'the rights of this person have changed' using errcode = 'GD002';
    end if;
    if found_row.is_setup_only and not sets_up then
      raise exception 'a second factor has to be set up first' using errcode = 'GD005';
    end if;
    said := concat_ws('|', the_user, found_row.role, the_session, the_time);
  end if;
  perform set_config('app.acting', app.seal(said, found_row.seal) || '|' || said, true),
    set_config('app.now', the_time::text, true);
end $$;
