import type { Category, Scope } from '@gida/contract/domains/maintenance/rules'
import { REPEAT_DAYS } from '@gida/contract/domains/work-orders/rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { OrderRow } from './order-queries.ts'

type Row = {
  id: string | null
  number: number
  title: string
  reports: number
  entry_allowed: boolean
  answers: Record<string, string> | null
  has_tenant: boolean
  is_repeat: boolean
}

/** What decides who bears the cost of a fault: whether it is shared, who lives there, and recent repairs. */
export async function faultOf(
  tx: Tx,
  { id, request_id, unit_id, property_id, estate_id, category }: OrderRow,
) {
  const { rows } = await sql<Row>`
    select r.id, r.number, r.title, r.entry_allowed, r.answers,
      1 + (select count(*)::int from maintenance_request m where m.merged_into = r.id) as reports,
      coalesce(r.tenant_id is not null, exists (select from lease_unit lu join lease l on l.id = lu.lease_id
        where lu.unit_id = ${unit_id} and l.status = 'ACTIVE')) as has_tenant,
      exists (select from work_order b where b.id <> ${id} and b.estate_id = ${estate_id} and b.category = ${category}::maintenance_category
        and b.property_id is not distinct from ${property_id}::uuid and b.unit_id is not distinct from ${unit_id}::uuid
        and b.vendor_id is not null and b.status in ('DONE', 'CLOSED')
        and b.done_at >= ${tx.now}::timestamptz - make_interval(days => ${REPEAT_DAYS})) as is_repeat
    from (select 1) one left join maintenance_request r on r.id = ${request_id}`.execute(tx)
  const [row] = rows
  const scope: Scope = unit_id ? 'UNIT' : property_id ? 'PROPERTY' : 'ESTATE'
  const request = row?.id
    ? {
        id: row.id,
        number: row.number,
        title: row.title,
        reports: row.reports,
        entry_allowed: row.entry_allowed,
      }
    : null
  return {
    ...{ category: category as Category, scope, answers: row?.answers ?? {}, request },
    ...{ has_tenant: row?.has_tenant ?? false, is_repeat: row?.is_repeat ?? false },
  }
}
