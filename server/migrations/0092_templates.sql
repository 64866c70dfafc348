-- Templates of papers, their versions, and the papers that were made of them.

create type template_kind as enum (
  'TENANCY_AGREEMENT', 'RENEWAL', 'QUIT_NOTICE', 'INTENTION', 'QUIT_ACKNOWLEDGEMENT', 'RENT_REMINDER', 'SERVICE_CHARGE', 'KEYS',
  'GUARANTOR', 'HANDOVER', 'AUTHORITY', 'LETTER');

create table template (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate on delete cascade,
  kind template_kind not null,
  name text not null check (length(name) between 1 and 120),
  -- The form of ours that it copies, whose locked clauses it keeps.
  source text check (length(source) <= 60),
  created_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  -- Used no more; what was made of it stays.
  removed_at timestamptz
);
create index on template (estate_id, name);
create index on template (created_by);

create table template_version (
  template_id uuid not null references template on delete cascade,
  number int not null check (number > 0),
  body text not null check (length(body) <= 60000),
  -- Its own variables, as the text that was hashed.
  variables text not null check (variables is json array),
  -- Counts the changes of a draft: who changes it says which they saw.
  revision int not null default 1,
  -- Of kind, body and variables, once it is published.
  sha256 bytea,
  written_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  updated_at timestamptz not null default app.now(),
  published_by uuid references users,
  published_at timestamptz,
  primary key (template_id, number),
  check ((published_at is null) = (sha256 is null) and (published_at is null) = (published_by is null))
);
create unique index template_draft on template_version (template_id) where published_at is null;
create index on template_version (written_by);
create index on template_version (published_by) where published_by is not null;

-- A paper says for itself what it was made of: its template may go on.
create table template_paper (
  document_id uuid primary key references document on delete cascade,
  template_id uuid not null,
  version int not null,
  -- The clauses as they were filled, the values and the language: the exact text.
  content text not null check (content is json object),
  -- Of the file.
  sha256 bytea not null,
  made_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  foreign key (template_id, version) references template_version on delete cascade
);
create index on template_paper (template_id, version);
create index on template_paper (made_by);

-- What is published stays as it was; not even the server writes it anew.
create function app.keep_published_version() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then
    raise exception 'version % of this template is published', old.number
      using errcode = '23514', constraint = 'template_version_is_published';
  end if;
  return new;
end $$;
create trigger keep_published before update on template_version for each row execute function app.keep_published_version();
create trigger keep after update on template referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns('estate_id', 'kind', 'source', 'created_by', 'created_at');

-- Whose a template is to change: the managers' of its estate, and of a landlord what they wrote themselves.
create function app.writes_template(of_estate uuid, writer uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app.sees_all() or of_estate = any (app.managed_estates())
    or writer = app.actor_id() and app.actor_role() = 'LANDLORD' and of_estate = any (app.my_estates())
$$;

call app.protect('template', 'select, insert, update');
create policy office on template for select
  using ((select app.sees_all()) or (select app.actor_role()) <> 'TENANT' and estate_id = any ((select app.my_estates())::uuid[]));
create policy written on template for insert
  with check (app.writes_template(estate_id, created_by) and ((select app.is_system()) or created_by = (select app.actor_id())));
create policy changed on template for update using (app.writes_template(estate_id, created_by));

-- Row-level security of the template stands behind each of these.
call app.protect('template_version', 'select, insert, update');
create policy with_template on template_version for select using (exists (select from template t where t.id = template_id));
create policy written on template_version for insert
  with check (exists (select from template t where t.id = template_id and app.writes_template(t.estate_id, t.created_by)));
create policy changed on template_version for update
  using (exists (select from template t where t.id = template_id and app.writes_template(t.estate_id, t.created_by)));

-- Who reads the document reads what it was made of.
call app.protect('template_paper', 'select, insert');
create policy with_document on template_paper for select using (exists (select from document d where d.id = document_id));
create policy made on template_paper for insert
  with check ((select app.is_system()) or made_by = (select app.actor_id())
    and exists (select from document d where d.id = document_id and d.uploaded_by = made_by)
    and exists (select from template t where t.id = template_id));

-- Of a template: how many papers of it there are, also of homes that the actor does not see.
create function app.papers_of_templates(the_templates uuid[])
returns table (template_id uuid, version int, papers bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.template_id, p.version, count(*) from template_paper p where p.template_id = any (the_templates) group by 1, 2
$$;
-- What a paper was made of, for who reads the paper; and the newest version that there is.
create function app.origin_of_paper(the_document uuid)
returns table (template_id uuid, name text, version int, newest int, is_removed boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.id, t.name, p.version,
    (select max(v.number) from template_version v where v.template_id = t.id and v.published_at is not null), t.removed_at is not null
  from template_paper p join template t on t.id = p.template_id where p.document_id = the_document
$$;
-- Who wrote what of a template, for who reads it.
create function app.people_of_template(the_template uuid) returns table (user_id uuid, full_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select id, full_name from users where id in (select written_by from template_version where template_id = the_template)
$$;
