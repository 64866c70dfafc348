-- Offline payments: who received them, where the money is, their evidence, and how they are reversed.

-- A teller, a slip or a photo of it. The bytes are in the store under its id; a picture was drawn anew.
create table evidence (
  id uuid primary key default uuidv7(),
  uploaded_by uuid not null references users,
  name text not null check (length(name) between 1 and 200),
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg')),
  size int not null check (size > 0),
  sha256 text not null,
  created_at timestamptz not null default app.now()
);
create index on evidence (uploaded_by, created_at);

create domain money_landed as text check (value in ('HAND', 'TRUST', 'LANDLORD'));

-- Of each payment that was recorded by hand; its bank reference is the payment's provider_reference.
create table offline_payment (
  payment_id uuid primary key references payment,
  estate_id uuid not null references estate,
  -- Cash in the hand of received_by, the account that is kept for clients, or the landlord's own bank.
  landed money_landed not null,
  -- Who took it, and the day in Lagos.
  received_by uuid not null references users,
  received_on date not null,
  -- Where not the tenant paid.
  payer_name text check (length(payer_name) between 1 and 120),
  evidence_id uuid references evidence,
  -- It looked like another one, and whoever recorded it said that it is not.
  confirmed boolean not null default false,
  -- Taken out of the books again.
  reversed_at timestamptz,
  reversed_by uuid references users,
  reversal_kind text check (reversal_kind in ('MISTAKE', 'BOUNCED')),
  reversal_reason text check (length(reversal_reason) between 1 and 300),
  check ((reversed_at is null) = (reversed_by is null)),
  check ((reversed_at is null) = (reversal_kind is null)),
  check ((reversed_at is null) = (reversal_reason is null))
);
create index on offline_payment (evidence_id) where evidence_id is not null;
create index offline_payment_in_hand on offline_payment (estate_id, received_by, received_on)
  where landed = 'HAND' and reversed_at is null;

call app.protect('offline_payment', 'select, insert, update');
create policy with_payment on offline_payment for select
  using ((select app.sees_all()) or exists (select from payment p where p.id = payment_id));
create policy system on offline_payment using ((select app.is_system())) with check ((select app.is_system()));

-- Cash that was taken to the bank.
create table cash_banking (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  holder_id uuid not null references users,
  amount bigint not null check (amount > 0),
  banked_on date not null,
  slip text not null check (length(slip) between 3 and 60),
  evidence_id uuid references evidence,
  recorded_by uuid not null references users,
  created_at timestamptz not null default app.now()
);
create index on cash_banking (estate_id, created_at desc, id desc);
create index on cash_banking (holder_id, created_at desc, id desc);
create unique index cash_banking_slip on cash_banking (estate_id, upper(slip));

call app.protect('evidence', 'select, insert');
create policy uploader on evidence
  using (uploaded_by = (select app.actor_id()) or (select app.sees_all()))
  with check (uploaded_by = (select app.actor_id()) or (select app.is_system()));
create policy with_payment on evidence for select
  using (exists (select from offline_payment o where o.evidence_id = evidence.id)
    or exists (select from cash_banking b where b.evidence_id = evidence.id));

call app.protect('cash_banking', 'select, insert');
create policy holder_or_manager on cash_banking for select
  using (holder_id = (select app.actor_id()) or estate_id = any ((select app.managed_estates())::uuid[])
    or (select app.sees_all()));
create policy system on cash_banking for insert with check ((select app.is_system()));

-- Cash by estate and hand, as the ledger has it: an estate's for who manages it, and one's own. What is banked is taken to
-- be the oldest, so the day is that of the oldest which is left.
create function app.cash_in_hand(of_estate uuid default null)
returns table (estate_id uuid, holder_id uuid, holder_name text, amount bigint, oldest_on date)
language sql stable security definer set search_path = public, pg_temp as $$
  with held as (
    select a.estate_id, substr(a.code, 6)::uuid as holder_id, sum(p.amount)::bigint as amount
    from account a join posting p on p.account_id = a.id
    where a.code like 'cash:%' and (of_estate is null or a.estate_id = of_estate)
      and (a.estate_id = any (app.managed_estates()) or a.code = 'cash:' || app.actor_id() or app.sees_all())
    group by a.estate_id, a.code having sum(p.amount) > 0)
  select h.estate_id, h.holder_id, u.full_name, h.amount,
    (select min(o.received_on) from (
      select o.received_on, sum(p.amount) over (order by o.received_on desc, o.payment_id desc) - p.amount as newer
      from offline_payment o join payment p on p.id = o.payment_id
      where o.estate_id = h.estate_id and o.received_by = h.holder_id and o.landed = 'HAND' and o.reversed_at is null) o
     where o.newer < h.amount)
  from held h join users u on u.id = h.holder_id
$$;

-- The people who may take money for a unit: who manages it, who owns it, who looks after it.
create function app.cash_receivers_of(the_unit uuid) returns table (id uuid, name text, role user_role)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.full_name, u.role from users u
  where u.status <> 'INACTIVE' and u.id in (
    select a.user_id from estate_association a join unit on unit.estate_id = a.estate_id
      where unit.id = the_unit and a.role = 'ESTATE_MANAGER'
    union all select landlord_id from unit where unit.id = the_unit
    union all select user_id from unit_assignment where unit_id = the_unit)
$$;
