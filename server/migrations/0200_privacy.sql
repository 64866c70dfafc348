-- What people ask about their own data, the copies that they are given, and what carries out an erasure.

alter table users add column erased_at timestamptz;
alter table users drop constraint users_reachable,
  add constraint users_reachable check (email is not null or phone is not null or erased_at is not null),
  -- Nobody comes in again as somebody who was erased.
  add constraint users_erased_stay_out check (erased_at is null or status = 'INACTIVE');
call app.audit('users', 'person', 'id', '{search_text,sort_name,updated_at,is_demo}');

create type privacy_request_kind as enum ('ACCESS', 'CORRECTION', 'ERASURE', 'OBJECTION', 'RESTRICTION');
-- WAITING: an erasure that something still stands against. ERASING: the job is at it.
create type privacy_request_state as enum ('OPEN', 'IN_PROGRESS', 'WAITING', 'ERASING', 'DONE', 'REFUSED', 'WITHDRAWN');

create table privacy_request (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  -- Of whom the person was when they asked: whoever manages one of these sees it.
  estate_ids uuid[] not null default '{}',
  kind privacy_request_kind not null,
  state privacy_request_state not null default 'OPEN',
  -- What the person says, in their words.
  words text not null default '' check (length(words) <= 2000),
  -- Aimed at, and promised.
  aim_on date not null,
  due_on date not null check (due_on >= aim_on),
  delay_reason text check (length(delay_reason) between 1 and 500),
  answer text check (length(answer) between 1 and 2000),
  answered_by uuid references users,
  -- What stands against an erasure: what it is, in words, and until when, as far as that is known.
  blockers jsonb not null default '[]' check (jsonb_typeof(blockers) = 'array'),
  -- When it is looked at again.
  again_on date,
  -- What an erasure left, under which law and until when.
  kept_data jsonb not null default '[]' check (jsonb_typeof(kept_data) = 'array'),
  created_at timestamptz not null default app.now(),
  closed_at timestamptz,
  check ((state in ('DONE', 'REFUSED', 'WITHDRAWN')) = (closed_at is not null)),
  check (state = 'WAITING' or again_on is null)
);
create index on privacy_request (user_id, id desc);
create index privacy_request_open on privacy_request (due_on, id) where closed_at is null;
-- One of a kind at a time.
create unique index privacy_request_once on privacy_request (user_id, kind) where closed_at is null;
call app.audit('privacy_request', 'person', 'user_id', '{}');

call app.protect('privacy_request', 'select, insert, update');
create policy reader on privacy_request for select using (user_id = (select app.actor_id()) or (select app.sees_all())
  or estate_ids && ((select app.managed_estates())::uuid[]));
create policy asked on privacy_request for insert with check (user_id = (select app.actor_id()) and state in ('OPEN', 'WAITING'));
-- A manager answers, and only an administrator lets somebody be erased; nobody answers themselves.
create policy answered on privacy_request for update
  using (((select app.sees_all()) or estate_ids && ((select app.managed_estates())::uuid[])))
  with check ((select app.is_system()) or (user_id <> (select app.actor_id()) and (state <> 'ERASING' or (select app.sees_all()))));
create policy withdrawn on privacy_request for update using (user_id = (select app.actor_id()) and state in ('OPEN', 'IN_PROGRESS', 'WAITING'))
  with check (user_id = (select app.actor_id()) and state = 'WITHDRAWN');
create trigger keep after update on privacy_request referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('user_id', 'estate_ids', 'kind', 'words', 'aim_on', 'due_on', 'created_at');

-- A copy of what is held of a person, made by a job; its file goes after seven days.
create table personal_export (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  status report_status not null default 'WAITING',
  done int not null default 0,
  total int,
  size bigint,
  sha256 bytea check (length(sha256) = 32),
  failure text check (length(failure) <= 500),
  created_at timestamptz not null default app.now(),
  finished_at timestamptz,
  check ((status = 'READY') = (size is not null) and (size is null) = (sha256 is null)),
  check ((status = 'FAILED') = (failure is not null)),
  check ((status in ('WAITING', 'RUNNING')) = (finished_at is null))
);
create index on personal_export (user_id, id desc);
create index on personal_export (finished_at) where finished_at is not null;
-- While one is made there is no second.
create unique index personal_export_once on personal_export (user_id) where status in ('WAITING', 'RUNNING');
call app.audit('personal_export', 'person', 'user_id', '{done,total}');

call app.protect('personal_export', 'select, insert, update, delete');
create policy self on personal_export
  using (user_id = (select app.actor_id()) or (select app.is_system()))
  with check (user_id = (select app.actor_id()) or (select app.is_system()));

-- What a message said before goes into the copy for its writer, and goes with it.
grant select on message_version to gida_app;
create policy copied on message_version for select using ((select app.is_system()));

-- Whether an erasure is under way, and the server itself is at it: the words below change what nothing else may.
create function app.refuse_unless_erasing(the_request uuid, capability text) returns void language plpgsql stable
set search_path = public, pg_temp as $$
begin
  perform app.refuse_unless_server(capability);
  if not app.is_system() or not exists (
    select from privacy_request where id = the_request and kind = 'ERASURE' and state in ('WAITING', 'ERASING')) then
    raise exception 'nothing is erased without a request' using errcode = '42501';
  end if;
end $$;

-- The columns of a table that may hold words. No money, no day, no state and no reference is ever changed by an erasure.
create function app.columns_with_words(the_table text) returns table (name text, type text) language sql stable
set search_path = public, pg_temp as $$
  select attname::text, format_type(atttypid, atttypmod) from pg_attribute
  where attrelid = format('public.%I', the_table)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and format_type(atttypid, atttypmod) in ('text', 'citext', 'jsonb', 'bytea', 'text[]', 'inet')
$$;

-- What the log has laid aside of these rows and not yet chained loses what they said.
create function app.erase_laid_aside(the_table text, key_column text, keys uuid[], columns text[]) returns void language sql
set search_path = public, pg_temp as $$
  update audit_change set before = before - columns, after = after - columns
  where table_name = the_table and (place -> key_column)::uuid = any (keys)
$$;

-- Lets columns of rows say something else: `put` by column, as text, or null.
create function app.erase_cells(the_request uuid, the_table text, key_column text, keys uuid[], put jsonb, capability text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  columns text[] := array(select jsonb_object_keys(put));
  changes text;
  done bigint;
begin
  perform app.refuse_unless_erasing(the_request, capability);
  if the_table like 'audit%' or the_table in ('journal', 'posting', 'receipt') then
    raise exception '% is never changed', the_table using errcode = '42501';
  end if;
  select string_agg(format('%I = ($1 ->> %L)::%s', c, c, w.type), ', ') into changes
  from unnest(columns) c join app.columns_with_words(the_table) w on w.name = c having count(*) = cardinality(columns);
  if changes is null then
    raise exception 'not all of these columns of % hold words: %', the_table, columns using errcode = '42501';
  end if;
  execute format('update public.%I set %s where %I = any ($2)', the_table, changes, key_column) using put, keys;
  get diagnostics done = row_count;
  perform app.erase_laid_aside(the_table, key_column, keys, columns);
  return done;
end $$;

-- Deletes rows of the tables in which that loses nothing that anybody else needs.
create function app.erase_rows(the_request uuid, the_table text, key_column text, keys uuid[], capability text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare done bigint;
begin
  perform app.refuse_unless_erasing(the_request, capability);
  if the_table <> all (array['alert_roster', 'api_key', 'application', 'calendar_entry', 'calendar_feed', 'credential',
    'delivery_intent', 'document', 'identity', 'idempotency_key', 'live_event', 'mailed_token', 'meeting_link', 'message_block', 'notification',
    'notification_choice', 'notification_setting', 'outbox_message', 'payout_setup_skip', 'personal_export', 'push_subscription',
    'report_view', 'second_factor', 'sign_in_challenge', 'sign_in_code', 'statement_delivery', 'upload_part', 'user_profile']) then
    raise exception 'no rows of % are deleted', the_table using errcode = '42501';
  end if;
  execute format('delete from public.%I where %I = any ($1)', the_table, key_column) using keys;
  get diagnostics done = row_count;
  perform app.erase_laid_aside(the_table, key_column, keys, array(select name from app.columns_with_words(the_table)));
  return done;
end $$;

-- A pattern that finds any of these, exactly as they stand: the longest first, so that no part of one stays behind.
create function app.any_of(words text[]) returns text language sql immutable set search_path = public, pg_temp as $$
  select string_agg(regexp_replace(w, '([\\.*+?^${}()|\[\]/-])', '\\\1', 'g'), '|' order by length(w) desc) from unnest(words) w
$$;

-- The same words in what the log has laid aside and not chained: also in what the erasure itself has just changed.
create function app.erase_mentions_aside(the_request uuid, words text[], instead text, capability text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare pattern text := app.any_of(words);
begin
  perform app.refuse_unless_erasing(the_request, capability);
  update audit_change set
    before = (select hstore(array_agg(key), array_agg(regexp_replace(value, pattern, instead, 'gi'))) from each(before)),
    after = (select hstore(array_agg(key), array_agg(regexp_replace(value, pattern, instead, 'gi'))) from each(after))
  where before::text ~* pattern or after::text ~* pattern;
end $$;

-- Puts other words in the place of a person's name and addresses wherever else they stand in these columns.
create function app.erase_mentions(the_request uuid, the_table text, columns text[], words text[], instead text, capability text)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  pattern text := app.any_of(words);
  changes text;
  found text;
  done bigint;
begin
  perform app.refuse_unless_erasing(the_request, capability);
  if the_table like 'audit%' or the_table in ('journal', 'posting', 'receipt') then
    raise exception '% is never changed', the_table using errcode = '42501';
  end if;
  select string_agg(format('%I = regexp_replace(%I::text, $1, $2, ''gi'')::%s', w.name, w.name, w.type), ', '),
    string_agg(format('%I::text ~* $1', w.name), ' or ') into changes, found
  from app.columns_with_words(the_table) w where w.name = any (columns) and w.type in ('text', 'citext', 'jsonb', 'text[]');
  if changes is null or pattern is null then return 0; end if;
  execute format('update public.%I set %s where %s', the_table, changes, found) using pattern, instead;
  get diagnostics done = row_count;
  return done;
end $$;

-- Takes what an account says of a person out of it: whoever comes across it reads the pseudonym, always the same.
create function app.erase_account(the_request uuid, pseudonym text, capability text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare person uuid := (select user_id from privacy_request where id = the_request);
begin
  perform app.refuse_unless_erasing(the_request, capability);
  update users set erased_at = app.now(), full_name = pseudonym, email = null, phone = null, address = null, avatar_version = null,
    status = 'INACTIVE', language = 'en' where id = person;
  perform app.erase_laid_aside('users', 'id', array[person], '{full_name,email,phone,address,avatar_version}');
end $$;

revoke execute on function app.erase_cells, app.erase_rows, app.erase_mentions, app.erase_account, app.erase_mentions_aside, app.erase_laid_aside from public;
grant execute on function app.erase_cells, app.erase_rows, app.erase_mentions, app.erase_mentions_aside, app.erase_account to gida_app;
