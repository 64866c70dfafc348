-- A notice that was served, and what proves its service: whoever reads the paper sees that, so that nobody puts another in its place.
create function app.is_served_paper(the_document uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from notice where document_id = the_document and served_on is not null)
    or exists (select from notice_proof where document_id = the_document)
$$;
