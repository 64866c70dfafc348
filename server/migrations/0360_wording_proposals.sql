-- Better words for a text of the app, from people who speak its language. What is accepted is changed in the code of the catalogue.
create table wording_proposal (
  id uuid primary key default uuidv7(),
  proposer_id uuid not null references users,
  -- The proposer's key: sent again with it, it is the same proposal.
  client_id uuid not null,
  language text not null check (language in ('pcm', 'ha', 'yo', 'ig')),
  -- The catalogue of the text and its names in it.
  key text not null check (length(key) between 3 and 200),
  -- The text and its English as they stood then: either may be another by the time somebody decides.
  english text not null check (length(english) between 1 and 600),
  present text not null check (length(present) between 1 and 600),
  proposed text not null check (length(proposed) between 1 and 600 and proposed <> present),
  why text check (length(why) <= 300),
  proposed_at timestamptz not null default app.now(),
  decided_at timestamptz,
  decided_by uuid references users,
  -- Without one, what is decided is accepted.
  decline_reason text check (length(decline_reason) between 3 and 300),
  check ((decided_at is null) = (decided_by is null)),
  check (decline_reason is null or decided_at is not null),
  unique (proposer_id, client_id)
);
create index on wording_proposal (proposer_id, proposed_at desc);
create index wording_proposal_waiting on wording_proposal (proposed_at) where decided_at is null;
create index wording_proposal_decided on wording_proposal (decided_at) where decided_at is not null;

call app.protect('wording_proposal', 'select, insert, update, delete');
create policy reader on wording_proposal for select
  using (proposer_id = (select app.actor_id()) or (select app.sees_all()) or (select app.is_system()));
create policy speaker_proposes on wording_proposal for insert
  with check ((select app.is_system()) or proposer_id = (select app.actor_id()) and decided_at is null);
create policy platform_decides on wording_proposal for update
  using ((select app.sees_all()) and decided_at is null) with check ((select app.sees_all()) and decided_by = (select app.actor_id()));
create policy system_merges on wording_proposal for update using ((select app.is_system())) with check ((select app.is_system()));
create policy speaker_withdraws on wording_proposal for delete
  using (proposer_id = (select app.actor_id()) and decided_at is null or (select app.is_system()));
create trigger keep after update on wording_proposal referencing old table as old_rows new table as new_rows for each statement
  execute function app.keep_columns('client_id', 'language', 'key', 'english', 'present', 'proposed', 'why', 'proposed_at');
call app.audit('wording_proposal', 'wording_proposal', 'id', '{client_id}');

-- What a person proposed goes with the person.
create or replace function app.erase_rows(the_request uuid, the_table text, key_column text, keys uuid[], capability text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare done bigint;
begin
  perform app.refuse_unless_erasing(the_request, capability);
  if the_table <> all (array['alert_roster', 'api_key', 'application', 'calendar_entry', 'calendar_feed', 'credential',
    'delivery_intent', 'document', 'identity', 'idempotency_key', 'live_event', 'mailed_token', 'meeting_link', 'message_block', 'notification',
    'notification_choice', 'notification_setting', 'outbox_message', 'payout_setup_skip', 'personal_export', 'push_subscription',
    'report_view', 'second_factor', 'sign_in_challenge', 'sign_in_code', 'statement_delivery', 'upload_part', 'user_profile',
    'wording_proposal']) then
    raise exception 'no rows of % are deleted', the_table using errcode = '42501';
  end if;
  execute format('delete from public.%I where %I = any ($1)', the_table, key_column) using keys;
  get diagnostics done = row_count;
  perform app.erase_laid_aside(the_table, key_column, keys, array(select name from app.columns_with_words(the_table)));
  return done;
end $$;
