-- Documents, their versions, and with whom they are shared beside those who see the thing that they belong to.

create type document_related_type as enum (
  'estate', 'property', 'unit', 'lease', 'person', 'payment', 'maintenance', 'work_order');
create type document_type as enum (
  'TENANCY_AGREEMENT', 'STAMP_CERTIFICATE', 'NOTICE', 'CONDITION_REPORT', 'TITLE', 'MANDATE', 'IDENTITY', 'APPLICANT_PAPER',
  'INSURANCE', 'PERMIT', 'UTILITY_BILL', 'LAND_USE_CHARGE', 'QUOTE', 'INVOICE', 'RECEIPT', 'PHOTO', 'OTHER');
create type document_audience as enum ('PARTIES', 'OFFICE', 'OWNERS', 'REVIEWERS');
create type document_status as enum ('PENDING', 'VERIFIED', 'REJECTED');
create type document_scan as enum ('CLEAN', 'WAITING', 'NOT_SCANNED', 'REFUSED');

create table document (
  id uuid primary key default uuidv7(),
  related_entity_type document_related_type not null,
  related_entity_id uuid not null,
  -- Where that is; of a person, the estate in which the document is filed.
  estate_id uuid not null references estate on delete cascade,
  property_id uuid references property on delete cascade,
  unit_id uuid references unit on delete cascade,
  landlord_id uuid references users,
  -- Whom it concerns beside who runs and who owns the home: the tenant of it, or the person whose it is.
  person_id uuid references users,
  document_type document_type not null,
  audience document_audience not null,
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 500),
  -- All that is kept of the number of an identity document.
  identity_last4 text check (length(identity_last4) <= 4),
  uploaded_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  -- Of its newest version, as that says it.
  version int not null default 0,
  status document_status not null default 'PENDING',
  expires_on date,
  -- The text of a PDF, without identity numbers; of no private paper.
  words text not null default '' check (length(words) <= 200000),
  search_text text generated always as (app.fold(name || ' ' || description || ' ' || words)) stored
);
create index on document (estate_id, created_at desc, id desc);
create index on document (estate_id, expires_on, id) where expires_on is not null;
create index on document (related_entity_id);
create index on document (property_id) where property_id is not null;
create index on document (unit_id) where unit_id is not null;
create index on document (landlord_id) where landlord_id is not null;
create index on document (person_id) where person_id is not null;
create index on document (uploaded_by);
create index document_words on document using gin (search_text gin_trgm_ops);

create table document_version (
  id uuid primary key default uuidv7(),
  document_id uuid not null references document on delete cascade,
  number int not null check (number > 0),
  uploaded_by uuid not null references users,
  client_id uuid not null,
  content_type text not null,
  size int not null check (size > 0),
  -- Of what is kept; and of what came, before a picture was drawn anew.
  sha256 bytea not null,
  sent_sha256 bytea not null,
  -- Of a PDF.
  pages int check (pages > 0),
  -- Scripts or other files within a PDF. They are never run here.
  has_programs boolean not null default false,
  -- A picture of its first page is kept beside it.
  has_preview boolean not null default false,
  scan document_scan not null,
  expires_on date,
  -- Why it replaced the one before.
  reason text not null default '' check (length(reason) <= 500),
  status document_status not null default 'PENDING',
  verify_note text not null default '' check (length(verify_note) <= 500),
  verified_by uuid references users,
  verified_at timestamptz,
  created_at timestamptz not null default app.now(),
  unique (document_id, number),
  unique (uploaded_by, client_id),
  check ((status = 'PENDING') = (verified_by is null) and (verified_by is null) = (verified_at is null))
);
create index on document_version (verified_by) where verified_by is not null;

-- Somebody reads a document by name.
create table document_share (
  document_id uuid not null references document on delete cascade,
  user_id uuid not null references users,
  shared_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  primary key (document_id, user_id)
);
create index on document_share (user_id);
create index on document_share (shared_by);

-- Where a document belongs is read from the thing that it is filed under.
create function app.place_document() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare the_thing uuid := new.related_entity_id;
begin
  case new.related_entity_type
    when 'estate' then new.estate_id := the_thing;
    when 'property' then new.property_id := the_thing;
    when 'unit' then new.unit_id := the_thing;
    when 'lease' then
      select l.unit_id, app.tenant_shown(l) into new.unit_id, new.person_id from lease l where l.id = the_thing;
    when 'payment' then select p.unit_id, p.tenant_id into new.unit_id, new.person_id from payment p where p.id = the_thing;
    when 'maintenance' then
      select case r.scope when 'UNIT' then r.unit_id end, r.property_id, coalesce(r.tenant_id, r.reported_by)
        into new.unit_id, new.property_id, new.person_id from maintenance_request r where r.id = the_thing;
    when 'work_order' then
      select o.unit_id, o.property_id, o.estate_id into new.unit_id, new.property_id, new.estate_id from work_order o where o.id = the_thing;
    when 'person' then
      new.person_id := the_thing;
      select a.estate_id into new.estate_id from estate_association a where a.user_id = the_thing
        order by a.estate_id = any (app.managed_estates()) desc, a.created_at, a.estate_id limit 1;
  end case;
  if new.unit_id is not null then select u.property_id into new.property_id from unit u where u.id = new.unit_id; end if;
  if new.property_id is not null then
    select p.estate_id, p.landlord_id into new.estate_id, new.landlord_id from property p where p.id = new.property_id;
  end if;
  return new;
end $$;
create trigger place before insert on document for each row execute function app.place_document();
create trigger keep after update on document referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns(
    'related_entity_type', 'related_entity_id', 'estate_id', 'property_id', 'unit_id', 'landlord_id', 'person_id', 'document_type',
    'audience', 'identity_last4', 'uploaded_by', 'created_at');
create trigger keep after update on document_version referencing old table as old_rows new table as new_rows
  for each statement execute function app.keep_columns(
    'document_id', 'number', 'uploaded_by', 'client_id', 'content_type', 'size', 'sha256', 'sent_sha256', 'created_at');

-- An owner who is named or replaced later, and a tenant whose draft becomes a lease.
create function app.give_landlord_to_documents() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update document set landlord_id = new.landlord_id where property_id = new.id;
  return null;
end $$;
create function app.give_tenant_to_documents() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update document set person_id = app.tenant_shown(new) where related_entity_id = new.id and related_entity_type = 'lease';
  return null;
end $$;

-- What a list shows of a document is what its newest version says.
create function app.copy_document_version() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update document set version = new.number, status = new.status, expires_on = new.expires_on
    where id = new.document_id and version <= new.number;
  return null;
end $$;
create trigger copy after insert or update of status, expires_on on document_version
  for each row execute function app.copy_document_version();

-- Where the actor lives now: who has left sees no more of what is filed there.
create function app.lived_in_units() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct unit_id), '{}') from lease_unit where tenant_id = app.actor_id() and is_live
$$;
create function app.lived_in_properties() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct property_id), '{}') from unit where id = any (app.lived_in_units())
$$;
create function app.shared_documents() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(document_id), '{}') from document_share where user_id = app.actor_id()
$$;

call app.protect('document', 'select, insert, update, delete');
create policy manager on document for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy owner_or_agent on document for select
  using (related_entity_type <> 'person' and (landlord_id = (select app.actor_id())
    or audience in ('PARTIES', 'OFFICE') and (unit_id = any ((select app.assigned_units())::uuid[])
      or unit_id is null and property_id = any ((select app.assigned_properties())::uuid[])
      or property_id is null and estate_id = any ((select app.staffed_estates())::uuid[]))));
create policy concerned on document for select
  using (person_id = (select app.actor_id()) and (related_entity_type = 'person' or audience = 'PARTIES'));
create policy member on document for select
  using (related_entity_type = 'estate' and estate_id = any ((select app.my_estates())::uuid[])
    and (audience = 'PARTIES' or audience = 'OFFICE' and (select app.actor_role()) <> 'TENANT'));
create policy resident on document for select
  using (audience = 'PARTIES' and (related_entity_type = 'unit' and unit_id = any ((select app.lived_in_units())::uuid[])
    or related_entity_type = 'property' and property_id = any ((select app.lived_in_properties())::uuid[])));
create policy by_name on document for select using (id = any ((select app.shared_documents())::uuid[]));
create policy filed on document for insert
  with check ((select app.is_system()) or uploaded_by = (select app.actor_id())
    and (person_id = (select app.actor_id()) or related_entity_type <> 'person' and landlord_id = (select app.actor_id())
      or related_entity_type = 'person' and estate_id = any (app.managed_estates())
      or related_entity_type <> 'person' and app.staffs_place(estate_id, property_id, unit_id)
      or unit_id = any (app.lived_in_units())));
create policy changed on document for update
  using ((select app.sees_all()) or uploaded_by = (select app.actor_id()) or estate_id = any ((select app.managed_estates())::uuid[])
    or related_entity_type <> 'person' and (landlord_id = (select app.actor_id()) or app.staffs_place(estate_id, property_id, unit_id)));
create policy removed on document for delete
  using ((select app.sees_all()) or estate_id = any ((select app.managed_estates())::uuid[])
    or uploaded_by = (select app.actor_id()) and (status <> 'VERIFIED' or landlord_id = (select app.actor_id())));

create trigger landlord_of_documents after update of landlord_id on property for each row
  when (old.landlord_id is distinct from new.landlord_id) execute function app.give_landlord_to_documents();
create trigger tenant_of_documents after update of status, tenant_id, ending_kind on lease for each row
  when (app.tenant_shown(old) is distinct from app.tenant_shown(new)) execute function app.give_tenant_to_documents();

-- Row-level security of the document stands behind each of these.
call app.protect('document_version', 'select, insert, update');
create policy with_document on document_version for select using (exists (select from document d where d.id = document_id));
create policy filed on document_version for insert
  with check ((select app.is_system()) or uploaded_by = (select app.actor_id()) and status = 'PENDING'
    and exists (select from document d where d.id = document_id));
create policy verified on document_version for update
  using ((select app.sees_all()) or exists (select from document d where d.id = document_id
    and (d.estate_id = any (app.managed_estates()) or d.related_entity_type <> 'person' and d.landlord_id = (select app.actor_id())
      or d.uploaded_by = (select app.actor_id()))));

call app.protect('document_share', 'select, insert, delete');
create policy with_document on document_share for select
  using (user_id = (select app.actor_id()) or exists (select from document d where d.id = document_id));
create policy shared on document_share for insert
  with check ((select app.is_system()) or shared_by = (select app.actor_id()) and exists (select from document d where d.id = document_id
    and (d.estate_id = any (app.managed_estates()) or d.related_entity_type <> 'person' and d.landlord_id = (select app.actor_id())
      or (select app.sees_all()))));
create policy ended on document_share for delete
  using ((select app.sees_all()) or exists (select from document d where d.id = document_id
    and (d.estate_id = any (app.managed_estates()) or d.related_entity_type <> 'person' and d.landlord_id = (select app.actor_id()))));

-- What documents belong to and who sent them, in words, for who reads the documents.
create function app.document_names(the_documents uuid[])
returns table (document_id uuid, related_name text, uploader_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.id, case d.related_entity_type
      when 'estate' then e.name
      when 'property' then p.name
      when 'unit' then u.name
      when 'lease' then concat_ws(', ', u.name, (select t.full_name from users t where t.id = d.person_id))
      when 'person' then (select t.full_name from users t where t.id = d.person_id)
      when 'payment' then (select y.reference from payment y where y.id = d.related_entity_id)
      when 'maintenance' then (select r.title from maintenance_request r where r.id = d.related_entity_id)
      when 'work_order' then (select o.title from work_order o where o.id = d.related_entity_id)
    end, w.full_name
  from document d join estate e on e.id = d.estate_id left join property p on p.id = d.property_id
    left join unit u on u.id = d.unit_id left join users w on w.id = d.uploaded_by
  where d.id = any (the_documents)
$$;
create function app.people_of_document(the_document uuid)
returns table (user_id uuid, full_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.full_name from users u where u.id in (
    select v.uploaded_by from document_version v where v.document_id = the_document
    union select v.verified_by from document_version v where v.document_id = the_document
    union select s.user_id from document_share s where s.document_id = the_document)
$$;

-- The documents of a person that are not of a home which they own, run or look after: few.
create function app.my_documents() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select array(
    select id from document where person_id = app.actor_id() and (related_entity_type = 'person' or audience = 'PARTIES')
    union select id from document where related_entity_type = 'estate' and related_entity_id = any (app.my_estates())
      and (audience = 'PARTIES' or audience = 'OFFICE' and app.actor_role() <> 'TENANT')
    union select id from document where audience = 'PARTIES'
      and related_entity_id = any (app.lived_in_units() || app.lived_in_properties()))
$$;

-- In which estates an actor's documents are looked for, each in its own order; null where they are named one by one.
create function app.document_estates(of_estate uuid) returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select case app.actor_role()
    when 'LANDLORD' then array(
      select id from (select unnest(app.my_estates()) union select estate_id from property where landlord_id = app.actor_id()) mine (id)
      where of_estate is null or id = of_estate)
    else app.request_estates(of_estate) end
$$;

-- `alike` holds what columns are equal to.
create function app.find_documents(
  of_estate uuid, shown text, alike jsonb, soon date, search text, skip int, take int, most int,
  out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('document',
    case when shown <> 'SHARED' then app.document_estates(of_estate) end,
    format('id = any (%L::uuid[])', case when shown = 'SHARED' then app.shared_documents() else app.my_documents() end),
    concat_ws(' and ', 'true',
      case shown when 'EXPIRING' then format('expires_on <= %L', soon) end,
      case when of_estate is not null then format('estate_id = %L', of_estate) end,
      case when app.actor_role() = 'LANDLORD' and shown <> 'SHARED' then format(
        '(landlord_id = %L and related_entity_type <> ''person'' or id = any (%L::uuid[]))', app.actor_id(), app.my_documents()) end,
      case when app.actor_role() = 'PROPERTY_MANAGER' and shown <> 'SHARED' then format(
        '(person_id = %L and related_entity_type = ''person'' or related_entity_type <> ''person'' and audience in (''PARTIES'', ''OFFICE'')
          and (unit_id = any (%L::uuid[]) or unit_id is null and property_id = any (%L::uuid[]) or property_id is null))',
        app.actor_id(), app.assigned_units(), app.assigned_properties()) end,
      (select string_agg(format('%I = %L', key, value), ' and ') from jsonb_each_text(alike)),
      case when search <> '' then app.matching('search_text', search) end),
    case when shown = 'EXPIRING' then 'expires_on' else '-created_at' end, skip, take, most) p
$$;
