-- Evidence bundles: what somebody who runs a home takes to court, as it was made.

create table evidence_bundle (
  id uuid primary key default uuidv7(),
  lease_id uuid not null references lease on delete cascade,
  title text not null check (length(title) between 3 and 120),
  -- What was asked for: claim, days and what was chosen.
  wanted text not null check (wanted is json object),
  status report_status not null default 'WAITING',
  done int not null default 0,
  total int,
  pages int,
  failure text check (length(failure) <= 500),
  -- Of the files, and of the list of the hashes of all originals.
  pdf_sha256 bytea check (length(pdf_sha256) = 32),
  zip_sha256 bytea check (length(zip_sha256) = 32),
  list_sha256 bytea check (length(list_sha256) = 32),
  pdf_size bigint,
  zip_size bigint,
  -- Originals that could not be made pages, each with the reason.
  slips text[] not null default '{}',
  made_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  finished_at timestamptz,
  check ((status = 'READY') = (pdf_sha256 is not null) and (pdf_sha256 is null) = (zip_sha256 is null)
    and (pdf_sha256 is null) = (list_sha256 is null) and (status = 'FAILED') = (failure is not null)),
  check ((status in ('WAITING', 'RUNNING')) = (finished_at is null))
);
create index on evidence_bundle (lease_id, id desc);
create index on evidence_bundle (made_by);
create index on evidence_bundle (pdf_sha256) where pdf_sha256 is not null;
create index on evidence_bundle (zip_sha256) where zip_sha256 is not null;
create index on evidence_bundle (list_sha256) where list_sha256 is not null;
create index on evidence_bundle (finished_at) where finished_at is not null;

-- Who fetched which file of it.
create table evidence_download (
  id uuid primary key default uuidv7(),
  bundle_id uuid not null references evidence_bundle on delete cascade,
  lease_id uuid not null references lease on delete cascade,
  user_id uuid not null references users,
  format text not null check (format in ('pdf', 'zip')),
  at timestamptz not null default app.now()
);
create index on evidence_download (bundle_id);
create index on evidence_download (lease_id);
create index on evidence_download (user_id);

-- Whether the actor runs the home of a lease: manages its estate, or owns it.
create function app.proves_lease(the_lease uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app.sees_all() or exists (select from lease l where l.id = the_lease
    and (l.estate_id = any (app.managed_estates()) or l.landlord_id = app.actor_id()))
$$;

-- A bundle holds what its maker may read, messages among it: it is theirs, as long as they run the home.
call app.protect('evidence_bundle', 'select, insert, update, delete');
create policy own on evidence_bundle for select
  using ((select app.is_system()) or made_by = (select app.actor_id()) and app.proves_lease(lease_id));
create policy asked on evidence_bundle for insert
  with check ((select app.is_system()) or made_by = (select app.actor_id()) and app.proves_lease(lease_id));
create policy worked_on on evidence_bundle for update using ((select app.is_system()));
create policy forgotten on evidence_bundle for delete using ((select app.is_system()));
call app.protect('evidence_download', 'select, insert');
create policy with_bundle on evidence_download for select using (exists (select from evidence_bundle b where b.id = bundle_id));
create policy fetched on evidence_download for insert
  with check (user_id = (select app.actor_id()) and exists (select from evidence_bundle b where b.id = bundle_id));

call app.audit('evidence_bundle', 'lease', 'lease_id', '{done,total,wanted,slips}');
call app.audit('evidence_download', 'lease', 'lease_id');
