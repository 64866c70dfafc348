-- People are told before a document expires.

-- How many days before its end they were told last.
alter table document add column reminded_days int;
create index document_expiry on document (expires_on) where expires_on is not null;

-- Another day of expiry is told of anew.
create or replace function app.copy_document_version() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update document set version = new.number, status = new.status, expires_on = new.expires_on,
      reminded_days = case when expires_on is not distinct from new.expires_on then reminded_days end
    where id = new.document_id and version <= new.number;
  return null;
end $$;
