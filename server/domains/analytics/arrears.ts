import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { TYPE_NAMES } from '@gida/contract/domains/charges/type-names'
import { addDays, type Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { rowsOf } from './scope.ts'

type Late = CollectorDashboard['late']
type Debtor = Omit<CollectorDashboard['who_is_late'][number], 'what'> & {
  descriptions: string[]
  types: TransactionType[]
}
/** Amount and tenants of each band, the youngest first. */
type Row = Pick<Late, 'total' | 'tenants' | 'oldest_days'> & {
  amounts: number[]
  debts: number[]
  debtors: Debtor[]
}

const BANDS = ['1-30', '31-60', '61-90', '90+'] as const
const MOST_NAMED = 5

/**
 * Who is late, by how much and since when. Read from the late charges, once: tenants cannot be added up from rollups.
 * One who is late at two ages is counted at both.
 */
export async function getArrears(
  tx: Tx,
  actor: Actor,
  today: Day,
): Promise<{ late: Late; who_is_late: CollectorDashboard['who_is_late'] }> {
  const [day30, day60, day90] = [30, 60, 90].map((days) => sql`${addDays(today, -days)}::date`)
  const { rows } = await sql<Row>`
    with late as materialized (
      select tenant_id, unit_id, min(due_date) as since, sum(open_amount)::bigint as amount,
        coalesce(sum(open_amount) filter (where due_date >= ${day30}), 0)::bigint as to_30,
        coalesce(sum(open_amount) filter (where due_date >= ${day60} and due_date < ${day30}), 0)::bigint as to_60,
        coalesce(sum(open_amount) filter (where due_date >= ${day90} and due_date < ${day60}), 0)::bigint as to_90,
        coalesce(sum(open_amount) filter (where due_date < ${day90}), 0)::bigint as older
      from charge where open_amount > 0 and due_date < ${today}::date and ${rowsOf(actor, 'charge')}
      group by 1, 2),
    named as (select * from late order by since, amount desc, tenant_id, unit_id limit ${sql.lit(MOST_NAMED)})
    select
      coalesce(sum(amount), 0)::bigint as total, count(distinct tenant_id) as tenants,
      coalesce(${today}::date - min(since), 0) as oldest_days,
      jsonb_build_array(sum(to_30), sum(to_60), sum(to_90), sum(older)) as amounts,
      jsonb_build_array(count(distinct tenant_id) filter (where to_30 > 0), count(distinct tenant_id) filter (where to_60 > 0),
        count(distinct tenant_id) filter (where to_90 > 0), count(distinct tenant_id) filter (where older > 0)) as debts,
      (select coalesce(jsonb_agg(d order by d.late_days desc, d.amount desc), '[]') from (
        select n.tenant_id, n.unit_id, n.amount, ${today}::date - n.since as late_days,
          coalesce(t.full_name, '') as tenant_name, u.name as unit_name, e.name as estate_name, c.descriptions, c.types
        from named n join unit u on u.id = n.unit_id join estate e on e.id = u.estate_id
          left join users t on t.id = n.tenant_id
          cross join lateral (
            select array_agg(description order by due_date) as descriptions, array_agg(distinct transaction_type) as types
            from charge where unit_id = n.unit_id and tenant_id = n.tenant_id
              and open_amount > 0 and due_date < ${today}::date) c) d) as debtors
    from late`.execute(tx)
  const { amounts, debts, debtors, ...late } = rows[0] as Row // an aggregate always has its row
  return {
    late: {
      ...late,
      by_age: BANDS.map((key, i) => ({ key, tenants: debts[i] ?? 0, amount: amounts[i] ?? 0 })),
    },
    who_is_late: debtors.map(({ descriptions, types, ...debtor }) => ({
      ...debtor,
      what: sayWhat(descriptions, types),
    })),
  }
}

/** One charge by its own words; several by their kinds: `Rent, service charge`. */
export function sayWhat(descriptions: readonly string[], types: readonly TransactionType[]): string {
  if (descriptions.length === 1) return descriptions[0] ?? ''
  const [first = '', ...others] = types.map((type) => TYPE_NAMES[type])
  return [first, ...others.map((name) => name.toLowerCase())].join(', ')
}
