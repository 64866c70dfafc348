import type { LedgerRules } from './rule.ts'

export const paymentRules: LedgerRules = {
  'each completed payment has one journal and one receipt': `
    select p.id from payment p
      left join journal j on j.key = 'payment:' || p.id || ':completed'
      left join receipt r on r.payment_id = p.id
      left join journal v on v.key = j.key || ':reversed'
    where (p.status in ('COMPLETED', 'REFUNDED') or v.id is not null) <> (j.id is not null)
       or (p.status in ('COMPLETED', 'REFUNDED') or v.id is not null) <> (r.id is not null)`,
  'each completed payment equals its allocations and tenant credit': `
    select p.id from payment p
      left join (select payment_id, sum(settled_amount) as settled from allocation group by 1) a on a.payment_id = p.id
    where p.status = 'COMPLETED' and coalesce(a.settled, 0) + p.credit_amount > p.amount`,
  'the amount of each payment equals what was posted for it': `
    select p.id from payment p
      join journal j on j.key = 'payment:' || p.id || ':completed'
      join posting e on e.journal_id = j.id and e.amount > 0
    where p.status = 'COMPLETED' group by p.id, p.amount having sum(e.amount) <> p.amount`,
}
