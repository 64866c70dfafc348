-- What the payment provider tells us, and whether it answers at all.

-- What the provider sent, kept before it is worked on. A forged one is only counted.
create table provider_event (
  id uuid primary key default uuidv7(),
  event text not null,
  object_reference text not null,
  object_status text not null default '',
  body text not null,
  signature_ok boolean not null default true,
  received_at timestamptz not null default app.now(),
  handled_at timestamptz,
  -- Of a refund's event: the refund where it names one, else a mark of its own, since it may be about any refund of the payment.
  distinct_by text not null default '',
  constraint provider_event_once unique (event, object_reference, object_status, distinct_by)
);

call app.protect('provider_event', 'select, insert, update');
create policy system on provider_event using ((select app.sees_all())) with check ((select app.is_system()));

create table provider_refusal (
  day date primary key,
  count bigint not null
);

call app.protect('provider_refusal', 'select, insert, update, delete');
create policy system on provider_refusal using ((select app.sees_all())) with check ((select app.is_system()));

create view provider_event_view with (security_invoker = true) as
  select event, object_reference, signature_ok, received_at, handled_at from provider_event;

grant select on provider_event_view to gida_app;

-- A row while the provider does not answer; every node sees it.
create table provider_outage (
  only_one boolean primary key default true check (only_one),
  since timestamptz not null default app.now()
);

call app.protect('provider_outage', 'select, insert, delete');
create policy system on provider_outage using ((select app.is_system())) with check ((select app.is_system()));
