-- Cash that comes near what the law allows, or that somebody else handed over, is noted for whoever files reports of it.

alter table offline_payment add column payer_kind text not null default 'PERSON' check (payer_kind in ('PERSON', 'COMPANY'));
call app.audit('offline_payment', 'payment', 'payment_id');
-- The cash of some days in an estate.
create index offline_payment_cash on offline_payment (estate_id, received_on) where landed = 'HAND' and reversed_at is null;

create type cash_flag_kind as enum ('NEAR_LIMIT', 'THIRD_PARTY');

create table cash_flag (
  payment_id uuid not null references payment,
  kind cash_flag_kind not null,
  estate_id uuid not null references estate,
  tenant_id uuid not null references users,
  -- The cash of this payer within thirty days, this payment with it, and the limit of that day; kobo.
  within_days bigint not null check (within_days > 0),
  limit_amount bigint not null check (limit_amount > 0),
  -- The rule of law that says so, by its key.
  rule text not null,
  noted_at timestamptz not null default app.now(),
  primary key (payment_id, kind)
);
create index on cash_flag (estate_id, noted_at);

-- Who manages estates, unless that right was taken from them.
create function app.reads_compliance() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app.actor_role() in ('ESTATE_MANAGER', 'ADMIN') and not exists (
    select from users where id = app.actor_id() and 'compliance_read' = any (permissions_denied))
$$;

-- Neither the payer nor an agent or owner learns of it, whatever else they see of the payment.
call app.protect('cash_flag', 'select, insert');
create policy office on cash_flag for select using ((select app.reads_compliance()) and tenant_id <> (select app.actor_id())
  and (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all())));
create policy system on cash_flag for insert with check ((select app.is_system()));
