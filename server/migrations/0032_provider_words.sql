-- What the provider says of several things alike, payments begun more than once, and money that the server sends back.

alter table provider_event
  add column distinct_by text not null default '',
  drop constraint provider_event_event_object_reference_object_status_key,
  add constraint provider_event_once unique (event, object_reference, object_status, distinct_by);
comment on column provider_event.distinct_by is
  'Of a refund''s event: the refund where it names one, else a mark of its own, since it may be about any refund of the payment.';

-- No foreign key: its lock on the first attempt would be taken after the totals, and whoever books money takes them after it.
alter table payment add column first_attempt_id uuid;
comment on column payment.first_attempt_id is
  'The first attempt of the same wish to pay, where this one took its place because nobody had its page. The first has none.';
create index payment_attempts on payment (first_attempt_id) where first_attempt_id is not null;

alter table refund
  alter column created_by drop not null,
  add constraint by_the_server_through_the_provider check (created_by is not null or way = 'PROVIDER');
comment on column refund.created_by is 'Null: the server sends back what was paid twice.';
create unique index refund_by_the_server_once on refund (payment_id) where created_by is null;
