import type { LedgerRules } from './rule.ts'

/** The ledger itself: journals, balances, constraints. */
export const journalRules: LedgerRules = {
  'every journal balances, with two entries or more': `
    select journal_id from posting group by journal_id having sum(amount) <> 0 or count(*) < 2
    union all select j.id from journal j where not exists (select from posting p where p.journal_id = j.id)`,
  'total debits equal total credits': `
    select 1 from posting having coalesce(sum(amount), 0) <> 0`,
  'each transaction is posted once': `
    select key from journal group by key having count(*) > 1
    union all select 'the index that holds it' where not exists (
      select from pg_index i where i.indrelid = 'journal'::regclass and i.indisunique and i.indisvalid and i.indpred is null
        and pg_get_indexdef(i.indexrelid) like '%(key)')`,
  'daily account balances equal the sums of their entries': `
    select 1 from (
      select p.account_id, (j.created_at at time zone 'Africa/Lagos')::date as day,
        coalesce(sum(p.amount) filter (where p.amount > 0), 0) as debits,
        coalesce(-sum(p.amount) filter (where p.amount < 0), 0) as credits
      from journal j join posting p on p.journal_id = j.id group by 1, 2) e
    full join account_day d using (account_id, day)
    where coalesce(e.debits, 0) <> coalesce(d.debits, 0) or coalesce(e.credits, 0) <> coalesce(d.credits, 0)`,
  'account balances equal the sums of their days': `
    select 1 from (
      select d.account_id, a.estate_id, a.kind, sum(d.debits - d.credits) as balance
      from account_day d join account a on a.id = d.account_id group by 1, 2, 3) t
    full join account_balance b using (account_id)
    where t.balance is distinct from b.balance or t.estate_id <> b.estate_id or t.kind <> b.kind`,
  'totals of the ledger equal its entries': `
    select 1 from (
      select j.estate_id, count(*) as entries, coalesce(sum(p.amount) filter (where p.amount > 0), 0) as debits,
        coalesce(-sum(p.amount) filter (where p.amount < 0), 0) as credits
      from journal j join posting p on p.journal_id = j.id group by 1) t
    full join ledger_total k using (estate_id)
    where (t.entries, t.debits, t.credits) is distinct from (k.entries, k.debits, k.credits)`,
  'daily balances by kind of account equal those of its accounts': `
    select 1 from account_kind_day_counted t full join account_kind_day k using (estate_id, kind, day)
    where (t.debit, t.credit, t.accounts) is distinct from (k.debit, k.credit, k.accounts)`,
  'each entry has the time of its journal and an account of its estate': `
    select 1 from posting p join journal j on j.id = p.journal_id join account a on a.id = p.account_id
    where a.estate_id <> j.estate_id or p.created_at <> j.created_at`,
  'journals and entries cannot be changed or deleted': `
    select 1 from unnest(array['journal', 'posting']) t (name), unnest(array['update', 'delete', 'truncate']) d (action)
    where has_table_privilege('gida_app', t.name, d.action)
    union all
    select 1 from unnest(array['journal', 'posting']) t (name)
    where not exists (select from pg_trigger g where g.tgrelid = t.name::regclass and g.tgname = 'append_only'
      and g.tgenabled in ('O', 'A') and g.tgtype & 56 = 56)`,
}
