-- What settled the rent of a span, by payments and from credit: of one tenant, or of all in some estates. What went back, or became credit
-- again, is taken off, the last that came first; `came` is what a payment brought before that. Of charges that the actor sees: all, or
-- those of which anything went back or was credit, in some estates, also where nothing of them counts.
create function app.rent_paid(of_estates uuid[], of_tenant uuid, since timestamptz, until timestamptz, only_touched boolean default false)
returns table (charge_id uuid, payment_id uuid, at timestamptz, amount bigint, came bigint)
language sql stable security definer rows 1000 set search_path = public, pg_temp as $$
  with credits as (
    select a.id from account a
    where a.kind = 'CREDITS' and of_tenant is null and a.estate_id = any (of_estates)
    union all
    select a.id from account a
    where of_tenant is not null and a.code in (
      select 'credit:' || u.id from users u where u.id = of_tenant or u.merged_into = of_tenant)),
  credited as (
    select split_part(j.key, ':', 2)::uuid as charge_id, p.journal_id, p.created_at as at, p.amount
    from credits k join posting p on p.account_id = k.id join journal j on j.id = p.journal_id
    where p.amount > 0 and j.key like 'charge:%:credited:%'),
  touched as (
    select split_part(j.key, ':', 2)::uuid as charge_id
    from credits k join posting p on p.account_id = k.id join journal j on j.id = p.journal_id
    where j.key like 'charge:%:credited:%' or j.key like 'charge:%:withdrawn:%'
    union
    select p.charge_id from refund r join refund_part p on p.refund_id = r.id where r.estate_id = any (of_estates) and p.charge_id is not null
    union
    select p.charge_id from dispute d join refund_part p on p.payment_id = d.payment_id and p.dispute_id = d.id
    where d.estate_id = any (of_estates) and p.charge_id is not null),
  named as (
    select t.charge_id from touched t where only_touched
    union
    select a.charge_id from payment y join allocation a on a.payment_id = y.id
    where y.status = 'COMPLETED' and y.payment_date >= since and y.payment_date < until and y.tenant_id = of_tenant
      and not only_touched
    union
    select a.charge_id from payment y join allocation a on a.payment_id = y.id
    where y.status = 'COMPLETED' and y.payment_date >= since and y.payment_date < until
      and of_tenant is null and y.estate_id = any (of_estates) and not only_touched
    union select r.charge_id from credited r where r.at >= since and r.at < until and not only_touched),
  rent as (
    select c.id, c.settled_amount + c.credit_amount as kept from named n join charge c on c.id = n.charge_id
    where c.transaction_type in ('RENT_PAYMENT', 'ADVANCE_RENT')
      and (of_tenant is null or c.tenant_id = of_tenant) and (of_tenant is not null or c.estate_id = any (of_estates))
      and (c.tenant_id = (select app.actor_id()) or c.landlord_id = (select app.actor_id())
        or c.estate_id = any ((select app.managed_estates())::uuid[])
        or c.unit_id = any ((select app.assigned_units())::uuid[]) or (select app.sees_all()))),
  source as (
    select c.id, c.kept, y.id as payment_id, y.id as source_id, y.payment_date as at, a.settled_amount - a.refunded_amount as amount,
      a.settled_amount as came
    from rent c join allocation a on a.charge_id = c.id join payment y on y.id = a.payment_id
    where y.status = 'COMPLETED' and (only_touched or a.settled_amount > a.refunded_amount)
    union all
    select c.id, c.kept, null, r.journal_id, r.at, r.amount, 0 from rent c join credited r on r.charge_id = c.id),
  counted as (
    select s.*, least(s.amount, s.kept - coalesce(sum(s.amount) over (
        partition by s.id order by s.at, s.source_id rows between unbounded preceding and 1 preceding), 0))::bigint as counts
    from source s)
  select id, payment_id, at, greatest(counts, 0), came from counted where (only_touched or counts > 0) and at >= since and at < until
$$;
