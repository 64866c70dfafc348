-- Bank transfers: the code that a tenant writes, the account of their own at the provider, the statements of the clients'
-- account line by line, and whose name has paid for whom.

-- The clients' money account of an estate, at a bank. Its statements are uploaded as files.
create table bank_account (
  id uuid primary key default uuidv7(),
  -- In whose books money waits that is nobody's yet.
  estate_id uuid not null references estate,
  bank_name text not null check (length(bank_name) between 2 and 60),
  account_number text not null check (account_number ~ '^[0-9]{10}$'),
  account_name text not null check (length(account_name) between 2 and 120),
  created_by uuid not null references users,
  -- No tenant is told of it any more. Its statements may still come.
  retired_at timestamptz,
  created_at timestamptz not null default app.now(),
  -- Its lines are known by it: the same account is not written down twice in one estate.
  unique (estate_id, account_number),
  constraint bank_account_owning_estate unique (id, estate_id)
);

create domain virtual_account_state as text check (value in ('ASKED', 'OPEN', 'CLOSING', 'CLOSED', 'REFUSED'));

-- An account at the provider that is one tenancy's alone: whatever comes there is that tenant's.
create table virtual_account (
  id uuid primary key default uuidv7(),
  -- The tenancy that it serves now; it goes on to the lease that follows.
  lease_id uuid not null references lease,
  estate_id uuid not null references estate,
  tenant_id uuid not null references users,
  state virtual_account_state not null default 'ASKED',
  -- The provider's names for the tenant and the account, once it has given them.
  customer_code text unique,
  provider_id text unique,
  account_number text unique,
  account_name text,
  bank_name text,
  -- Why the provider would not, in its words.
  failure text,
  asked_by uuid not null references users,
  asked_at timestamptz not null default app.now(),
  opened_at timestamptz,
  closed_at timestamptz,
  check ((state in ('OPEN', 'CLOSING', 'CLOSED')) <= (opened_at is not null and account_number is not null)),
  check ((state = 'REFUSED') = (failure is not null))
);
-- One at a time; a closed one is kept, since money may still come to it.
create unique index virtual_account_of_lease on virtual_account (lease_id) where state in ('ASKED', 'OPEN');
create index on virtual_account (estate_id);
create index on virtual_account (tenant_id);

call app.protect('virtual_account', 'select, insert, update');
create policy of_estate on virtual_account for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or tenant_id = (select app.actor_id())
    or (select app.sees_all()));
create policy ask on virtual_account for insert
  with check ((select app.is_system()) or state = 'ASKED' and asked_by = (select app.actor_id())
    and (estate_id = any ((select app.managed_estates())::uuid[]) or tenant_id = (select app.actor_id())
      or (select app.sees_all())));
create policy system on virtual_account for update
  using ((select app.is_system())) with check ((select app.is_system()));

create domain statement_state as text check (value in ('READ', 'BOOKING', 'DONE', 'FAILED'));

create table bank_statement (
  id uuid primary key default uuidv7(),
  bank_account_id uuid not null references bank_account,
  estate_id uuid not null references estate,
  -- As the person calls it; the bytes lie in the store under statements/<id>.
  file_name text not null check (length(file_name) between 1 and 200),
  state statement_state not null default 'READ',
  -- From 1; 0 where the columns have no names.
  header_row int not null check (header_row >= 0),
  -- [{index, letter, header, samples, field}]: remembered for the next file of the account.
  columns jsonb not null,
  -- What is in it, and what is not right with it.
  found jsonb not null,
  progress_done int not null default 0,
  progress_of int not null default 0,
  -- Of the lines done: what became of them.
  posted int not null default 0,
  unassigned int not null default 0,
  seen_before int not null default 0,
  posted_amount bigint not null default 0,
  unassigned_amount bigint not null default 0,
  failure text,
  created_by uuid not null references users,
  finished_at timestamptz,
  created_at timestamptz not null default app.now(),
  check ((state = 'FAILED') = (failure is not null))
);
create index on bank_statement (estate_id, created_at desc, id desc);
create index on bank_statement (bank_account_id, created_at desc);

call app.protect('bank_statement', 'select, insert, update');
create policy manager on bank_statement
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));

create domain bank_line_state as text check (value in ('UNASSIGNED', 'POSTED', 'DISMISSED'));

-- Money that came into the account, as the bank wrote it.
create table bank_line (
  id uuid primary key default uuidv7(),
  bank_account_id uuid not null references bank_account,
  estate_id uuid not null references estate,
  -- The statement it came from first.
  statement_id uuid not null references bank_statement,
  day date not null,
  amount bigint not null check (amount > 0),
  reference text not null,
  narration text not null,
  -- Who paid, as far as the line says.
  payer text not null,
  -- Of day, amount, reference, narration and the how manyth of its like: the same line is taken once.
  fingerprint text not null,
  state bank_line_state not null,
  -- In the books as held for nobody known yet.
  is_held boolean not null default false,
  -- Why it may have been counted already; it is kept out of the books until a person says.
  doubt text check (doubt in ('SAME_REFERENCE', 'RECORDED_ALREADY')),
  -- Why it was posted by itself.
  reasons text[] not null default '{}',
  dismissal text check (dismissal in ('RECORDED_ALREADY', 'NOT_OURS')),
  note text,
  -- Null where nobody had to.
  settled_by uuid references users,
  settled_at timestamptz,
  created_at timestamptz not null default app.now(),
  unique (bank_account_id, fingerprint),
  check ((state = 'DISMISSED') = (dismissal is not null)),
  check ((state = 'UNASSIGNED') = (settled_at is null))
);
create index on bank_line (estate_id, state, day desc, id desc);
create index on bank_line (statement_id);
create index on bank_line (bank_account_id, reference) where reference <> '';

-- The server alone books a line; a person decides whose it is.
call app.protect('bank_line', 'select, insert, update');
create policy manager on bank_line for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy hold on bank_line for update
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()))
  with check ((select app.is_system()));
create policy system on bank_line for insert with check ((select app.is_system()));

-- What a line paid: two tenancies, where one transfer was for both.
create table bank_line_payment (
  bank_line_id uuid not null references bank_line,
  payment_id uuid not null unique references payment,
  lease_id uuid not null references lease,
  amount bigint not null check (amount > 0),
  -- It was given to the wrong tenancy: the payment is out of the books, and the line waits again.
  taken_back_at timestamptz,
  taken_back_by uuid references users,
  taken_back_reason text check (length(taken_back_reason) between 1 and 300),
  primary key (bank_line_id, payment_id),
  check ((taken_back_at is null) = (taken_back_by is null)),
  check ((taken_back_at is null) = (taken_back_reason is null))
);
create index on bank_line_payment (lease_id);

call app.protect('bank_line_payment', 'select, insert, update');
create policy with_line on bank_line_payment for select
  using (exists (select from bank_line b where b.id = bank_line_id));
create policy system on bank_line_payment
  using ((select app.is_system())) with check ((select app.is_system()));

-- A name that has paid for a tenancy, learnt from a person who said so.
create table known_payer (
  estate_id uuid not null references estate,
  -- The words of the name, folded and in the order of the alphabet.
  payer_key text not null,
  lease_id uuid not null references lease,
  learnt_by uuid not null references users,
  learnt_at timestamptz not null default app.now(),
  -- The line that taught it: taken back, it is forgotten.
  learnt_from uuid not null references bank_line,
  primary key (estate_id, payer_key, lease_id)
);
create index on known_payer (lease_id);
create index on known_payer (learnt_from);

call app.protect('known_payer', 'select, insert, delete');
create policy manager on known_payer for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy system on known_payer using ((select app.is_system())) with check ((select app.is_system()));

-- A clients' account may serve several estates: whoever runs them uploads one statement, and each transfer finds its tenant.
-- Tenants are told of an account only where it is theirs to pay into; a second one of an estate waits first, as a changed
-- payout account does, since a stranger in a manager's session could have written it down.
create table bank_account_estate (
  bank_account_id uuid not null,
  owning_estate_id uuid not null,
  -- Its tenants pay into the account.
  estate_id uuid not null references estate,
  -- Before this moment no tenant of the estate is told of it.
  shown_from timestamptz not null default app.now(),
  added_by uuid not null references users,
  added_at timestamptz not null default app.now(),
  -- Kept, so that an estate that was told of an account once is told of no other in a hurry.
  removed_at timestamptz check (removed_at is null or estate_id <> owning_estate_id),
  primary key (bank_account_id, estate_id),
  foreign key (bank_account_id, owning_estate_id) references bank_account (id, estate_id)
);
create index on bank_account_estate (estate_id);

-- A tenant is told the account to which they pay; who lives in an estate knows the account of the estate.
call app.protect('bank_account', 'select, insert');
grant update (retired_at) on bank_account to gida_app;
create policy manager on bank_account
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()))
  with check (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy served on bank_account for select
  using (exists (
    select from bank_account_estate e where e.bank_account_id = bank_account.id
      and (bank_account.retired_at is null or e.estate_id = any ((select app.managed_estates())::uuid[]))));

-- Who writes an estate to an account, or takes it off, runs both. A tenant sees what tenants are told.
call app.protect('bank_account_estate', 'select, insert');
grant update (shown_from, removed_at) on bank_account_estate to gida_app;
create policy of_estate on bank_account_estate for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())
    or shown_from <= app.now() and removed_at is null and exists (
      select from lease l where l.estate_id = bank_account_estate.estate_id and l.tenant_id = (select app.actor_id())));
create policy manager_adds on bank_account_estate for insert
  with check (estate_id = any ((select app.managed_estates())::uuid[])
      and owning_estate_id = any ((select app.managed_estates())::uuid[])
    or (select app.sees_all()));
create policy manager_changes on bank_account_estate for update
  using (estate_id = any ((select app.managed_estates())::uuid[])
      and owning_estate_id = any ((select app.managed_estates())::uuid[])
    or (select app.sees_all()));
