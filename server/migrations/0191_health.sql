-- How the calls of an hour went, for the super admin: never who made them.
create table call_hour (
  hour timestamptz not null,
  -- By its domain and name in the contract.
  call text not null,
  count bigint not null check (count > 0),
  -- Answered by 500 or above.
  errors bigint not null default 0,
  slowest_ms int not null,
  -- How many took up to 50, 100, 200, 400, 800, 1,600 and 3,200 milliseconds, and longer.
  up_to bigint[] not null check (array_length(up_to, 1) = 8),
  primary key (hour, call)
);

call app.protect('call_hour', 'select, insert, update, delete');
create policy platform on call_hour for select using ((select app.sees_all()));
create policy system on call_hour using ((select app.is_system())) with check ((select app.is_system()));

-- The tables that take most room, and the whole database.
create function app.database_size(most int) returns table (name text, bytes bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select null::text, pg_database_size(current_database()) where app.sees_all()
  union all (
    select relname::text, pg_total_relation_size(oid) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and app.sees_all() order by 2 desc limit most)
$$;

-- How the ways out do: when last something was taken there, what failed within the hour, and until when one is left alone.
create function app.ways_out() returns table (way text, last_success_at timestamptz, failed bigint, open_until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select w.way,
    (select max(sent_at) from (select sent_at from outbox_message where channel = w.way order by created_at desc limit 500) latest),
    (select count(*) from outbox_message where channel = w.way and created_at > app.now() - interval '3 days'
      and failed_at > app.now() - interval '1 hour'),
    (select b.open_until from delivery_breaker b where b.channel = w.way and b.open_until > app.now())
  from unnest(array['EMAIL', 'SMS', 'PUSH']) w (way) where app.sees_all()
  union all
  select 'PAYMENTS', (select max(answered_at) from (select answered_at from payment order by id desc limit 500) latest),
    coalesce((select count from provider_refusal where day = app.today()), 0), null where app.sees_all()
$$;
create function app.payment_outage() returns timestamptz
language sql stable security definer set search_path = public, pg_temp as $$
  select since from provider_outage where app.sees_all()
$$;
