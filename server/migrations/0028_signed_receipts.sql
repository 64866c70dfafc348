-- Receipts that cannot be faked: each is signed, and holds the digest of the one before it of the same landlord.

-- Public halves of the keys that ever signed a receipt. Kept for good: a paper is checked years later.
create table receipt_key (
  id text primary key,
  public_key text not null unique,
  first_used_at timestamptz not null default app.now()
);

-- Where the chain of a landlord stands; of an estate, where a property has no landlord.
create table receipt_chain (
  id uuid primary key,
  last_position int not null check (last_position > 0),
  last_digest text not null
) with (fillfactor = 40);

alter table receipt
  -- The exact text that was signed, and the signature over it.
  add column signed_text text,
  add column signature text,
  add column chain_id uuid,
  add column chain_position int,
  add unique (chain_id, chain_position),
  add check ((signed_text is null) = (signature is null) and (signed_text is null) = (chain_id is null)
    and (chain_id is null) = (chain_position is null));
create index receipt_unsigned on receipt (issued_at, id) where signed_text is null;

-- What was signed stays as it was.
create function app.keep_signed_receipt() returns trigger language plpgsql as $$
begin
  if old.signed_text is not null and (new.signed_text, new.signature, new.facts, new.amount, new.number)
      is distinct from (old.signed_text, old.signature, old.facts, old.amount, old.number) then
    raise exception 'receipt % is signed: a correction is a new paper that names it', old.number using errcode = 'GD003';
  end if;
  return new;
end $$;
create trigger keep_signed before update on receipt for each row execute function app.keep_signed_receipt();

call app.protect('receipt_key', 'select, insert');
create policy system on receipt_key using (app.sees_all()) with check (app.is_system());
call app.protect('receipt_chain', 'select, insert, update');
create policy system on receipt_chain using (app.sees_all()) with check (app.is_system());
