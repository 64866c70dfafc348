import type { LedgerRules } from './rule.ts'

/** Of the totals that are kept so that nobody has to count. */
export const rollupRules: LedgerRules = {
  'the kept totals are the sums of the payments': `
    select 1 from (
      select s.scope_id, p.status, p.transaction_type, count(*) as n, sum(p.amount) as amount
      from payment p cross join lateral (values (p.estate_id), (p.landlord_id)) s (scope_id)
      where s.scope_id is not null group by 1, 2, 3) t
    full join payment_total k using (scope_id, status, transaction_type)
    where coalesce(t.n, 0) <> coalesce(k.count, 0) or coalesce(t.amount, 0) <> coalesce(k.amount, 0)`,
  'the kept days are the sums of the charges': `
    select 1 from (
      select s.scope_id, c.due_date, sum(c.open_amount) as open
      from charge c cross join lateral (values (c.estate_id), (c.landlord_id)) s (scope_id)
      where s.scope_id is not null group by 1, 2) t
    full join charge_day k using (scope_id, due_date)
    where coalesce(t.open, 0) <> coalesce(k.open_amount, 0)`,
}
