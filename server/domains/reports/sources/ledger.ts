import { ACCOUNT_NAMES } from '@gida/contract/domains/books/account-names'
import { HELD_ACCOUNTS } from '@gida/contract/domains/books/trust'
import { addDays, type Day } from '@gida/contract/shared/dates'
import { type RawBuilder, sql } from 'kysely'
import type { Scoped, Source } from '../engine/source.ts'
import { dayOf, named } from './parts.ts'

export const HELD: readonly string[] = HELD_ACCOUNTS
const HELD_BY_US = { MANAGER: 'Held by the manager' }
export const accountName = (kind: RawBuilder<unknown>) => named({ ...ACCOUNT_NAMES, ...HELD_BY_US }, kind)

/** The accounts of one owner only. */
const codesOf = (landlord_id: string) =>
  ['payable', 'clearing', 'uncollected'].map((name) => `${name}:${landlord_id}`)

/**
 * An owner's accounts by day, each mirrored by an account shared with others: what tenants owe the owner is what was billed and not
 * received, and the manager holds what the provider does not.
 */
const daysOfOwner = ({ estates, landlord_id }: Scoped, until: Day) => sql`
  select x.kind, d.day, case when x.mirrored then d.credits else d.debits end as debits,
    case when x.mirrored then d.debits else d.credits end as credits
  from account a join account_day d on d.account_id = a.id cross join lateral (values
    (a.kind, false), (case a.kind when 'UNCOLLECTED' then 'RECEIVABLE' else 'MANAGER' end, true)) x (kind, mirrored)
  where a.estate_id = any (${estates}::uuid[]) and a.code = any (${codesOf(landlord_id ?? '')}::text[]) and d.day <= ${until}::date`

/** The balance of each kind of account at the end of a day; debits are positive. For a whole estate, one rollup row per account. */
export const balancesAt = (scoped: Scoped, at: Day): RawBuilder<unknown> =>
  scoped.landlord_id
    ? sql`select kind, sum(debits - credits)::bigint as balance from (${daysOfOwner(scoped, at)}) d group by 1`
    : sql`select w.kind, sum(k.debit - k.credit)::bigint as balance
        from unnest(${scoped.estates}::uuid[]) e (id) cross join unnest(${Object.keys(ACCOUNT_NAMES)}::text[]) w (kind)
          cross join lateral (select debit, credit from account_kind_day d
            where d.estate_id = e.id and d.kind = w.kind and d.day <= ${at}::date order by d.day desc limit 1) k group by 1`

const turnover = (scoped: Scoped) =>
  scoped.landlord_id
    ? sql`select kind, sum(debits)::bigint as debit, sum(credits)::bigint as credit from (${daysOfOwner(scoped, scoped.to)}) d
        where d.day >= ${scoped.from}::date group by 1`
    : sql`select a.kind, sum(d.debits)::bigint as debit, sum(d.credits)::bigint as credit
        from account a join account_day d on d.account_id = a.id
        where a.estate_id = any (${scoped.estates}::uuid[]) and d.day between ${scoped.from}::date and ${scoped.to}::date group by 1`

export const trialBalance: Source = {
  order: [['code', 'text']],
  drill: { report: 'GENERAL_LEDGER', column: 'kind', by: 'code' },
  rows: (scoped) => sql`
    select kind as code, ${accountName(sql`kind`)} as line, coalesce(b.balance, 0) as opening, coalesce(t.debit, 0) as debit,
      coalesce(t.credit, 0) as credit, coalesce(n.balance, 0) as closing
    from (${balancesAt(scoped, addDays(scoped.from, -1))}) b full join (${balancesAt(scoped, scoped.to)}) n using (kind)
      full join (${turnover(scoped)}) t using (kind)
    where b.balance <> 0 or n.balance <> 0 or t.debit <> 0 or t.credit <> 0`,
}

/** The person, vendor or tenancy named in an account's code. */
const NAME = sql`(select coalesce((select full_name from users where id = x.id), (select name from vendor where id = x.id),
    (select coalesce(t.full_name, l.tenant_name) from lease l left join users t on t.id = l.tenant_id where l.id = x.id))
  from (select substring(a.code from ':([0-9a-f-]{36})$')::uuid as id) x)`

export const generalLedger: Source = {
  order: [
    ['at', 'timestamptz'],
    ['journal_id', 'uuid'],
    ['line', 'bigint'],
  ],
  rows: (scoped) => sql`
    select j.created_at as at, q.journal_id, q.line, ${dayOf('j.created_at')} as "on", j.memo as what, ${accountName(sql`a.kind`)} as account,
      ${NAME} as name, e.name as estate, j.key as journal,
      'G' || upper(right(q.journal_id::text, 12)) as number, a.code, a.kind, greatest(q.amount, 0) as debit,
      greatest(-q.amount, 0) as credit, q.amount, j.payment_id as opens_id
    from journal j join posting q on q.journal_id = j.id join account a on a.id = q.account_id join estate e on e.id = j.estate_id
    where j.estate_id = any (${scoped.estates}::uuid[]) and j.created_at >= ${scoped.since} and j.created_at < ${scoped.until}
      and ${scoped.landlord_id ? sql`a.code = any (${codesOf(scoped.landlord_id)}::text[])` : sql`true`}`,
}
