import type { LedgerRules } from './rule.ts'

/** Rollups against the rows they summarise. */
export const rollupRules: LedgerRules = {
  'payment totals equal the payments': `
    select 1 from (
      select s.scope_id, p.status, p.transaction_type, count(*) as n,
        sum(p.amount - case p.status when 'COMPLETED' then p.refunded_amount else 0 end) as amount
      from payment p cross join lateral (values (p.estate_id), (p.landlord_id)) s (scope_id)
      where s.scope_id is not null group by 1, 2, 3) t
    full join payment_total k using (scope_id, status, transaction_type)
    where coalesce(t.n, 0) <> coalesce(k.count, 0) or coalesce(t.amount, 0) <> coalesce(k.amount, 0)`,
  'daily charge totals equal the charges': `
    select 1 from (
      select s.scope_id, c.estate_id, s.landlord_id, c.due_date, sum(c.open_amount) as open,
        count(*) filter (where c.open_amount > 0) as n
      from charge c cross join lateral app.rollup_scopes(c.estate_id, c.landlord_id, c.property_id) s group by 1, 2, 3, 4) t
    full join charge_day k on k.scope_id = t.scope_id and k.due_date = t.due_date and k.estate_id = t.estate_id
      and coalesce(k.landlord_id, k.scope_id) = coalesce(t.landlord_id, t.scope_id)
    where coalesce(t.open, 0) <> coalesce(k.open_amount, 0) or coalesce(t.n, 0) <> coalesce(k.open_charges, 0)`,
  'arrears counts equal the tenancies in arrears': `
    select 1 from (
      select s.scope_id, h.estate_id, s.landlord_id, h.oldest_due, count(*) as n
      from tenancy h cross join lateral app.rollup_scopes(h.estate_id, h.landlord_id, h.property_id) s
      where h.oldest_due is not null group by 1, 2, 3, 4) t
    full join arrears_count k on k.scope_id = t.scope_id and k.oldest_due = t.oldest_due and k.estate_id = t.estate_id
      and coalesce(k.landlord_id, k.scope_id) = coalesce(t.landlord_id, t.scope_id)
    where coalesce(t.n, 0) <> coalesce(k.count, 0)`,
  'monthly charge totals equal the daily ones': `
    select 1 from (
      select scope_id, estate_id, landlord_id, app.first_of_month(due_date) as month, sum(expected) as expected,
        sum(open_amount) as open, sum(open_charges) as n, min(due_date) filter (where open_amount > 0) as first_open
      from charge_day group by 1, 2, 3, 4) t
    full join charge_month k on k.scope_id = t.scope_id and k.month = t.month and k.estate_id = t.estate_id
      and coalesce(k.landlord_id, k.scope_id) = coalesce(t.landlord_id, t.scope_id)
    where coalesce(t.expected, 0) <> coalesce(k.expected, 0) or coalesce(t.open, 0) <> coalesce(k.open_amount, 0)
      or coalesce(t.n, 0) <> coalesce(k.open_charges, 0) or t.first_open is distinct from k.first_open`,
  'monthly arrears counts equal the daily ones': `
    select 1 from (
      select scope_id, estate_id, landlord_id, app.first_of_month(oldest_due) as month, sum(count) as n
      from arrears_count group by 1, 2, 3, 4) t
    full join arrears_month k on k.scope_id = t.scope_id and k.month = t.month and k.estate_id = t.estate_id
      and coalesce(k.landlord_id, k.scope_id) = coalesce(t.landlord_id, t.scope_id)
    where coalesce(t.n, 0) <> coalesce(k.count, 0)`,
  'what is left to pay out of each landlord’s receipts equals its entries': `
    select 1 from (
      select j.estate_id, split_part(a.code, ':', 2)::uuid as landlord_id, coalesce(j.payment_id, j.id) as source_id,
        -sum(p.amount) as amount
      from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
      where a.code ~ '^(payable|clearing):[0-9a-f]{8}-' group by 1, 2, 3) t
    full join owner_lot k using (estate_id, landlord_id, source_id)
    where coalesce(t.amount, 0) <> coalesce(k.amount, 0)`,
  'monthly landlord totals equal the entries of their accounts': `
    select 1 from (
      select estate_id, landlord_id, date_trunc('month', created_at at time zone 'Africa/Lagos')::date as month,
        app.kind_of_key(key) as key, count(*) as n, sum(amount + commission) as gross, sum(commission) as commission
      from owner_journal group by 1, 2, 3, 4) t
    full join (
      select estate_id, landlord_id, month, key, sum(count) as n, sum(gross) as gross, sum(commission) as commission
      from owner_month group by 1, 2, 3, 4) k using (estate_id, landlord_id, month, key)
    where coalesce(t.n, 0) <> coalesce(k.n, 0) or coalesce(t.gross, 0) <> coalesce(k.gross, 0)
      or coalesce(t.commission, 0) <> coalesce(k.commission, 0)`,
  'monthly totals equal the allocations of completed payments': `
    select 1 from (
      select p.estate_id, coalesce(p.landlord_id, p.estate_id) as whose,
        date_trunc('month', d.paid_on)::date as month, sum(a.settled_amount) as amount,
        sum(a.settled_amount) filter (where c.transaction_type in ('RENT_PAYMENT', 'ADVANCE_RENT')) as rent,
        sum(a.settled_amount * (d.paid_on - c.due_date)) as kobo_days
      from payment p join allocation a on a.payment_id = p.id join charge c on c.id = a.charge_id
        cross join lateral (select (p.payment_date at time zone 'Africa/Lagos')::date as paid_on) d
      where p.status = 'COMPLETED' group by 1, 2, 3) t
    full join (select coalesce(landlord_id, estate_id) as whose, * from settled_month) k using (estate_id, whose, month)
    where coalesce(t.amount, 0) <> coalesce(k.amount, 0) or coalesce(t.rent, 0) <> coalesce(k.rent, 0)
      or coalesce(t.kobo_days, 0) <> coalesce(k.kobo_days, 0)`,
  'monthly payment totals equal the completed payments': `
    select 1 from (
      select s.scope_id, p.estate_id, s.landlord_id, date_trunc('month', p.payment_date at time zone 'Africa/Lagos')::date as month,
        count(*) as n, sum(p.amount - p.refunded_amount) as amount
      from payment p cross join lateral app.rollup_scopes(p.estate_id, p.landlord_id, p.property_id) s
      where p.status = 'COMPLETED' group by 1, 2, 3, 4) t
    full join payment_month k on k.scope_id = t.scope_id and k.month = t.month and k.estate_id = t.estate_id
      and coalesce(k.landlord_id, k.scope_id) = coalesce(t.landlord_id, t.scope_id)
    where coalesce(t.n, 0) <> coalesce(k.count, 0) or coalesce(t.amount, 0) <> coalesce(k.amount, 0)`,
  'payments of each property are as many as are counted': `
    select 1 from (select property_id, estate_id, coalesce(landlord_id, estate_id) as whose, count(*) as n from payment group by 1, 2, 3) t
    full join (select property_id, estate_id, coalesce(landlord_id, estate_id) as whose, count as n from payment_count) k
      using (property_id, estate_id, whose)
    where coalesce(t.n, 0) <> coalesce(k.n, 0)`,
  'leases that end on a day are as many as are counted': `
    select 1 from (
      select s.scope_id, l.estate_id, l.end_date, coalesce(s.landlord_id, s.scope_id) as whose, count(*) as n,
        sum(app.yearly_rent(l.rent_amount, l.frequency)) as rent
      from lease l cross join lateral app.rollup_scopes(l.estate_id, l.landlord_id, null) s
      where l.status = 'ACTIVE' and not l.is_renewed group by 1, 2, 3, 4) t
    full join (
      select scope_id, estate_id, end_date, coalesce(landlord_id, scope_id) as whose, count as n, yearly_rent as rent
      from lease_end_day) k using (scope_id, estate_id, end_date, whose)
    where coalesce(t.n, 0) <> coalesce(k.n, 0) or coalesce(t.rent, 0) <> coalesce(k.rent, 0)`,
  'receipt counts equal the receipts': `
    select 1 from (
      select s.scope_id, count(*) as n
      from receipt r cross join lateral (values (r.estate_id), (r.landlord_id)) s (scope_id)
      where s.scope_id is not null group by 1) t
    full join receipt_count k using (scope_id)
    where coalesce(t.n, 0) <> coalesce(k.count, 0)`,
}
