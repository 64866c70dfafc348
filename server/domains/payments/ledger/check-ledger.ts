import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** One thing that must hold, and how many rows break it. */
export type LedgerCheck = { name: string; faults: number }

/** Each query finds what breaks one rule; none may find anything. */
const RULES: Record<string, string> = {
  'every journal sums to zero, in two lines or more': `
    select journal_id from posting group by journal_id having sum(amount) <> 0 or count(*) < 2
    union all select j.id from journal j where not exists (select from posting p where p.journal_id = j.id)`,
  'the receivable of a tenancy is what its charges have open': `
    select 1 from (
      select 'receivable:' || coalesce(lease_id, tenant_id) as code, sum(open_amount) as open from charge group by 1) c
    full join (
      select a.code, sum(p.amount) as balance from posting p join account a on a.id = p.account_id
      where a.code like 'receivable:%' group by 1) l using (code)
    where coalesce(c.open, 0) <> coalesce(l.balance, 0)`,
  'every completed payment has one completion journal and one receipt': `
    select p.id from payment p
      left join journal j on j.key = 'payment:' || p.id || ':completed'
      left join receipt r on r.payment_id = p.id
    where (p.status in ('COMPLETED', 'REFUNDED')) <> (j.id is not null)
       or (p.status in ('COMPLETED', 'REFUNDED')) <> (r.id is not null)`,
  'what a charge has settled is what its payments settled of it': `
    select 1 from (
      select a.charge_id, sum(a.settled_amount) as settled from allocation a group by 1) s
    join charge c on c.id = s.charge_id where c.settled_amount <> s.settled`,
  'a completed payment settled what came in, less what is kept as credit': `
    select p.id from payment p
      left join (select payment_id, sum(settled_amount) as settled from allocation group by 1) a on a.payment_id = p.id
    where p.status = 'COMPLETED' and coalesce(a.settled, 0) + p.credit_amount > p.amount`,
  'receipts are numbered without a gap': `
    select 1 from (select estate_id, year, count(*) as n, max(sequence) as last, min(sequence) as first
      from receipt group by 1, 2) r
    left join receipt_counter c using (estate_id, year)
    where r.n <> r.last or r.first <> 1 or c.last_number is distinct from r.last`,
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

/** Proves the books. Needs to see everything: the system's transaction, or the owner's. */
export async function checkLedger(tx: Tx): Promise<LedgerCheck[]> {
  const checks: LedgerCheck[] = []
  for (const [name, query] of Object.entries(RULES)) {
    const found = await sql<{ n: number }>`select count(*) as n from (${sql.raw(query)}) faults`.execute(tx)
    checks.push({ name, faults: found.rows[0]?.n ?? 0 })
  }
  return checks
}

export type LedgerTotals = { entries: number; debits: number; credits: number; balanced: boolean }

export async function ledgerTotals(tx: Tx): Promise<LedgerTotals> {
  const found = await sql<{ entries: number; debits: number; credits: number }>`
    select count(*) as entries, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as debits,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as credits from posting`.execute(tx)
  const totals = found.rows[0] ?? { entries: 0, debits: 0, credits: 0 }
  return { ...totals, balanced: totals.debits === totals.credits }
}
