-- A share is for somebody of the estate: who has left it reads that no longer. What is about a person, as a notice that was served on them,
-- stays theirs.
create or replace function app.shared_documents() returns uuid[]
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(s.document_id), '{}') from document_share s join document d on d.id = s.document_id
  where s.user_id = app.actor_id() and (d.estate_id = any (app.my_estates()) or d.person_id = app.actor_id())
$$;
