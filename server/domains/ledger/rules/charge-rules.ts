import { HELD_FOR_NOBODY } from '../held-for-nobody.ts'
import type { LedgerRules } from './rule.ts'

/** Charges and collections. */
export const chargeRules: LedgerRules = {
  'each tenant receivable equals the open charges': `
    select 1 from (
      select 'receivable:' || coalesce(lease_id, tenant_id) as code, sum(open_amount) as open from charge group by 1) c
    full join (
      select a.code, sum(p.amount) as balance from posting p join account a on a.id = p.account_id
      where a.code like 'receivable:%' group by 1) l using (code)
    where coalesce(c.open, 0) <> coalesce(l.balance, 0)`,
  'the settled amount of each charge equals its allocations': `
    select 1 from (
      select a.charge_id, sum(a.settled_amount - a.refunded_amount) as settled from allocation a group by 1) s
    join charge c on c.id = s.charge_id where c.settled_amount <> s.settled`,
  'no tenant credit and no deposit is below zero': `
    select a.id from account a join posting p on p.account_id = a.id
    where a.code like 'credit:%' or a.code like 'deposit:%' group by a.id having sum(p.amount) > 0`,
  'each deposit equals what was paid in, less recorded deductions and refunds': `
    select 1 from (
      select estate_id, 'deposit:' || coalesce(lease_id, estate_id) as code, sum(settled_amount + credit_amount) as paid
      from charge where transaction_type in ('CAUTION_DEPOSIT', 'SECURITY_DEPOSIT') group by 1, 2) c
    full join (
      select a.estate_id, a.code, -sum(p.amount) as booked
      from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
      where a.code like 'deposit:%' and (split_part(j.key, ':', 1) in ('payment', 'charge', 'dispute')
        or split_part(j.key, ':', 1) = 'refund' and split_part(j.key, ':', 2) in (select id::text from refund)) group by 1, 2) l
      using (estate_id, code)
    where coalesce(c.paid, 0) <> coalesce(l.booked, 0)`,
  'no charge is credited beyond its amount, or refunded beyond what was paid': `
    select id from charge where withdrawn_amount > amount or credit_amount < -settled_amount`,
  'commission on each charge is between zero and what was collected of it': `
    select c.id from charge c
      left join (select charge_id, sum(commission_amount - refunded_commission) as kept from allocation group by 1) a
        on a.charge_id = c.id
    where c.credit_commission + coalesce(a.kept, 0) not between 0 and c.settled_amount + c.credit_amount`,
  'uncollected income is released only against an equal settlement or credit in the same transaction': `
    select 1 from (
      select coalesce(j.batch, j.payment_id, j.id) as batch, j.estate_id,
        sum(p.amount) filter (where a.code like 'uncollected:%') as left_it,
        -- A write-off that was booked as a loss is put right by a journal that takes the loss back.
        -sum(p.amount) filter (where a.code like 'receivable:%' or a.code = 'losses') as settled
      from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
      group by 1, 2) m
    where m.left_it > greatest(coalesce(m.settled, 0), 0)`,
  'nothing of a property whose landlord is known is held for nobody': `
    select 1 from (${HELD_FOR_NOBODY}) h join property p on p.id = h.property_id where p.landlord_id is not null`,
  'the open amount of each charge equals its uncollected income': `
    select 1 from posting p join account a on a.id = p.account_id
    where a.kind in ('RECEIVABLE', 'UNCOLLECTED') group by a.estate_id, p.charge_id having sum(p.amount) <> 0`,
  'the open amount of each charge equals its entries': `
    select 1 from (
      select p.charge_id as id, sum(p.amount) as booked from posting p join account a on a.id = p.account_id
      where a.kind = 'RECEIVABLE' and p.charge_id is not null group by 1) b
    join charge c using (id) where b.booked <> c.open_amount`,
}
