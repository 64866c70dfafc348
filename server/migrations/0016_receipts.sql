-- Receipts that cannot be faked: numbered without a gap, signed, and each with the digest of the one before it of the same
-- landlord.

create table receipt_counter (
  estate_id uuid not null references estate,
  year int not null,
  last_number int not null,
  primary key (estate_id, year)
) with (fillfactor = 40);

call app.protect('receipt_counter', 'select, insert, update');
create policy system on receipt_counter using ((select app.is_system())) with check ((select app.is_system()));

create type receipt_status as enum ('ISSUED', 'VOIDED');

-- Where the chain of a landlord stands; of an estate, where a property has no landlord.
create table receipt_chain (
  id uuid primary key,
  last_position int not null check (last_position > 0),
  last_digest text not null
) with (fillfactor = 40);

call app.protect('receipt_chain', 'select, insert, update');
create policy system on receipt_chain using ((select app.sees_all())) with check ((select app.is_system()));

create table receipt (
  id uuid primary key default uuidv7(),
  -- PC-2026-000123: without gaps per estate and year.
  number text collate "C" not null unique,
  estate_id uuid not null references estate,
  year int not null,
  sequence int not null,
  payment_id uuid not null unique references payment,
  unit_id uuid not null references unit,
  landlord_id uuid references users,
  tenant_id uuid not null references users,
  amount bigint not null check (amount > 0),
  status receipt_status not null default 'ISSUED',
  -- What it says, kept as it was issued.
  facts jsonb not null,
  -- Of the PDF, once it has been drawn.
  sha256 text,
  file_key text,
  issued_at timestamptz not null,
  -- The exact text that was signed, and the signature over it.
  signed_text text,
  signature text,
  chain_id uuid references receipt_chain,
  chain_position int,
  search_text text not null generated always as (app.fold(number || ' ' || coalesce(facts ->> 'reference', '') || ' '
    || coalesce(facts -> 'tenant' ->> 'name', '') || ' ' || jsonb_path_query_array(facts, '$.lines[*].description')::text)) stored,
  unique (estate_id, year, sequence),
  unique (chain_id, chain_position),
  check ((signed_text is null) = (signature is null) and (signed_text is null) = (chain_id is null)
    and (chain_id is null) = (chain_position is null))
);
create index on receipt (issued_at desc, id desc);
create index on receipt (estate_id, issued_at desc, id desc);
create index on receipt (tenant_id, issued_at desc, id desc);
create index on receipt (landlord_id, issued_at desc, id desc);
create index on receipt (unit_id);
create index receipt_search on receipt using gin (estate_id, search_text gin_trgm_ops);
create index receipt_unsigned on receipt (issued_at, id) where signed_text is null;

-- What was signed stays as it was.
create function app.refuse_change_of_signed_receipt() returns trigger language plpgsql as $$
begin
  if old.signed_text is not null and (new.signed_text, new.signature, new.facts, new.amount, new.number)
      is distinct from (old.signed_text, old.signature, old.facts, old.amount, old.number) then
    raise exception 'receipt % is signed: a correction is a new paper that names it', old.number using errcode = 'GD003';
  end if;
  return new;
end $$;
create trigger refuse_change_of_signed_receipt before update on receipt for each row execute function app.refuse_change_of_signed_receipt();

call app.protect('receipt', 'select, insert, update');
create policy of_estate on receipt for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or tenant_id = (select app.actor_id()) or unit_id = any ((select app.assigned_units())::uuid[])
    or (select app.sees_all()));
create policy system on receipt using ((select app.is_system())) with check ((select app.is_system()));

-- How many receipts an estate or a landlord has. None is ever taken away.
create table receipt_count (
  -- An estate or a landlord.
  scope_id uuid primary key,
  count bigint not null
) with (fillfactor = 40);

call app.protect('receipt_count', 'select');
create policy scope on receipt_count for select
  using (scope_id = (select app.actor_id()) or scope_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

create function app.count_receipts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into receipt_count as t (scope_id, count)
  select s.scope_id, count(*) from new_rows n cross join lateral (values (n.estate_id), (n.landlord_id)) s (scope_id)
  where s.scope_id is not null
  group by 1 order by 1
  on conflict (scope_id) do update set count = t.count + excluded.count;
  return null;
end $$;
create trigger count_new after insert on receipt referencing new table as new_rows
  for each statement execute function app.count_receipts();

-- Receipts, newest first; a search looks at their number, reference, tenant and what was paid for.
create function app.find_receipts(
  of_estate uuid, search text, skip int, take int, most int, out ids uuid[], out total bigint, out more boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.* from app.find_page('receipt', app.listed_estates(of_estate),
    app.listed_rows_by_unit(of_estate, app.assigned_units()),
    case when search <> '' then app.matching('search_text', search) else 'true' end, '-issued_at', skip, take, most) p
$$;

-- Public halves of the keys that ever signed a receipt. Kept for good: a paper is checked years later.
create table receipt_key (
  id text primary key,
  public_key text not null unique,
  first_used_at timestamptz not null default app.now()
);

call app.protect('receipt_key', 'select, insert');
create policy system on receipt_key using ((select app.sees_all())) with check ((select app.is_system()));
