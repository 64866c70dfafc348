-- In which language somebody applied, and is told what becomes of it.
alter table application add column language text not null default 'en'
  constraint application_language_check check (language in ('en', 'pcm', 'ha', 'yo', 'ig'));
call app.audit('application', 'application', 'id', '{search_text,token_hash}');
