import { OWED_KINDS, OWN_KINDS } from '@gida/contract/domains/books/trust'
import { sql } from 'kysely'
import type { Source } from '../engine/source.ts'
import { accountName, HELD } from './ledger.ts'

/**
 * Compares three sources: the bank balance entered by the manager, the balances of held money, and each account of owners, tenants,
 * vendors and funds by day, with our own money separate.
 */
export const clientFunds: Source = {
  order: [
    ['estate', 'text'],
    ['place', 'bigint'],
    ['line', 'text'],
    ['estate_id', 'uuid'],
  ],
  rows: (scoped) => sql`
    select e.name as estate, m.estate_id, m.place, ${accountName(sql`m.kind`)} as line, m.bank, m.ledger, m.people
    from (
      select k.estate_id, 1 as place, k.kind, k.balance as ledger, null::bigint as people,
        case when k.kind = 'TRUST_BANK' then (
          select b.amount from bank_balance b where b.estate_id = k.estate_id and b.day = ${scoped.to}::date)
        else k.balance end as bank
      from (
        select x.id as estate_id, w.kind, d.debit - d.credit as balance
        from unnest(${scoped.estates}::uuid[]) x (id) cross join unnest(${HELD}::text[]) w (kind) cross join lateral (
          select debit, credit from account_kind_day d
          where d.estate_id = x.id and d.kind = w.kind and d.day <= ${scoped.to}::date order by d.day desc limit 1) d) k
      where k.balance <> 0
      union all
      select a.estate_id, 2, a.kind, null, sum(d.credits - d.debits)::bigint, null
      from account a join account_day d on d.account_id = a.id
      where a.estate_id = any (${scoped.estates}::uuid[]) and a.kind = any (${[...OWED_KINDS, ...OWN_KINDS]}::text[])
        and d.day <= ${scoped.to}::date
      group by 1, 3 having sum(d.credits - d.debits) <> 0) m
      join estate e on e.id = m.estate_id`,
}
