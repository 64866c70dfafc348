-- Signing: who signs which version of a document, what each of them did, and what is told of it.

create type signature_state as enum (
  'SENT', 'PARTLY_SIGNED', 'SEALING', 'COMPLETED', 'DECLINED', 'EXPIRED', 'VOIDED');
create type signer_state as enum ('WAITING', 'SIGNED', 'DECLINED', 'REPLACED');
create type signer_role as enum ('TENANT', 'LANDLORD', 'GUARANTOR', 'WITNESS', 'MANAGER', 'OTHER');
create type signature_kind as enum ('TYPED', 'DRAWN', 'UPLOADED');
create type signing_event_kind as enum (
  'SENT', 'LINK_SENT', 'REMINDED', 'CODE_SENT', 'CODE_WRONG', 'OPENED', 'SIGNED', 'DECLINED', 'EXTENDED', 'REPLACED', 'VOIDED',
  'EXPIRED', 'SEALED');

create table signature_request (
  id uuid primary key default uuidv7(),
  document_id uuid not null references document,
  -- What was sent, and its hash on that day: nothing of it changes afterwards.
  version_id uuid not null references document_version,
  frozen_sha256 bytea not null,
  pages int not null check (pages > 0),
  estate_id uuid not null references estate on delete cascade,
  -- Of a tenancy agreement: the lease that goes with it from DRAFT to ACTIVE.
  lease_id uuid references lease on delete set null,
  state signature_state not null default 'SENT',
  -- One signs after the other.
  in_order boolean not null,
  message text not null default '' check (length(message) <= 500),
  expires_at timestamptz not null,
  created_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  -- Why it was voided or declined.
  reason text not null default '' check (length(reason) <= 500),
  ended_at timestamptz,
  -- Of the one sealed paper.
  sealed_version_id uuid unique references document_version,
  sealed_sha256 bytea unique,
  -- An outside time stamp (RFC 3161) stands in it.
  is_timed boolean not null default false,
  -- What happened, as the exact text that was signed; with the signature and the public key.
  evidence text,
  evidence_signature text,
  evidence_key text,
  check ((state = 'COMPLETED') = (sealed_version_id is not null)
    and (sealed_version_id is null) = (sealed_sha256 is null)
    and (sealed_version_id is null) = (evidence is null)
    and (evidence is null) = (evidence_signature is null) and (evidence is null) = (evidence_key is null))
);
create unique index signature_request_open on signature_request (version_id) where state in ('SENT', 'PARTLY_SIGNED', 'SEALING');
create index on signature_request (document_id, id desc);
create index on signature_request (estate_id);
create index on signature_request (lease_id) where lease_id is not null;
create index on signature_request (created_by);
create index on signature_request (frozen_sha256);
create index on signature_request (expires_at) where state in ('SENT', 'PARTLY_SIGNED');

create table signer (
  id uuid primary key default uuidv7(),
  request_id uuid not null references signature_request on delete cascade,
  place int not null check (place between 1 and 8),
  role signer_role not null,
  name text not null check (length(name) between 2 and 120),
  -- As the sender gave them: codes go nowhere else.
  email text,
  phone text,
  -- The person of ours who has this address, where it is a party of the lease.
  user_id uuid references users,
  state signer_state not null default 'WAITING',
  -- The browser that showed a code; of codes and of what it keeps only hashes.
  device_hash bytea,
  opened_at timestamptz,
  code_hash bytea,
  code_expires_at timestamptz,
  code_tries int not null default 0,
  -- A code that was shown for signing, and not used yet.
  code_shown_at timestamptz,
  -- Days before the end of which they were reminded last.
  reminded_days int,
  check (email is not null or phone is not null)
);
create unique index signer_place on signer (request_id, place) where state <> 'REPLACED';
create index on signer (request_id);
create index on signer (user_id) where user_id is not null;

-- Links that were sent to a signer; a reminder sends another one. Nobody but the signer has ever seen one.
create table signer_link (
  token_hash bytea primary key,
  signer_id uuid not null references signer on delete cascade,
  created_at timestamptz not null default app.now()
);
create index on signer_link (signer_id);

-- What a signer did, once. The paper is drawn from these rows when the last one is there.
create table signature (
  signer_id uuid primary key references signer on delete cascade,
  request_id uuid not null references signature_request on delete cascade,
  kind signature_kind not null,
  -- A name, strokes on a pad, or a JPEG in base64.
  value text not null check (length(value) <= 3000000),
  consent_number int not null,
  consent_sha256 bytea not null,
  ip text not null,
  user_agent text not null check (length(user_agent) <= 300),
  at timestamptz not null,
  unique (request_id, signer_id)
);

-- The whole trail, in its order; nothing of it is ever changed.
create table signing_event (
  id uuid primary key default uuidv7(),
  request_id uuid not null references signature_request on delete cascade,
  signer_id uuid references signer on delete cascade,
  kind signing_event_kind not null,
  detail text not null default '' check (length(detail) <= 500),
  ip text,
  user_agent text check (length(user_agent) <= 300),
  -- Never before the event that precedes it, whatever the clock was set to.
  at timestamptz not null
);
create index on signing_event (request_id, id);
create index on signing_event (signer_id) where signer_id is not null;

-- Keys that have sealed papers, with their certificates, so that old papers stay genuine.
create table seal_certificate (
  -- Of the public key: its SHA-256, base64url.
  id text primary key,
  algorithm text not null check (algorithm in ('EC', 'RSA')),
  -- SPKI, base64.
  public_key text not null,
  -- DER, base64; that of the key first.
  chain text[] not null,
  created_at timestamptz not null default app.now()
);

-- Read with the document; written by the server alone, after it has asked who may.
call app.protect('signature_request', 'select, insert, update');
create policy with_document on signature_request for select
  using ((select app.is_system()) or exists (select from document d where d.id = document_id));
create policy server on signature_request for insert with check ((select app.is_system()));
create policy move on signature_request for update using ((select app.is_system())) with check ((select app.is_system()));

call app.protect('signer', 'select, insert, update');
create policy with_request on signer for select
  using ((select app.is_system()) or exists (select from signature_request r where r.id = request_id));
create policy server on signer for insert with check ((select app.is_system()));
create policy move on signer for update using ((select app.is_system())) with check ((select app.is_system()));

call app.protect('signer_link', 'select, insert');
create policy server on signer_link using ((select app.is_system())) with check ((select app.is_system()));

call app.protect('signature', 'select, insert');
create policy with_request on signature for select
  using ((select app.is_system()) or exists (select from signature_request r where r.id = request_id));
create policy server on signature for insert with check ((select app.is_system()));

call app.protect('signing_event', 'select, insert');
create policy with_request on signing_event for select
  using ((select app.is_system()) or exists (select from signature_request r where r.id = request_id));
create policy server on signing_event for insert with check ((select app.is_system()));

call app.protect('seal_certificate', 'select, insert');
create policy everyone on seal_certificate for select using (true);
create policy server on seal_certificate for insert with check ((select app.is_system()));

-- Who sent a request, by name, for who reads it.
create function app.people_of_signing(the_request uuid)
returns table (user_id uuid, full_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.full_name from users u where u.id = (select r.created_by from signature_request r where r.id = the_request)
$$;
