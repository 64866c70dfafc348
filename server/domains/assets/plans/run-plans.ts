import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import type { Services } from '../../../platform/services.ts'
import { raisePlan } from './raise-plan.ts'

type Item = { id: string }

/** Raises the work orders of all due plans. */
export async function runPlans(services: Services): Promise<void> {
  await runBatch(services, {
    name: 'plans of work that comes back',
    items: pagesOf(services, duePlans),
    each: inTransaction<Item>(services, (tx, { id }) => raisePlan(tx, id)),
  })
}

async function duePlans(tx: Tx, after: Item | undefined, limit: number): Promise<readonly Item[]> {
  const { rows } = await sql<Item>`
    select p.id from asset_plan p join estate e on e.id = p.estate_id left join asset a on a.id = p.asset_id
      left join property place on place.id = p.property_id left join unit home on home.id = p.unit_id
      left join lateral (select o.closed_hours from plan_occurrence o where o.plan_id = p.id and o.closed_on is not null
        order by o.closed_on desc, o.id desc limit 1) served on true
    where p.id > ${behind(after)}::uuid and p.status = 'ACTIVE' and a.status is distinct from 'RETIRED'
      and e.status <> 'ARCHIVED' and place.archived_at is null and home.archived_at is null
      and (p.next_on - p.lead_days <= ${lagosDay(tx.now)}::date
        or p.every_hours is not null
          and (select r.total from asset_reading r where r.asset_id = p.asset_id order by r.read_at desc, r.id desc limit 1)
            >= coalesce(served.closed_hours, p.from_hours) + p.every_hours
          and not exists (select from plan_occurrence o where o.plan_id = p.id and o.state = 'OPEN'))
    order by p.id limit ${limit}`.execute(tx)
  return rows
}
