-- A number counts as somebody's once they have shown that they read what is sent there: until then it may be mistyped, or another's.
alter table users add column phone_verified_at timestamptz;
call app.audit('users', 'person', 'id', '{search_text,sort_name,updated_at,is_demo,status_before}');

create function app.forget_phone_proof() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.phone is null or (new.phone is distinct from old.phone and new.phone_verified_at is not distinct from old.phone_verified_at) then
    new.phone_verified_at := null;
  end if;
  return new;
end $$;
create trigger forget_phone_proof before update of phone on users for each row execute function app.forget_phone_proof();

create or replace function app.guard_rights() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if app.actor_id() is null then return new; end if;
  if not app.sees_all() and (
      (new.email_verified_at is distinct from old.email_verified_at and new.email_verified_at is not null)
      or (new.phone_verified_at is distinct from old.phone_verified_at and new.phone_verified_at is not null)) then
    raise exception 'an address is verified by whoever reads it' using errcode = '42501';
  end if;
  if (old.role, old.status, old.permissions_granted, old.permissions_denied, old.rights_version, old.is_demo)
    is not distinct from (new.role, new.status, new.permissions_granted, new.permissions_denied, new.rights_version, new.is_demo) then
    return new;
  end if;
  if new.id = app.actor_id() and not (new.permissions_granted <@ old.permissions_granted
      and (old.role, old.status, old.permissions_denied, old.is_demo) is not distinct from (new.role, new.status, new.permissions_denied, new.is_demo))
     or (not app.sees_all() and (old.role = 'ADMIN' or new.role = 'ADMIN'
       or exists (select from unnest(new.permissions_granted) g where g like 'platform\_%'))) then
    raise exception 'these rights are not theirs to change' using errcode = '42501';
  end if;
  return new;
end $$;
drop trigger guard_rights on users;
create trigger guard_rights before update of role, status, permissions_granted, permissions_denied, rights_version, is_demo,
    email_verified_at, phone_verified_at
  on users for each row execute function app.guard_rights();

-- Whoever joined by a link that was texted to the number they still have has shown it.
update users u set phone_verified_at = c.given_at
from consent c
where c.user_id = u.id and c.purpose = 'TERMS' and c.channel = 'SMS'
  and exists (select from invitation i where i.accepted_by = u.id and i.phone = u.phone);

alter table mailed_token drop constraint mailed_token_purpose_check;
alter table mailed_token add constraint mailed_token_purpose_check
  check (purpose in ('VERIFY_EMAIL', 'VERIFY_PHONE', 'RESET_PASSWORD')) not valid;
alter table mailed_token validate constraint mailed_token_purpose_check;
