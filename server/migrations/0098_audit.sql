-- Who did what to what, when, from what to what, and from where. Triggers lay each change aside in the transaction that makes it; a
-- job writes what is committed into the chain (server/domains/audit).

create extension if not exists hstore;

create type audit_operation as enum ('ADDED', 'CHANGED', 'REMOVED');

-- What is committed and not yet in the chain. Nobody waits for anybody here: a late transaction is met by a later run.
create table audit_change (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Who acted, as it was said under the seal: person, role, session. Null where it was not the server, but the database's owner.
  acting text,
  -- What the server says of the call or the job: its action, request, address and device, and who made the call.
  origin jsonb,
  operation audit_operation not null,
  table_name text not null,
  subject_type text not null,
  subject_id uuid,
  -- The ids by which the row is placed: its estate, home, people.
  place hstore not null,
  before hstore,
  after hstore
);
call app.protect('audit_change', 'select, delete');
create policy system on audit_change using ((select app.is_system()));

-- The chain. `text` is what was hashed, to the letter; every other column says what stands in it, for finding.
create table audit_entry (
  number bigint primary key check (number > 0),
  text text not null,
  -- SHA-256 of the text; and of the text before, which stands in this one too.
  hash bytea not null unique check (length(hash) = 32),
  previous_hash bytea not null unique check (length(previous_hash) = 32),
  id uuid not null unique generated always as (encode(substring(hash from 1 for 16), 'hex')::uuid) stored,
  at timestamptz not null,
  recorded_at timestamptz not null,
  actor_id uuid,
  action text not null,
  operation audit_operation not null,
  table_name text not null,
  subject_type text not null,
  subject_id uuid,
  estate_id uuid,
  landlord_id uuid,
  -- Whom the row is of: what is erased of this person is erased here.
  person_id uuid
);
create index on audit_entry (estate_id, number, id);
create index on audit_entry (estate_id, subject_type, number, id);
create index on audit_entry (landlord_id, number, id) where landlord_id is not null;
create index on audit_entry (landlord_id, subject_type, number, id) where landlord_id is not null;
create index on audit_entry (subject_type, number, id);
-- From a day to the numbers of that day: both only rise.
create index on audit_entry (recorded_at, number);
create index on audit_entry (subject_id, number, id);
create index on audit_entry (actor_id, number);
create index on audit_entry (person_id) where person_id is not null;
create trigger append_only before update or delete or truncate on audit_entry for each statement execute function app.refuse_change();

-- What the chain knows only as a salted digest: words, names, numbers of phones and accounts, addresses. It can be erased.
create table audit_value (
  number bigint not null references audit_entry,
  -- Such as `after.name`, or `from.address`.
  field text not null,
  salt bytea not null check (length(salt) = 16),
  value text not null,
  recorded_at timestamptz not null,
  primary key (number, field)
);
-- What a person came from is forgotten sooner than the rest.
create index on audit_value (recorded_at) where field like 'from.%';
create trigger keep before update or truncate on audit_value for each statement execute function app.refuse_change();

-- The root of what was recorded on a day in Lagos: a checkpoint, signed as a note.
create table audit_root (
  day date primary key,
  first_number bigint not null unique references audit_entry,
  last_number bigint not null unique references audit_entry,
  text text not null,
  -- The line below the text: the signer's name, and the key's four first bytes with the signature.
  signature text not null,
  created_at timestamptz not null default app.now()
);
create trigger append_only before update or delete or truncate on audit_root for each statement execute function app.refuse_change();

-- The public keys that ever signed one, in the form in which a reader of notes takes them.
create table audit_key (
  verifier text primary key,
  first_used_at timestamptz not null default app.now()
);

-- Managers read what is of their estates and of the people in them, owners what is of their homes, administrators all.
create function app.people_of_estates() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct user_id), '{}') from estate_association where estate_id = any (app.managed_estates())
$$;
call app.protect('audit_entry', 'select, insert');
create policy reader on audit_entry for select using (
  (select app.sees_all()) or estate_id = any ((select app.managed_estates())::uuid[])
  or landlord_id = (select app.actor_id()) and (select app.actor_role()) = 'LANDLORD'
  or estate_id is null and subject_type = 'person' and subject_id = any ((select app.people_of_estates())::uuid[]));
create policy system on audit_entry for insert with check ((select app.is_system()));
call app.protect('audit_value', 'select, insert, delete');
create policy reader on audit_value for select using (exists (select from audit_entry e where e.number = audit_value.number));
create policy system on audit_value for insert with check ((select app.is_system()));
create policy erased on audit_value for delete using ((select app.is_system()));
call app.protect('audit_root', 'select, insert');
create policy everybody on audit_root for select using (true);
create policy system on audit_root for insert with check ((select app.is_system()));
call app.protect('audit_key', 'select, insert');
create policy everybody on audit_key for select using (true);
create policy system on audit_key for insert with check ((select app.is_system()));

-- For the owner of the database.
create view audit_view with (security_invoker = true) as
  select number, at, actor_id, action, subject_type, subject_id, encode(hash, 'hex') as hash,
    encode(previous_hash, 'hex') as previous_hash
  from audit_entry;

-- What was said under a valid seal.
create function app.said_under_seal() returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select substr(said, 66) from app.acting_key, (select current_setting('app.acting', true)) now (said)
  where left(said, 64) = app.seal(substr(said, 66), seal)
$$;
revoke execute on function app.said_under_seal from public;

-- Lays a change aside: only the columns that changed. Arguments: what the row is of, the column that names it, columns that do not count.
create function app.lay_change_aside() returns trigger language plpgsql security definer
set search_path = public, pg_temp set timezone = 'UTC' set datestyle = 'ISO' as $$
declare
  was hstore := case when tg_op <> 'INSERT' then hstore(old) - tg_argv[2:] end;
  becomes hstore := case when tg_op <> 'DELETE' then hstore(new) - tg_argv[2:] end;
  of_row hstore := coalesce(becomes, was);
begin
  if tg_op = 'UPDATE' then
    becomes := becomes - was;
    if becomes = '' then return null; end if;
    was := slice(was, akeys(becomes));
  end if;
  insert into audit_change (at, acting, origin, operation, table_name, subject_type, subject_id, place, before, after)
  values (date_trunc('milliseconds', app.now()), app.said_under_seal(), nullif(current_setting('app.origin', true), '')::jsonb,
    case tg_op when 'INSERT' then 'ADDED' when 'DELETE' then 'REMOVED' else 'CHANGED' end::audit_operation, tg_table_name,
    tg_argv[0], (of_row -> tg_argv[1])::uuid,
    slice(of_row, '{id,estate_id,unit_id,landlord_id,tenant_id,person_id,user_id}'),
    was, becomes);
  return null;
end $$;

-- Every change of a table is an entry from here on. A change of nothing but the columns that do not count costs a comparison.
create procedure app.audit(
  the_table regclass, subject_type text, subject_column text, ignored text[] default '{}', events text default 'insert or delete')
language plpgsql set search_path = public, pg_temp as $$
declare
  said text := (select string_agg(quote_literal(a), ', ') from unnest(array[subject_type, subject_column] || ignored) a);
  columns text[] := (select array_agg(quote_ident(attname) order by attnum) from pg_attribute
    where attrelid = the_table and attnum > 0 and not attisdropped and attgenerated = '' and attname <> all (ignored));
begin
  execute format('create or replace trigger audit after %s on %s for each row execute function app.lay_change_aside(%s)',
    events, the_table, said);
  execute format('create or replace trigger audit_update after update on %s for each row when ((%s) is distinct from (%s))
    execute function app.lay_change_aside(%s)', the_table,
    (select string_agg('old.' || c, ', ') from unnest(columns) c), (select string_agg('new.' || c, ', ') from unnest(columns) c), said);
end $$;

-- Money. What a payment does to charges, receipts and the books follows from it; those have proofs of their own.
call app.audit('payment', 'payment', 'id', '{search_text,next_check_at,last_checked_at,checks,answered_at,authorization_url,access_code}');
call app.audit('offline_payment', 'payment', 'payment_id');
call app.audit('receipt', 'payment', 'payment_id', '{search_text,facts,sha256,file_key,signed_text,signature,chain_id,chain_position}', 'delete');
call app.audit('charge', 'charge', 'id', '{settled_amount,open_amount,credit_amount,credit_commission,key}');
call app.audit('waiver', 'charge', 'charge_id');
call app.audit('service_charge', 'estate', 'estate_id');
call app.audit('refund', 'refund', 'id', '{seen_before,asked_at,asks,next_check_at,last_checked_at}');
call app.audit('dispute', 'dispute', 'id');
call app.audit('autopay_instruction', 'lease', 'lease_id', '{changed_at}');
call app.audit('payment_method', 'person', 'user_id', '{sealed_authorization,signature}');
call app.audit('payment_promise', 'tenancy', 'tenancy_id');
call app.audit('deposit', 'lease', 'lease_id', '{notified_days}');
call app.audit('deposit_deduction', 'lease', 'lease_id');
call app.audit('cash_banking', 'estate', 'estate_id');
call app.audit('fund_expense', 'estate', 'estate_id');
call app.audit('bank_account', 'estate', 'estate_id');
call app.audit('bank_account_estate', 'estate', 'estate_id');
call app.audit('bank_line', 'bank_line', 'id', '{fingerprint}', 'delete');
call app.audit('bank_line_payment', 'bank_line', 'bank_line_id');
call app.audit('virtual_account', 'lease', 'lease_id');
call app.audit('known_payer', 'lease', 'lease_id');
call app.audit('settlement_difference', 'settlement_difference', 'id');
call app.audit('remittance', 'remittance', 'id', '{asked_at,next_check_at}');
call app.audit('remittance_hold', 'remittance_hold', 'id');
call app.audit('payout_account', 'payout_account', 'id', '{undo_hash}');
call app.audit('statement_delivery', 'person', 'user_id');
call app.audit('vendor', 'vendor', 'id', '{search_text}');
call app.audit('vendor_estate', 'vendor', 'vendor_id');
call app.audit('vendor_bill', 'vendor_bill', 'id');
call app.audit('vendor_payment', 'vendor_payment', 'id');
call app.audit('wht_remittance', 'estate', 'estate_id');
call app.audit('work_order', 'work_order', 'id', '{search_text}');
call app.audit('work_quote', 'work_order', 'order_id');
call app.audit('work_approval', 'work_order', 'order_id', '{token_hash}');
call app.audit('work_approval_vote', 'work_approval', 'approval_id');
call app.audit('work_limit', 'estate', 'estate_id');

-- Homes and leases.
call app.audit('estate', 'estate', 'id', '{search_text,updated_at}');
call app.audit('estate_fee', 'estate', 'estate_id');
call app.audit('reminder_rule', 'estate', 'estate_id', '{updated_at}');
call app.audit('holiday', 'estate', 'estate_id');
call app.audit('property', 'property', 'id', '{search_text,unit_count,occupied_count}');
call app.audit('unit', 'unit', 'id', '{search_text,sort_name,word_starts,let_to}');
call app.audit('unit_assignment', 'unit', 'unit_id');
call app.audit('listing', 'unit', 'unit_id');
call app.audit('lease', 'lease', 'id', '{next_charge_date,ending_notified,pay_number}');
call app.audit('lease_unit', 'lease', 'lease_id');
call app.audit('application', 'application', 'id', '{search_text,token_hash}');

-- Papers.
call app.audit('document', 'document', 'id', '{search_text,words,reminded_days}');
call app.audit('document_version', 'document', 'document_id', '{has_preview}');
call app.audit('document_share', 'document', 'document_id');
call app.audit('inspection', 'inspection', 'id');
call app.audit('inspection_signature', 'inspection', 'inspection_id', '{drawing}');
call app.audit('inspection_deduction', 'inspection', 'inspection_id');
-- What is published of a template, and how a signing goes. What signers did is sealed in their paper.
call app.audit('template', 'template', 'id');
call app.audit('template_version', 'template', 'template_id', '{body,variables,revision,updated_at}');
call app.audit('signature_request', 'document', 'document_id');

-- People and rights.
call app.audit('users', 'person', 'id', '{search_text,sort_name,updated_at,is_demo}');
call app.audit('user_profile', 'person', 'user_id', '{updated_at,preferences}');
call app.audit('estate_association', 'person', 'user_id');
call app.audit('invitation', 'invitation', 'id', '{search_text,sent_count,sent_at}');
call app.audit('credential', 'sign_in', 'user_id', '{password_hash}');
call app.audit('second_factor', 'sign_in', 'user_id', '{sealed_secret,last_step}');
call app.audit('identity', 'sign_in', 'user_id', '{tokens_from}');

-- Alerts.
call app.audit('alert', 'alert', 'id', '{next_step_at}');
call app.audit('alert_roster', 'estate', 'estate_id', '{place}');

-- Where a thing is that is named by its table: its estate and its owner.
create function app.audit_place(subject_type text, subject_id uuid, out estate_id uuid, out landlord_id uuid)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  case
    when subject_type = 'estate' then estate_id := subject_id;
    when subject_type in ('payment', 'charge', 'refund', 'dispute', 'tenancy', 'lease', 'unit', 'property', 'remittance', 'work_order',
        'vendor_bill', 'vendor_payment', 'document', 'inspection') then
      execute format('select t.estate_id, t.landlord_id from %I t where t.id = $1', subject_type)
        into estate_id, landlord_id using subject_id;
    when subject_type = 'payout_account' then select p.user_id into landlord_id from payout_account p where p.id = subject_id;
    when subject_type = 'work_approval' then
      select o.estate_id, o.landlord_id into estate_id, landlord_id
      from work_approval a join work_order o on o.id = a.order_id where a.id = subject_id;
    when subject_type = 'application' then
      select u.estate_id, u.landlord_id into estate_id, landlord_id
      from application a join unit u on u.id = a.unit_id where a.id = subject_id;
    when subject_type = 'template' then select t.estate_id into estate_id from template t where t.id = subject_id;
    else null;
  end case;
  if estate_id is null then -- it is gone: as the entry before said it
    select e.estate_id, e.landlord_id into estate_id, landlord_id from audit_entry e
    where e.subject_id = audit_place.subject_id and e.estate_id is not null order by e.number desc limit 1;
  end if;
end $$;
revoke execute on function app.audit_place from public;

-- The next changes for the chain, taken out of what was laid aside, with where they belong. They are in the chain or back here together.
create function app.take_changes(most int)
returns table (
  at timestamptz, acting text, origin jsonb, operation audit_operation, table_name text, subject_type text, subject_id uuid,
  place jsonb, before jsonb, after jsonb, estate_id uuid, landlord_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app.is_system() then raise exception 'only the server''s own work does this' using errcode = '42501'; end if;
  return query
    with taken as (
      delete from audit_change c where c.id in (select n.id from audit_change n order by n.id limit most) returning c.*)
    select t.at, t.acting, t.origin, t.operation, t.table_name, t.subject_type, t.subject_id, hstore_to_jsonb(t.place),
      hstore_to_jsonb(t.before), hstore_to_jsonb(t.after), coalesce((t.place -> 'estate_id')::uuid, p.estate_id),
      coalesce((t.place -> 'landlord_id')::uuid, p.landlord_id)
    from taken t left join lateral app.audit_place(t.subject_type, t.subject_id) p
      on (t.place -> 'landlord_id') is null or (t.place -> 'estate_id') is null
    order by t.id;
end $$;

-- The first entry that was recorded at a moment or later; behind the last one where there is none.
create function app.first_entry_since(moment timestamptz) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select number from audit_entry where recorded_at >= moment order by recorded_at, number limit 1), 9223372036854775807)
$$;

-- A page of entries as the actor may read them, newest first: of one thing as row-level security shows them, of all by estate or by
-- owner. `alike` holds what columns are equal to; `whom` the actors that are searched for.
create function app.find_entries(
  of_estate uuid, alike jsonb, whom uuid[], since timestamptz, until timestamptz, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('audit_entry', case when not alike ? 'subject_id' then app.listed_estates(of_estate) end,
    case app.actor_role() when 'ADMIN' then 'true' when 'LANDLORD' then format('landlord_id = %L', app.actor_id())
      when 'ESTATE_MANAGER' then format('(estate_id = any (%L::uuid[])%s)', app.managed_estates(),
        case when alike ->> 'subject_type' = 'person' and (alike ->> 'subject_id')::uuid = any (app.people_of_estates())
          then ' or estate_id is null' end)
      else 'false' end,
    concat_ws(' and ', 'true',
      case when of_estate is not null then format('estate_id = %L', of_estate) end,
      (select string_agg(format('%I = %L', key, value), ' and ') from jsonb_each_text(alike)),
      case when whom is not null then format('actor_id = any (%L::uuid[])', whom) end,
      case when since is not null then format('number >= %s', app.first_entry_since(since)) end,
      case when until is not null then format('number < %s', app.first_entry_since(until)) end),
    '-number', skip, take, most) p
$$;
