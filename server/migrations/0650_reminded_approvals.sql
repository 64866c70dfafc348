-- An undecided approval: its owner is reminded once by a second link, while the first one still works, and staff are told when both have run out.
alter table work_approval add column reminder_hash bytea unique;
alter table work_approval add column unanswered_at timestamptz;
comment on column work_approval.unanswered_at is 'When staff were told that nobody answered before the links ran out';
call app.audit('work_approval', 'work_order', 'order_id', '{token_hash,reminder_hash}');

create or replace function app.give_landlord_to_work() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update work_order set landlord_id = new.landlord_id where property_id = new.id;
  update work_approval a set token_hash = null, reminder_hash = null, expires_at = null, unanswered_at = null from work_order o
    where o.property_id = new.id and a.order_id = o.id and a.state = 'ASKED' and a.token_hash is not null;
  return null;
end $$;

alter type work_event_kind add value 'APPROVAL_UNANSWERED';
