import { AGES, type Age, dueDaysOf } from '@gida/contract/domains/charges/debt-days'
import { addDays, type Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { chargesByDay } from '../../../platform/db/columns/rollup-days.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { rowsIn } from '../scope.ts'

/** A tenant's arrears for one unit, by age. */
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
  ages: Record<Age, number>
}

/** Tenants in arrears today with charges due between two days, largest amount first. */
export async function readLateTenants(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  today: Day,
  { due = {}, limit }: { due?: { from?: Day; to?: Day }; limit?: number } = {},
): Promise<LateTenant[]> {
  const ages = AGES.map((age) => {
    const { from, to } = dueDaysOf(age, today)
    return sql`${sql.lit(age)}, coalesce(sum(open_amount) filter (
      where due_date between coalesce(${from}::date, '-infinity') and ${to}::date), 0)`
  })
  const to = due.to && due.to < today ? due.to : addDays(today, -1)
  const { rows } = await sql<LateTenant>`
    with late as (
      select tenant_id, unit_id, min(due_date) as since, sum(open_amount)::bigint as amount, 
        jsonb_build_object(${sql.join(ages)}) as ages
      from charge
      where open_amount > 0 and due_date <= ${to}::date ${due.from ? sql`and due_date >= ${due.from}::date` : sql``}
        and ${rowsIn(actor, estate_id, 'charge')}
      group by 1, 2 order by 4 desc, 3, 1, 2 limit ${limit ?? null})
    select l.*, ${today}::date - l.since as late_days, coalesce(t.full_name, '') as tenant_name,
      u.name as unit_name, u.property_id, p.name as property_name
    from late l join unit u on u.id = l.unit_id join property p on p.id = u.property_id left join users t on t.id = l.tenant_id
    order by l.amount desc, l.since, l.tenant_id, l.unit_id`.execute(tx)
  return rows
}

/** Arrears by property: from daily rollups, or for a property manager from their units. */
export async function arrearsByProperty(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  today: Day,
): Promise<Map<string, number>> {
  const isTheirs = actor.role === 'LANDLORD' ? sql`landlord_id = ${actor.user_id}` : sql`true`
  const kept = sql`select scope_id as property_id, due_date, open_amount from ${chargesByDay(
    sql`scope_id = any (array(select id from property where estate_id = ${estate_id})) and ${isTheirs}`,
    [today],
  )} d`
  const rowByRow = sql`select property_id, due_date, open_amount from charge where ${rowsIn(actor, estate_id, 'charge')}`
  const { rows } = await sql<{ property_id: string; arrears: number }>`
    select property_id, sum(open_amount)::bigint as arrears
    from (${actor.role === 'PROPERTY_MANAGER' ? rowByRow : kept}) o
    where open_amount > 0 and due_date < ${today}::date group by 1`.execute(tx)
  return new Map(rows.map(({ property_id, arrears }) => [property_id, arrears]))
}
