-- What a vendor's phone sends again on a bad line has the key of the first time, and is one.

alter table work_file add client_id uuid;
create unique index work_file_sent on work_file (order_id, client_id) where client_id is not null;

alter table work_event add client_id uuid;
create unique index work_event_said on work_event (order_id, client_id) where client_id is not null;
