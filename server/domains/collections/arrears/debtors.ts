import { lateDays } from '@gida/contract/domains/charges/debt-days'
import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { TYPE_NAMES } from '@gida/contract/domains/charges/type-names'
import type { Debtor } from '@gida/contract/domains/collections/arrears'
import type { Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { asFound } from '../../../platform/db/rows/pages.ts'
import { type PromiseRow, presentPromise, promiseColumns } from './promises.ts'

const MOST_CHARGES = 20

export type DebtorRow = Omit<Debtor, 'late_days' | 'last_contact' | 'promise' | 'oldest_due' | 'what'> & {
  descriptions: string[]
  types: TransactionType[]
  property_id: string
  oldest_due: Day | null
  last_kind: 'REMINDER' | 'NOTE' | 'PROMISE' | null
  last_at: Date | null
  promise: PromiseRow | null
}

/** Tenancies in the order of the ids, with their arrears and last contact. */
export async function readDebtors(tx: Tx, ids: readonly string[], today: Day): Promise<DebtorRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<DebtorRow>`
    select h.id, h.tenant_id, coalesce(u.full_name, '') as tenant_name, u.phone, h.estate_id, e.name as estate_name,
      h.property_id, h.oldest_due, d.*, l.kind as last_kind, l.at as last_at, to_jsonb(p) as promise
    from tenancy h
      join estate e on e.id = h.estate_id
      left join users u on u.id = h.tenant_id
      cross join lateral (
        select coalesce(sum(c.open_amount), 0)::bigint as arrears, count(*) as charge_count,
          coalesce(array_agg(c.description order by c.due_date, c.id), '{}') as descriptions,
          coalesce(array_agg(distinct c.transaction_type::text), '{}') as types,
          coalesce((array_agg(c.id order by c.due_date, c.id))[1:${sql.lit(MOST_CHARGES)}], '{}') as charge_ids,
          coalesce(string_agg(distinct n.name, ', '), '') as unit_names
        from charge c join unit n on n.id = c.unit_id
        where c.tenant_id = h.tenant_id and c.property_id = h.property_id
          and c.open_amount > 0 and c.due_date < ${today}::date) d
      left join lateral (
        (select 'REMINDER' as kind, created_at as at from reminder r
          where r.property_id = h.property_id and r.tenant_id = h.tenant_id and r.skipped is null
          order by created_at desc limit 1)
        union all
        (select 'NOTE', created_at from contact_note where tenancy_id = h.id order by created_at desc limit 1)
        union all
        (select 'PROMISE', created_at from payment_promise where tenancy_id = h.id order by created_at desc limit 1)
        order by at desc limit 1) l on true
      left join lateral (
        select ${promiseColumns('pr', 'h')} from payment_promise pr
        where pr.tenancy_id = h.id order by pr.created_at desc limit 1) p on true
    where h.id = any (${[...ids]}::uuid[])
    order by ${asFound('h.id', ids)}`.execute(tx)
  return rows
}

export function presentDebtor(row: DebtorRow, today: Day): Debtor {
  const { last_kind, last_at, promise, property_id: _, descriptions, types, ...rest } = row
  const oldest_due = row.oldest_due ?? today
  return {
    ...rest,
    oldest_due,
    late_days: lateDays(oldest_due, today),
    what: describeDebt(descriptions, types),
    last_contact: last_kind && last_at ? { kind: last_kind, at: last_at.toISOString() } : null,
    promise: promise && presentPromise(promise, today),
  }
}

/** The description of a single charge, or the kinds of several: `Rent, service charge`. */
export function describeDebt(descriptions: readonly string[], types: readonly TransactionType[]): string {
  if (descriptions.length === 1) return descriptions[0] ?? ''
  const [first = '', ...others] = types.map((type) => TYPE_NAMES[type])
  return [first, ...others.map((name) => name.toLowerCase())].join(', ')
}
