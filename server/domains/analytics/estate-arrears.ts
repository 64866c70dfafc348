import type { EstateAnalytics } from '@gida/contract/domains/analytics/estate-figures'
import { addDays, type Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { rowsIn } from './scope.ts'

/** What one tenant is late with for one unit, by age. */
export type LateTenant = {
  tenant_id: string
  tenant_name: string
  unit_id: string
  unit_name: string
  property_id: string
  property_name: string
  since: Day
  late_days: number
  amount: number
  ages: [number, number, number, number]
}

export const AGES = ['0-30', '31-60', '61-90', '90+'] as const

/** All who are late today with what fell due between two days, those who owe most first. */
export async function readLateTenants(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  today: Day,
  due: { from?: Day; to?: Day } = {},
): Promise<LateTenant[]> {
  const [day30, day60, day90] = [30, 60, 90].map((days) => sql`${addDays(today, -days)}::date`)
  const to = due.to && due.to < today ? due.to : addDays(today, -1)
  const { rows } = await sql<LateTenant>`
    with late as (
      select tenant_id, unit_id, min(due_date) as since, sum(open_amount)::bigint as amount, jsonb_build_array(
        coalesce(sum(open_amount) filter (where due_date >= ${day30}), 0),
        coalesce(sum(open_amount) filter (where due_date >= ${day60} and due_date < ${day30}), 0),
        coalesce(sum(open_amount) filter (where due_date >= ${day90} and due_date < ${day60}), 0),
        coalesce(sum(open_amount) filter (where due_date < ${day90}), 0)) as ages
      from charge
      where open_amount > 0 and due_date <= ${to}::date ${due.from ? sql`and due_date >= ${due.from}::date` : sql``}
        and ${rowsIn(actor, estate_id, 'charge')}
      group by 1, 2)
    select l.*, ${today}::date - l.since as late_days, coalesce(t.full_name, '') as tenant_name,
      u.name as unit_name, u.property_id, p.name as property_name
    from late l join unit u on u.id = l.unit_id join property p on p.id = u.property_id left join users t on t.id = l.tenant_id
    order by l.amount desc, l.since, l.tenant_id, l.unit_id`.execute(tx)
  return rows
}

/** By age; who is late at two ages is counted at both, and once among all. */
export function arrearsOf(late: readonly LateTenant[]): EstateAnalytics['arrears'] {
  const tenantsOf = (rows: readonly LateTenant[]) => new Set(rows.map(({ tenant_id }) => tenant_id)).size
  return {
    total: late.reduce((sum, { amount }) => sum + amount, 0),
    tenants: tenantsOf(late),
    by_age: AGES.map((key, i) => ({
      key,
      tenants: tenantsOf(late.filter(({ ages }) => (ages[i] ?? 0) > 0)),
      amount: late.reduce((sum, { ages }) => sum + (ages[i] ?? 0), 0),
    })),
  }
}
