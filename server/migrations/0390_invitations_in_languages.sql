-- In which language an invitation is written, and its reader's account begins.
alter table invitation add column language text not null default 'en'
  constraint invitation_language_check check (language in ('en', 'pcm', 'ha', 'yo', 'ig'));
call app.audit('invitation', 'invitation', 'id', '{search_text,sent_count,sent_at}');
