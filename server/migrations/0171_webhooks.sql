-- Outgoing webhooks: the addresses that an estate has told of what happens, and what was sent to them.

create table webhook_endpoint (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate on delete cascade,
  url text not null check (length(url) <= 500),
  events text[] not null check (cardinality(events) > 0),
  -- What signs, under AES-256-GCM with a key made from GIDA_SECRET, bound to this row; and the one before it, for a while.
  sealed_secret bytea not null,
  sealed_previous bytea,
  previous_until timestamptz,
  status text not null default 'ON' check (status in ('ON', 'OFF')),
  off_reason text check (off_reason in ('BY_HAND', 'GONE', 'FAILING')),
  -- The first failure since something was answered well.
  failing_since timestamptz,
  -- While it fails nothing is tried before this.
  resume_at timestamptz,
  created_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  check ((sealed_previous is null) = (previous_until is null)),
  check ((status = 'OFF') = (off_reason is not null))
);
create index on webhook_endpoint (estate_id, id);
create index on webhook_endpoint (created_by);

-- What an endpoint is told: written where it happens, in the same transaction. Its id is the `webhook-id`, whenever it is sent.
create table webhook_delivery (
  id uuid primary key default uuidv7(),
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  -- In this order what is about one thing is sent: the thing was locked while each was written.
  number bigint not null generated always as identity,
  event text not null,
  -- What it is about; it may be gone when it is sent.
  object_id uuid not null,
  body text not null check (body is json object),
  status text not null default 'WAITING' check (status in ('WAITING', 'DELIVERED', 'GIVEN_UP')),
  attempts int not null default 0,
  -- When it is to be tried; null once that is over.
  next_at timestamptz,
  last_attempt_at timestamptz,
  answer_status int,
  answer text check (length(answer) <= 1024),
  fault text check (length(fault) <= 200),
  took_ms int,
  created_at timestamptz not null default app.now(),
  check ((status = 'WAITING') = (next_at is not null))
);
create index on webhook_delivery (endpoint_id, number desc);
create index webhook_delivery_waiting on webhook_delivery (endpoint_id, object_id, number) where status = 'WAITING';
create index on webhook_delivery (created_at);

call app.protect('webhook_endpoint', 'select, insert, update, delete');
create policy managed on webhook_endpoint
  using ((select app.is_system()) or estate_id = any ((select app.managed_estates())::uuid[]))
  with check ((select app.is_system()) or estate_id = any ((select app.managed_estates())::uuid[]));
create trigger keep after update on webhook_endpoint referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('estate_id', 'created_by', 'created_at');

call app.protect('webhook_delivery', 'select, insert, update, delete');
create policy with_endpoint on webhook_delivery for select using (exists (select from webhook_endpoint e where e.id = endpoint_id));
create policy written on webhook_delivery for insert with check ((select app.is_system()));
create policy sent on webhook_delivery for update using ((select app.is_system()));
create policy forgotten on webhook_delivery for delete using ((select app.is_system()));

-- Writes down what the endpoints of an estate asked to be told, whoever acts; answers which endpoints those are. Where nobody asked
-- for anything it looks at one index and no more.
create function app.tell_webhooks(the_event text, the_object text, the_id uuid, capability text) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_estate uuid;
  state text;
begin
  perform app.refuse_unless_server(capability);
  if not exists (select from webhook_endpoint where status = 'ON') then return; end if;
  case the_object
    when 'payment' then select x.estate_id, x.status::text into of_estate, state from payment x where x.id = the_id;
    when 'refund' then select x.estate_id, x.status::text into of_estate, state from refund x where x.id = the_id;
    when 'remittance' then select x.estate_id, x.status::text into of_estate, state from remittance x where x.id = the_id;
    when 'lease' then select x.estate_id, x.status::text into of_estate, state from lease x where x.id = the_id;
    when 'deposit' then select x.estate_id, null into of_estate, state from deposit x where x.lease_id = the_id;
    when 'notice' then select x.estate_id, x.state::text into of_estate, state from notice x where x.id = the_id;
    when 'inspection' then select x.estate_id, x.status::text into of_estate, state from inspection x where x.id = the_id;
    when 'maintenance_request' then
      select x.estate_id, x.status::text into of_estate, state from maintenance_request x where x.id = the_id;
    when 'work_order' then select x.estate_id, x.status::text into of_estate, state from work_order x where x.id = the_id;
    when 'application' then select x.estate_id, x.status::text into of_estate, state from application x where x.id = the_id;
    when 'invitation' then select x.estate_id, x.status::text into of_estate, state from invitation x where x.id = the_id;
    when 'signature_request' then
      select x.estate_id, x.state::text into of_estate, state from signature_request x where x.id = the_id;
  end case;
  return query insert into webhook_delivery (endpoint_id, event, object_id, body, next_at)
    select e.id, the_event, the_id, json_build_object('type', the_event,
        'timestamp', to_char(app.now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'data', json_build_object('object', the_object, 'id', the_id, 'estate_id', of_estate, 'status', state))::text, app.now()
    from webhook_endpoint e where e.estate_id = of_estate and e.status = 'ON' and the_event = any (e.events)
    order by e.id
    returning endpoint_id;
end $$;

call app.audit('webhook_endpoint', 'estate', 'estate_id', '{sealed_secret,sealed_previous,failing_since,resume_at}');
