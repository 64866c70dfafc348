import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import { type TransactionType, TYPE_NAMES } from '@gida/contract/domains/payments/rules'
import type { Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { rowsOf } from './scope.ts'

type Late = CollectorDashboard['late']
type Band = Late['by_age'][number]
type Debtor = Omit<CollectorDashboard['who_is_late'][number], 'what'> & {
  descriptions: string[]
  types: TransactionType[]
}

const BANDS: Band['key'][] = ['1-30', '31-60', '61-90', '90+']
const MOST_NAMED = 5

/** Who is late, by how much and since when. Read from the late charges themselves, since tenants cannot be added up. */
export async function getArrears(
  tx: Tx,
  actor: Actor,
  today: Day,
): Promise<{ late: Late; who_is_late: CollectorDashboard['who_is_late'] }> {
  const { rows } = await sql<Omit<Late, 'by_age'> & { by_age: Band[]; debtors: Debtor[] }>`
    with late as materialized (
      select tenant_id, unit_id, open_amount, due_date, description, transaction_type, ${today}::date - due_date as days
      from charge where open_amount > 0 and due_date < ${today}::date and ${rowsOf(actor, 'charge')}),
    oldest as (
      select tenant_id, unit_id, sum(open_amount)::bigint as amount, max(days) as late_days,
        array_agg(description order by due_date, description) as descriptions,
        array_agg(distinct transaction_type) as types
      from late group by 1, 2 order by max(days) desc, sum(open_amount) desc, tenant_id, unit_id limit ${sql.lit(MOST_NAMED)})
    select
      (select coalesce(sum(open_amount), 0)::bigint from late) as total,
      (select count(distinct tenant_id) from late) as tenants,
      (select coalesce(max(days), 0) from late) as oldest_days,
      (select coalesce(jsonb_agg(b), '[]') from (
        select case when days <= 30 then '1-30' when days <= 60 then '31-60' when days <= 90 then '61-90' else '90+' end as key,
          count(distinct tenant_id) as tenants, sum(open_amount)::bigint as amount
        from late group by 1) b) as by_age,
      (select coalesce(jsonb_agg(d order by d.late_days desc, d.amount desc), '[]') from (
        select o.*, coalesce(t.full_name, '') as tenant_name, u.name as unit_name, e.name as estate_name
        from oldest o join unit u on u.id = o.unit_id join estate e on e.id = u.estate_id
          left join users t on t.id = o.tenant_id) d) as debtors`.execute(tx)
  const found = rows[0] ?? { total: 0, tenants: 0, oldest_days: 0, by_age: [], debtors: [] }
  const { by_age, debtors, ...late } = found
  return {
    late: {
      ...late,
      by_age: BANDS.map((key) => by_age.find((band) => band.key === key) ?? { key, tenants: 0, amount: 0 }),
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
