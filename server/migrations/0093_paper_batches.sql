-- One paper for each of many leases.

create type paper_batch_status as enum ('WAITING', 'RUNNING', 'READY');

create table paper_batch (
  id uuid primary key default uuidv7(),
  template_id uuid not null,
  version int not null,
  -- What was filled in for all of them.
  variables text not null check (variables is json object),
  status paper_batch_status not null default 'WAITING',
  made_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  finished_at timestamptz check ((finished_at is null) = (status <> 'READY')),
  foreign key (template_id, version) references template_version on delete cascade
);
create index on paper_batch (template_id, version);
create index on paper_batch (made_by, created_at desc);

create table paper_batch_item (
  batch_id uuid not null references paper_batch on delete cascade,
  lease_id uuid not null references lease on delete cascade,
  -- Under this key its document is filed, once.
  client_id uuid not null default gen_random_uuid(),
  document_id uuid references document on delete set null,
  is_done boolean not null default false,
  -- Why there is none, in words.
  failure text check (length(failure) <= 500),
  primary key (batch_id, lease_id)
);
create index on paper_batch_item (lease_id);
create index on paper_batch_item (document_id) where document_id is not null;

call app.protect('paper_batch', 'select, insert, update');
create policy own on paper_batch for select using ((select app.is_system()) or made_by = (select app.actor_id()));
create policy asked on paper_batch for insert
  with check (((select app.is_system()) or made_by = (select app.actor_id())) and exists (select from template t where t.id = template_id));
create policy worked_on on paper_batch for update using ((select app.is_system()));
call app.protect('paper_batch_item', 'select, insert, update');
create policy with_batch on paper_batch_item for select using (exists (select from paper_batch b where b.id = batch_id));
create policy asked on paper_batch_item for insert
  with check (exists (select from paper_batch b where b.id = batch_id) and exists (select from lease l where l.id = lease_id));
create policy worked_on on paper_batch_item for update using ((select app.is_system()));
