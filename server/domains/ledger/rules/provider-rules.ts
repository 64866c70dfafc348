import type { LedgerRules } from './rule.ts'

/** Provider balances against payments, refunds, disputes and settlements. */
export const providerRules: LedgerRules = {
  'the balance with the provider equals receipts less settlements and refunds': `
    select 1 from (
      select a.estate_id, sum(e.amount) as debits from account a join posting e on e.account_id = a.id
      where a.code = 'clearing' or a.code like 'clearing:%' group by 1) b
    full join (
      select estate_id, sum(amount) as owed from (
        select estate_id, amount - coalesce(fees, 0) as amount from payment
          where source = 'PROVIDER' and status in ('COMPLETED', 'REFUNDED')
        union all select estate_id, -amount from refund where way = 'PROVIDER' and status = 'COMPLETED'
        union all select estate_id, -taken_amount from dispute where status = 'LOST'
        union all select estate_id, -amount from settlement) m group by 1) o using (estate_id)
    where coalesce(b.debits, 0) <> coalesce(o.owed, 0)`,
  'each settlement clears its payments once, less deductions': `
    select s.id from settlement s
      left join (select settlement_id, sum(booked) as booked from settlement_line group by 1) l on l.settlement_id = s.id
      left join (select settlement_id, sum(amount) as kept from settlement_deduction group by 1) d on d.settlement_id = s.id
      cross join lateral (
        select -sum(e.amount) as moved
        from journal j join posting e on e.journal_id = j.id join account a on a.id = e.account_id
        where j.key = any (array(
            select 'settlement:' || s.provider_id || ':' || s.estate_id || ':' || w.whose
            from (select known::text from app.ids_of(s.landlord_id) known union all select 'main' where s.landlord_id is null) w (whose)))
          and (a.code = 'clearing' or a.code like 'clearing:%')) m
    where coalesce(l.booked, 0) <> s.booked or coalesce(d.kept, 0) <> s.deducted or coalesce(m.moved, 0) <> s.amount
    union all
    select l.payment_id from settlement_line l join settlement s on s.id = l.settlement_id
    group by l.payment_id, s.landlord_id having count(*) > 1`,
  'no payment is settled beyond the share held for its landlord or for us': `
    select l.payment_id from settlement_line l join settlement s on s.id = l.settlement_id
      join journal j on j.payment_id = l.payment_id
        and j.key in ('payment:' || l.payment_id || ':completed', 'payment:' || l.payment_id || ':fees')
      join posting e on e.journal_id = j.id join account a on a.id = e.account_id
    where a.code = case when s.landlord_id is null then 'clearing' else 'clearing:' || s.landlord_id end
    group by l.provider_id, l.reference, l.payment_id, l.booked
    having l.booked not in (sum(e.amount), coalesce(sum(e.amount) filter (where j.key like '%:completed'), 0))`,
}
