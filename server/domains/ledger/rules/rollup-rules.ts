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
      select s.scope_id, c.estate_id, s.landlord_id, c.due_date, sum(c.open_amount) as open
      from charge c cross join lateral app.rollup_scopes(c.estate_id, c.landlord_id, c.property_id) s group by 1, 2, 3, 4) t
    full join charge_day k on k.scope_id = t.scope_id and k.due_date = t.due_date and k.estate_id = t.estate_id
      and coalesce(k.landlord_id, k.scope_id) = coalesce(t.landlord_id, t.scope_id)
    where coalesce(t.open, 0) <> coalesce(k.open_amount, 0)`,
  'the kept counts of arrears are those of the tenancies': `
    select 1 from (
      select s.scope_id, h.estate_id, s.landlord_id, h.oldest_due, count(*) as n
      from tenancy h cross join lateral app.rollup_scopes(h.estate_id, h.landlord_id, h.property_id) s
      where h.oldest_due is not null group by 1, 2, 3, 4) t
    full join arrears_count k on k.scope_id = t.scope_id and k.oldest_due = t.oldest_due and k.estate_id = t.estate_id
      and coalesce(k.landlord_id, k.scope_id) = coalesce(t.landlord_id, t.scope_id)
    where coalesce(t.n, 0) <> coalesce(k.count, 0)`,
}
