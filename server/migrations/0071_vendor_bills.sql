-- What vendors bill for work orders, and what they are paid; and how vendors are rated.

-- Who keeps the tax back: a body deducts, a person who pays for their own home does not.
create domain tax_payer as text check (value in ('PERSON', 'COMPANY'));
-- Firms are taxed by the federal authority, persons by that of their state.
create domain tax_office as text check (value in ('FEDERAL', 'STATE'));

create table vendor_bill (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  order_id uuid not null references work_order,
  property_id uuid references property,
  vendor_id uuid not null references vendor,
  -- Who and what for, as it stood: owners read no vendor and no order by themselves.
  vendor_name text not null,
  title text not null,
  -- As on the vendor's paper; or ours, where the bill was made of the quote.
  number text not null check (length(number) between 1 and 60),
  billed_on date not null,
  -- `[{"description", "amount"}]`; they add up to the amount.
  lines jsonb not null,
  amount bigint not null check (amount > 0),
  -- Kept until the work has proved itself, and what was paid before the bill came.
  retention_amount bigint not null check (retention_amount >= 0),
  advance_amount bigint not null check (advance_amount >= 0),
  -- Of the rest, and of what was kept, what went to the vendor.
  paid_amount bigint not null default 0,
  retention_paid bigint not null default 0,
  -- In whose pocket it was booked on that day; whoever decides anew of the order does not move it.
  bearer text not null check (bearer in ('LANDLORD', 'TENANT', 'FUND')),
  landlord_id uuid references users,
  payer tax_payer not null,
  -- What the tenant was charged for it.
  recharge_id uuid references charge,
  evidence_id uuid references evidence,
  entered_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  voided_at timestamptz,
  voided_by uuid references users,
  void_reason text check (length(void_reason) between 1 and 300),
  check ((bearer = 'FUND') = (landlord_id is null)),
  -- Nothing is paid beyond its bill, and nothing of one that was taken back.
  check (paid_amount between 0 and amount - retention_amount - advance_amount),
  check (retention_paid between 0 and retention_amount),
  check (voided_at is null or paid_amount + retention_paid = 0),
  check ((voided_at is null) = (voided_by is null) and (voided_at is null) = (void_reason is null))
);
-- One paper is booked once.
create unique index vendor_bill_number_once on vendor_bill (vendor_id, lower(number)) where voided_at is null;
create index on vendor_bill (estate_id, created_at desc, id desc);
create index vendor_bill_to_pay on vendor_bill (estate_id, billed_on, id)
  where voided_at is null and amount - advance_amount > paid_amount + retention_paid;
create index on vendor_bill (order_id);
create index on vendor_bill (property_id) where property_id is not null;
create index on vendor_bill (landlord_id, created_at desc) where landlord_id is not null;
create index on vendor_bill (recharge_id) where recharge_id is not null;
create index on vendor_bill (evidence_id) where evidence_id is not null;
create index on vendor_bill (entered_by);
create index on vendor_bill (voided_by) where voided_by is not null;

call app.protect('vendor_bill', 'select, insert, update');
-- Those who run the estate, and those whose money it is: the landlord, or for the fund all who own or look after homes there. No tenant.
create policy reader on vendor_bill for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or (bearer = 'FUND' and (select app.actor_role()) in ('LANDLORD', 'PROPERTY_MANAGER')
      and estate_id = any ((select app.my_estates())::uuid[]))
    or (select app.sees_all()));
create policy system on vendor_bill using ((select app.is_system())) with check ((select app.is_system()));

create domain vendor_payment_kind as text check (value in ('ADVANCE', 'BILL', 'RETENTION'));

-- What went to a vendor: before the bill, on it, or of what was kept of it. Recorded after a person has sent it.
create table vendor_payment (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  order_id uuid not null references work_order,
  vendor_id uuid not null references vendor,
  bill_id uuid references vendor_bill,
  kind vendor_payment_kind not null,
  bearer text not null check (bearer in ('LANDLORD', 'TENANT', 'FUND')),
  landlord_id uuid references users,
  -- What is settled by it; less the tax, the vendor got it.
  amount bigint not null check (amount > 0),
  -- Parts per million, by the rules of the day.
  tax_rate int not null check (tax_rate between 0 and 1000000),
  tax_amount bigint not null check (tax_amount between 0 and amount),
  tax_office tax_office not null,
  paid_on date not null,
  way text not null check (way in ('TRANSFER', 'CASH')),
  bank_reference text check (length(bank_reference) between 1 and 80),
  -- What the bank took for it.
  cost bigint not null default 0 check (cost >= 0),
  -- Where it went, as it stood.
  bank_name text,
  account_number text,
  account_name text,
  -- The account had been changed shortly before, and whoever paid said that it is right.
  account_confirmed boolean not null default false,
  evidence_id uuid references evidence,
  recorded_by uuid not null references users,
  created_at timestamptz not null default app.now(),
  voided_at timestamptz,
  voided_by uuid references users,
  void_reason text check (length(void_reason) between 1 and 300),
  check ((kind = 'ADVANCE') = (bill_id is null)),
  check ((way = 'TRANSFER') = (bank_reference is not null) and (way = 'TRANSFER') = (account_number is not null)),
  check (way = 'TRANSFER' or cost = 0),
  check ((voided_at is null) = (voided_by is null) and (voided_at is null) = (void_reason is null))
);
-- Two transfers never have one reference: recording the same one twice is refused.
create unique index vendor_payment_reference_once on vendor_payment (vendor_id, lower(bank_reference)) where voided_at is null;
create index on vendor_payment (bill_id) where bill_id is not null;
create index on vendor_payment (order_id);
create index on vendor_payment (estate_id, paid_on);
create index on vendor_payment (landlord_id) where landlord_id is not null;
create index on vendor_payment (evidence_id) where evidence_id is not null;
create index on vendor_payment (recorded_by);
create index on vendor_payment (voided_by) where voided_by is not null;

call app.protect('vendor_payment', 'select, insert, update');
create policy reader on vendor_payment for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or landlord_id = (select app.actor_id())
    or (bearer = 'FUND' and (select app.actor_role()) in ('LANDLORD', 'PROPERTY_MANAGER')
      and estate_id = any ((select app.my_estates())::uuid[]))
    or (select app.sees_all()));
create policy system on vendor_payment using ((select app.is_system())) with check ((select app.is_system()));

-- Tax that was kept back in a month, and was sent on to its office.
create table wht_remittance (
  id uuid primary key default uuidv7(),
  estate_id uuid not null references estate,
  office tax_office not null,
  -- The first day of it.
  month date not null check (extract(day from month) = 1),
  amount bigint not null check (amount > 0),
  paid_on date not null,
  reference text not null check (length(reference) between 1 and 80),
  evidence_id uuid references evidence,
  recorded_by uuid not null references users,
  created_at timestamptz not null default app.now()
);
create unique index wht_remittance_reference_once on wht_remittance (estate_id, lower(reference));
create index on wht_remittance (estate_id, month);
create index on wht_remittance (evidence_id) where evidence_id is not null;
create index on wht_remittance (recorded_by);

call app.protect('wht_remittance', 'select, insert');
create policy manager on wht_remittance for select
  using (estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()));
create policy system on wht_remittance for insert with check ((select app.is_system()));

-- Whoever sees a bill or a payment sees its paper.
create policy with_bill on evidence for select
  using (exists (select from vendor_bill b where b.evidence_id = evidence.id)
    or exists (select from vendor_payment p where p.evidence_id = evidence.id)
    or exists (select from wht_remittance w where w.evidence_id = evidence.id));

-- What vendors finished in the estates of the actor's work, and how tenants who confirmed it rated it; beside them the mean of all.
create function app.vendor_scores(the_vendors uuid[])
returns table (vendor_id uuid, done int, rated int, average float8, mean float8)
language sql stable security definer set search_path = public, pg_temp as $$
  with job as (
    select o.vendor_id, case when r.status = 'CLOSED' then r.rating end as rating
    from work_order o left join maintenance_request r on r.id = o.request_id
    where o.vendor_id is not null and o.status in ('DONE', 'CLOSED')
      and (o.estate_id = any (app.staffed_estates()) or app.sees_all()))
  select vendor_id, count(*)::int, count(rating)::int, avg(rating)::float8, (select avg(rating)::float8 from job)
  from job where vendor_id = any (the_vendors) group by 1
$$;
