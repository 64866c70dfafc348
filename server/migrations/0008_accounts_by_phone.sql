-- Many tenants have a phone and no e-mail address: either is enough to be known by, and to sign in with.
alter table users alter column email drop not null;
alter table users add constraint users_reachable check (email is not null or phone is not null);
-- An account that another person made (a spreadsheet, an approval) has no password until its owner joins.
comment on column users.email is 'Null for who has only a phone.';
