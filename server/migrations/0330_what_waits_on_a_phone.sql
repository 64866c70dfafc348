-- What waited on a phone has the key that it was given there: however often and late it is sent, it is one.

alter table maintenance_event add client_id uuid;
create unique index maintenance_event_said on maintenance_event (request_id, client_id) where client_id is not null;

alter table offline_payment add client_id uuid;
create unique index offline_payment_sent on offline_payment (client_id) where client_id is not null;
call app.audit('offline_payment', 'payment', 'payment_id');
