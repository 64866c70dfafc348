-- Spreadsheets that people import: the file, what its columns mean, its rows one by one, and what is wrong with them.

create type import_state as enum (
  'UPLOADED', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'FAILED', 'UNDOING', 'UNDONE');

create table import (
  id uuid primary key default uuidv7(),
  -- Null where a column of the file names the estates.
  estate_id uuid references estate,
  created_by uuid not null references users,
  -- Who asked last for a check, a run or an undo: it is done with their rights.
  asked_by uuid not null references users,
  -- As the person calls it; the bytes lie in the store under imports/<id>.
  file_name text not null check (length(file_name) between 1 and 200),
  state import_state not null default 'UPLOADED',
  -- [{name, rows}] of the file, and the one that is read.
  sheets jsonb not null,
  sheet text not null,
  -- From 1; 0 where the columns have no names.
  header_row int not null check (header_row >= 0),
  -- [{index, letter, header, samples, field}]: remembered for the next file of the estate.
  columns jsonb not null,
  -- [{row, cells}]: enough to see what one is looking at.
  first_rows jsonb not null,
  notes jsonb not null default '[]',
  all_or_nothing boolean not null default false,
  default_frequency rent_frequency not null default 'YEARLY',
  -- For leases without an end; null is a year from the start.
  default_end date,
  -- Whether the people of its rows who cannot sign in yet are invited once it is done.
  send_invitations boolean not null default false,
  -- Rows done of all, in what it is doing now.
  progress_done int not null default 0,
  progress_of int not null default 0,
  -- What a check has counted; null before it.
  counts jsonb,
  -- What a run and an undo have done so far.
  result jsonb not null default '{"rows": 0, "failed": 0, "units": 0, "people": 0, "leases": 0, "waiting": 0, "undone": 0, "kept": 0, "to_invite": 0, "invited": 0, "not_invited": 0}',
  -- Why it stopped, in words.
  failure text,
  checked_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default app.now(),
  check ((state = 'FAILED') = (failure is not null)),
  check (state not in ('CHECKED', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE') or counts is not null)
);
create index on import (created_by, created_at desc, id desc);
create index on import (estate_id, created_at desc, id desc);

call app.protect('import', 'select, insert, update');
create policy maker_or_manager on import
  using (created_by = (select app.actor_id()) or estate_id = any ((select app.managed_estates())::uuid[])
    or (select app.sees_all()))
  with check (created_by = (select app.actor_id()) or estate_id = any ((select app.managed_estates())::uuid[])
    or (select app.sees_all()));

create type import_row_state as enum ('FAULTY', 'READY', 'DONE', 'FAILED', 'UNDONE', 'KEPT');

-- A row is done once: its state changes in the transaction that makes its things, whatever dies in between.
create table import_row (
  import_id uuid not null references import on delete cascade,
  -- Its number in the sheet, from 1.
  number int not null,
  -- As they came.
  cells jsonb not null,
  -- What is to be made of it; null while it has faults.
  plan jsonb,
  state import_row_state not null,
  -- What was made or used, and which of them are new.
  estate_id uuid,
  property_id uuid,
  unit_id uuid,
  lease_id uuid,
  tenant_id uuid,
  landlord_id uuid,
  made text[] not null default '{}',
  primary key (import_id, number)
);
create index on import_row (import_id, state, number);

call app.protect('import_row', 'select, insert, update, delete');
create policy with_import on import_row for select using (exists (select from import i where i.id = import_id));
create policy system on import_row using ((select app.is_system())) with check ((select app.is_system()));

-- What is wrong with a row, what is worth knowing about it, and why an undo kept it.
create table import_fault (
  import_id uuid not null references import on delete cascade,
  number int not null,
  kind text not null check (kind in ('FAULT', 'WARNING', 'KEPT')),
  position int not null,
  -- Of the cell; null where it is about the whole row.
  column_index int,
  value text,
  code text not null,
  message text not null,
  primary key (import_id, kind, number, position)
);

call app.protect('import_fault', 'select, insert, delete');
create policy with_import on import_fault for select using (exists (select from import i where i.id = import_id));
create policy system on import_fault using ((select app.is_system())) with check ((select app.is_system()));

-- Whom an import invites, each once: tenants to their first unit of the file, landlords to the estate.
create table import_invitee (
  import_id uuid not null references import on delete cascade,
  user_id uuid not null references users on delete cascade,
  estate_id uuid not null references estate,
  role user_role not null check (role in ('TENANT', 'LANDLORD')),
  unit_id uuid references unit on delete set null,
  -- INVITED also where another invitation waited for them already.
  state text not null default 'WAITING' check (state in ('WAITING', 'INVITED', 'NOT_INVITED')),
  -- The one that was sent for this import; null where another waited.
  invitation_id uuid references invitation on delete set null,
  primary key (import_id, user_id)
);
create index on import_invitee (import_id, user_id) where state = 'WAITING';
create index on import_invitee (user_id);
create index on import_invitee (invitation_id) where invitation_id is not null;
create index on import_invitee (unit_id);

call app.protect('import_invitee', 'select, insert, update');
create policy with_import on import_invitee for select using (exists (select from import i where i.id = import_id));
create policy system on import_invitee using ((select app.is_system())) with check ((select app.is_system()));
