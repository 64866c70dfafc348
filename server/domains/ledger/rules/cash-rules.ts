import type { LedgerRules } from './rule.ts'

/** Of money that comes and goes by hand, and of deposits. */
export const cashRules: LedgerRules = {
  'what is held for nobody known is what waits in the statements': `
    select 1 from (
      select estate_id, sum(amount) as held from bank_line where is_held group by 1) l
    full join (
      select a.estate_id, -sum(p.amount) as held from posting p
        join account a on a.id = p.account_id and a.code = 'credit:unassigned' group by 1) b using (estate_id)
    where coalesce(l.held, 0) <> coalesce(b.held, 0)`,
  'what was taken out of the books left nothing in them, and its receipt is void': `
    select p.id from payment p
      left join offline_payment o on o.payment_id = p.id
      left join bank_line_payment b on b.payment_id = p.id
    where coalesce(o.reversed_at, b.taken_back_at) is not null and (p.status <> 'CANCELLED'
      or exists (select from receipt r where r.payment_id = p.id and r.status <> 'VOIDED')
      or exists (select from posting e join journal j on j.id = e.journal_id
        where j.payment_id = p.id group by e.account_id having sum(e.amount) <> 0))`,
  'what is kept of each deposit is what the books hold': `
    select 1 from (
      select l.id, -sum(p.amount) as held from account a join posting p on p.account_id = a.id
        join lease l on l.id = substr(a.code, 9)::uuid where a.code like 'deposit:%' group by 1) b
    full join deposit d on d.lease_id = b.id where coalesce(b.held, 0) <> coalesce(d.held, 0)`,
  'nobody has less than no cash in hand': `
    select a.id from account a join posting p on p.account_id = a.id
    where a.code like 'cash:%' group by a.id having sum(p.amount) < 0`,
}
