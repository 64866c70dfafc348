-- In which language people are written to about what they owe.

alter table users add column language text not null default 'en' check (language in ('en', 'pcm'));
alter table reminder_letter add column language text check (language in ('en', 'pcm'));
comment on column reminder_letter.language is 'Chosen by who sent it; null: the tenant''s own.';
