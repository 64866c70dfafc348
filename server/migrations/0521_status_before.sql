-- What an account was before somebody was shut out of it, so that letting them in again shows nothing of an address that was never shown.
alter table users add column status_before user_status;
call app.audit('users', 'person', 'id', '{search_text,sort_name,updated_at,is_demo,status_before}');

create function app.keep_status_before() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.status_before := case when old.status = 'INACTIVE' then old.status_before else old.status end;
  return new;
end $$;
create trigger status_before before update of status on users for each row when (new.status = 'INACTIVE')
  execute function app.keep_status_before();

-- Of those who are shut out already: whose address nobody has shown, neither by a link nor by an invitation, is not taken for shown.
update users u set status_before = 'PENDING_VERIFICATION'
where status = 'INACTIVE' and email is not null and email_verified_at is null and merged_into is null and erased_at is null
  and not exists (select from invitation i where i.accepted_by = u.id);
