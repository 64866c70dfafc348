import type { LedgerRules } from './rule.ts'

/** Cash, bank lines and deposits. */
export const cashRules: LedgerRules = {
  'unassigned receipts equal the transfers that wait to be assigned': `
    select 1 from (
      select estate_id, sum(amount) as held from bank_line where is_held group by 1) l
    full join (
      select a.estate_id, -sum(p.amount) as held from posting p
        join account a on a.id = p.account_id and a.code = 'credit:unassigned' group by 1) b using (estate_id)
    where coalesce(l.held, 0) <> coalesce(b.held, 0)`,
  'reversed payments leave no balance, and their receipts are void': `
    select p.id from payment p
      left join offline_payment o on o.payment_id = p.id
      left join bank_line_payment b on b.payment_id = p.id
    where coalesce(o.reversed_at, b.taken_back_at) is not null and (p.status <> 'CANCELLED'
      or exists (select from receipt r where r.payment_id = p.id and r.status <> 'VOIDED')
      or exists (select from posting e join journal j on j.id = e.journal_id
        where j.payment_id = p.id group by e.account_id having sum(e.amount) <> 0))`,
  'each deposit on record equals its liability in the ledger': `
    select 1 from (
      select l.id, -sum(p.amount) as held from account a join posting p on p.account_id = a.id
        join lease l on l.id = substr(a.code, 9)::uuid where a.code like 'deposit:%' group by 1) b
    full join deposit d on d.lease_id = b.id where coalesce(b.held, 0) <> coalesce(d.held, 0)`,
  'no cash-in-hand account is below zero': `
    select a.id from account a join posting p on p.account_id = a.id
    where a.code like 'cash:%' group by a.id having sum(p.amount) < 0`,
}
