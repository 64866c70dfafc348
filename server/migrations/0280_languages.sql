-- People read Gida in Hausa, Yoruba and Igbo too; a letter that is not there in these is sent in English.
alter table users drop constraint users_language_check;
alter table users add constraint users_language_check check (language in ('en', 'pcm', 'ha', 'yo', 'ig')) not valid;
alter table users validate constraint users_language_check;
