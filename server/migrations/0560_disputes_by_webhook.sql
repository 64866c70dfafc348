-- What is told to endpoints may be a dispute too: a payment that a bank takes back is said to who was told that it came.
create or replace function app.tell_webhooks(the_event text, the_object text, the_id uuid, capability text) returns setof uuid
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
    when 'dispute' then select x.estate_id, x.status::text into of_estate, state from dispute x where x.id = the_id;
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
