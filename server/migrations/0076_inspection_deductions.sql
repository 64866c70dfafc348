-- What is withheld from a deposit for what a condition report shows to be worse.

create type deduction_cause as enum ('WEAR', 'DAMAGE', 'DIRT', 'MISSING');

create table inspection_deduction (
  item_id uuid primary key references inspection_item on delete cascade,
  inspection_id uuid not null references inspection on delete cascade,
  reason deduction_cause not null,
  words text not null default '' check (length(words) <= 100),
  -- To put it right; kobo.
  price bigint not null check (price >= 0),
  -- The tenant's part of what is left of the value; basis points.
  share int not null check (share between 0 and 10000),
  -- What its age takes off: when it was new, and how many months it lasts.
  since date,
  life_months int check (life_months between 1 and 600),
  -- Of these; kobo.
  amount bigint not null check (amount between 0 and price),
  -- A quote or a receipt.
  paper_id uuid references evidence,
  set_by uuid not null references users,
  set_at timestamptz not null default app.now(),
  check (reason <> 'WEAR' or amount = 0)
);
create index on inspection_deduction (inspection_id);
create index on inspection_deduction (paper_id) where paper_id is not null;
create index on inspection_deduction (set_by);
call app.protect('inspection_deduction', 'select, insert, update');
create policy staff on inspection_deduction
  using (app.runs_inspection(inspection_id)) with check (app.runs_inspection(inspection_id));
create policy reader on inspection_deduction for select using (app.reads_inspection(inspection_id));

-- The photos of reports that stand as evidence at a deposit, each once.
create table inspection_evidence (
  photo_id uuid primary key references inspection_photo on delete cascade,
  evidence_id uuid not null references evidence
);
create index on inspection_evidence (evidence_id);
call app.protect('inspection_evidence', 'select, insert');
create policy system on inspection_evidence using ((select app.is_system())) with check ((select app.is_system()));

-- Whoever reads the report reads its quotes and receipts.
create policy with_inspection on evidence for select
  using (exists (select from inspection_deduction d where d.paper_id = evidence.id));
