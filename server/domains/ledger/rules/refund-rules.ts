import type { LedgerRules } from './rule.ts'

/** Refunds, disputes and credit notes. */
export const refundRules: LedgerRules = {
  'no payment is refunded beyond its amount, and what was posted equals its refunds and disputes': `
    select 1 from (
      select id, amount, refunded_amount as back from payment where refunded_amount > 0) p
    full join (
      select payment_id as id, sum(amount) as back from refund_part
      where not undone and payment_id is not null group by 1) r using (id)
    where coalesce(p.back, 0) <> coalesce(r.back, 0) or p.back > p.amount`,
  'refunds payable equal the open refunds': `
    select 1 from (
      select estate_id, sum(amount) as open from refund where status in ('PENDING', 'PROCESSING') group by 1) o
    full join (
      select j.estate_id, -sum(p.amount) as promised from posting p
        join account a on a.id = p.account_id and a.code = 'refunds'
        join journal j on j.id = p.journal_id and j.key like 'refund:%'
      group by 1) l using (estate_id)
    where coalesce(o.open, 0) <> coalesce(l.promised, 0)`,
  'credit note numbers have no gaps': `
    select 1 from (select estate_id, year, count(*) as n, max(sequence) as last, min(sequence) as first
      from credit_note group by 1, 2) r
    left join credit_note_counter c using (estate_id, year)
    where r.n <> r.last or r.first <> 1 or c.last_number is distinct from r.last`,
}
