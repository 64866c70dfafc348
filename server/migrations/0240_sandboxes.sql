-- Copies of the demo, each in a database of its own beside this one, for a visitor or for a program under test. What happens in one is
-- nowhere here: this row alone is, and it goes with its copy.
create table sandbox (
  id uuid primary key default uuidv7(),
  -- A DEMO is somebody's browser, known by a cookie; a KEY is known by an API key.
  kind text not null check (kind in ('DEMO', 'KEY')),
  -- Of the cookie or the key: neither is kept.
  token_hash bytea not null unique,
  -- Whose key it is.
  owner_id uuid references users,
  made_at timestamptz not null default app.now(),
  -- From here on nobody is let in, and the copy is dropped.
  forgets_at timestamptz not null,
  check ((owner_id is not null) = (kind = 'KEY'))
);
create index on sandbox (forgets_at);
create index on sandbox (owner_id) where owner_id is not null;

call app.protect('sandbox', 'select, insert, update, delete');
create policy system on sandbox using ((select app.is_system())) with check ((select app.is_system()));
