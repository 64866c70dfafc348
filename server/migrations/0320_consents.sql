-- What people agreed to, by purpose and version of the text, and what they took back.

create type consent_purpose as enum ('TERMS', 'PRIVACY', 'PUSH', 'CARD', 'SUPPORT', 'APPLICATION');
-- By which way somebody came to the text: the app itself, or a link that was mailed, texted or handed over.
create type consent_channel as enum ('WEB', 'EMAIL', 'SMS', 'LINK');

-- Each text as it was shown, so that what somebody agreed to can be read when it has long been replaced.
create table consent_text (
  purpose consent_purpose not null,
  version int not null check (version > 0),
  language text not null check (language in ('en', 'pcm', 'ha', 'yo', 'ig')),
  title text not null,
  body text not null,
  digest bytea not null check (digest = sha256(convert_to(body, 'UTF8'))),
  primary key (purpose, version, language)
);
call app.protect('consent_text', 'select, insert');
create policy reader on consent_text for select using (true);
create policy system on consent_text for insert with check ((select app.is_system()));

create table consent (
  id uuid primary key default uuidv7(),
  user_id uuid references users,
  -- Who applies for a home has no account; what they agreed to goes with the application.
  application_id uuid references application on delete cascade,
  purpose consent_purpose not null,
  version int not null,
  language text not null,
  channel consent_channel not null,
  given_at timestamptz not null default app.now(),
  -- It ends by itself then.
  until timestamptz check (until > given_at),
  withdrawn_at timestamptz check (withdrawn_at >= given_at),
  foreign key (purpose, version, language) references consent_text,
  check (num_nonnulls(user_id, application_id) = 1),
  check ((purpose = 'APPLICATION') = (application_id is not null))
);
-- Said twice, it stands once, until it is taken back.
create unique index consent_once on consent (user_id, purpose, version) where withdrawn_at is null and until is null;
create index on consent (user_id, given_at);
create index on consent (application_id);
create index on consent (withdrawn_at) where withdrawn_at is not null;

call app.protect('consent', 'select, insert, update, delete');
create policy self on consent for select using (user_id = (select app.actor_id()));
-- Written by the server alone, beside what the consent allows.
create policy system on consent using ((select app.is_system())) with check ((select app.is_system()));
create trigger keep after update on consent referencing old table as old_rows new table as new_rows for each statement
  execute function app.keep_columns('user_id', 'application_id', 'purpose', 'version', 'language', 'channel', 'given_at', 'until');
