-- WhatsApp is a way out too: what answers those who wrote there. Nobody is written to who did not write first.
alter table outbox_message drop constraint outbox_message_channel_check;
alter table outbox_message add constraint outbox_message_channel_check
  check (channel in ('EMAIL', 'SMS', 'PUSH', 'WHATSAPP')) not valid;
alter table outbox_message validate constraint outbox_message_channel_check;

alter table delivery_breaker drop constraint delivery_breaker_channel_check;
alter table delivery_breaker add constraint delivery_breaker_channel_check
  check (channel in ('EMAIL', 'SMS', 'PUSH', 'WHATSAPP')) not valid;
alter table delivery_breaker validate constraint delivery_breaker_channel_check;

alter table phone_use drop constraint phone_use_channel_check;
alter table phone_use add constraint phone_use_channel_check check (channel in ('SMS', 'USSD', 'WHATSAPP')) not valid;
alter table phone_use validate constraint phone_use_channel_check;

alter type alert_answer_way add value 'USSD';
alter type alert_answer_way add value 'WHATSAPP';

create or replace function app.ways_out() returns table (way text, last_success_at timestamptz, failed bigint, open_until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select w.way,
    (select max(sent_at) from (select sent_at from outbox_message where channel = w.way order by created_at desc limit 500) latest),
    (select count(*) from outbox_message where channel = w.way and created_at > app.now() - interval '3 days'
      and failed_at > app.now() - interval '1 hour'),
    (select b.open_until from delivery_breaker b where b.channel = w.way and b.open_until > app.now())
  from unnest(array['EMAIL', 'SMS', 'PUSH', 'WHATSAPP']) w (way) where app.sees_all()
  union all
  select 'PAYMENTS', (select max(answered_at) from (select answered_at from payment order by id desc limit 500) latest),
    coalesce((select count from provider_refusal where day = app.today()), 0), null where app.sees_all()
$$;
