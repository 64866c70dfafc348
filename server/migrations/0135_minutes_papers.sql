-- Minutes of a meeting, filed among the documents of its estate.

alter type document_type add value 'MINUTES' before 'TITLE';

create table meeting_paper (
  meeting_id uuid primary key references meeting on delete cascade,
  document_id uuid not null unique references document on delete cascade
);
call app.protect('meeting_paper', 'select, insert');
create policy with_document on meeting_paper for select using (exists (select from document d where d.id = document_id));
create policy filed on meeting_paper for insert with check ((select app.is_system()));
