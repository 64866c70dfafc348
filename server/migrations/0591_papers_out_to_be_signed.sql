-- A paper that is out to be signed: whoever reads it sees that, so that nobody puts another file in its place meanwhile.
create function app.is_out_to_be_signed(the_document uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from signature_request where document_id = the_document and state in ('SENT', 'PARTLY_SIGNED', 'SEALING'))
$$;
