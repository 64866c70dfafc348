-- What the platform itself earned, as it was received. Nothing of clients' rent is ever here: that is in their ledger.
create table platform_revenue (
  id uuid primary key default uuidv7(),
  received_on date not null,
  -- What it was for: the plan of an estate, a fee, a service.
  source text not null check (source in ('PLAN', 'FEE', 'SERVICE')),
  -- Kobo. Below zero: it takes back what was recorded wrongly, or was given back.
  amount bigint not null check (amount <> 0),
  -- Whose office paid it; null where it is of none.
  estate_id uuid references estate,
  note text not null check (length(note) between 3 and 200),
  recorded_by uuid not null references users,
  recorded_at timestamptz not null default app.now()
);
create index on platform_revenue (received_on, id);

call app.protect('platform_revenue', 'select, insert');
create policy platform on platform_revenue using ((select app.sees_all())) with check (
  (select app.actor_role()) = 'ADMIN' and recorded_by = (select app.actor_id()));
create trigger append_only before update or delete or truncate on platform_revenue for each statement execute function app.refuse_change();
