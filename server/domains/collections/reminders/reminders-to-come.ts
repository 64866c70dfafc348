import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

export type ComingReminders = {
  day: Day
  tenants: number
  lease_id: string | null
  tenant_name: string
  /** The due days of what they are about: the first and the last. */
  first_due: Day
  last_due: Day
}

/** How many tenants the actor's estates will remind on which days from tomorrow on, based on what is open now. */
export async function remindersToCome(
  tx: Tx,
  { from, to, estate_id }: { from: Day; to: Day; estate_id?: string | undefined },
): Promise<ComingReminders[]> {
  const tomorrow = addDays(lagosDay(tx.now), 1)
  const first = from > tomorrow ? from : tomorrow
  const { rows } = await sql<ComingReminders>`
    select c.due_date + r.day as day, count(distinct (c.tenant_id, c.estate_id))::int as tenants,
      (array_agg(c.lease_id))[1] as lease_id, min(c.due_date) as first_due, max(c.due_date) as last_due,
      coalesce(min(app.name_of(c.tenant_id)), '') as tenant_name
    from reminder_rule rule join estate e on e.id = rule.estate_id cross join lateral unnest(rule.days) r (day)
      join charge c on c.estate_id = rule.estate_id and c.open_amount > 0
        and c.due_date between ${first}::date - r.day and ${to}::date - r.day
    where rule.is_on and e.status = 'ACTIVE' and app.suspended_since(e.id) is null and rule.estate_id = any ((select app.managed_estates())::uuid[])
      and ${estate_id ? sql`rule.estate_id = ${estate_id}` : sql`true`}
    group by 1 order by 1`.execute(tx)
  return rows
}
