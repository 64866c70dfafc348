import { sql } from 'kysely'
import { BILL_DUE, LEFT_OF_BILL } from '../../bills/index.ts'
import { requestsOf } from '../../maintenance/index.ts'
import { ordersOf, waitsFor } from '../../work-orders/index.ts'
import { dayOf, managedBy, type NeedSource, ofEstate, type Whose } from './need-source.ts'

const ORDERS = '/dashboard/maintenance/orders'

/** Maintenance tasks: answers, targets, approvals, explanations and payments. */
export function upkeepNeeds(whose: Whose, now: Date): NeedSource[] {
  const { permissions, role } = whose.actor
  return [
    ...(permissions.has('properties_read')
      ? [{ key: 'approvals', url: '/dashboard/approvals', from: approvals(whose) } as const]
      : []),
    ...(role === 'ESTATE_MANAGER'
      ? [{ key: 'bills_due', url: '/dashboard/payments/bills?shown=DUE', from: billsDue(whose) } as const]
      : []),
    ...(permissions.has('maintenance_read') ? ofHomes(whose, now) : []),
  ]
}

/** For staff: missed targets, unanswered requests, and spending without approval. */
const ofHomes = (whose: Whose, now: Date): NeedSource[] => [
  { key: 'late_requests', url: '/dashboard/maintenance?shown=LATE', from: late(whose, now) },
  { key: 'new_requests', url: '/dashboard/maintenance?shown=NEW', from: unanswered(whose) },
  { key: 'emergencies', url: `${ORDERS}?shown=TO_EXPLAIN`, from: toExplain(whose) },
]

const onlyRequest = sql`case when count(*) = 1 then '/dashboard/maintenance/' || min(id::text) end`

const late = (whose: Whose, now: Date) => sql`
  select count(*) as count, null::bigint as amount, ${dayOf('due_at')} as since, ${onlyRequest} as only_url
  from maintenance_request where status < 'RESOLVED' and merged_into is null and due_at < ${now}
    and ${requestsOf(whose.actor)} and ${ofEstate(whose)}`

const unanswered = (whose: Whose) => sql`
  select count(*) as count, null::bigint as amount, ${dayOf('created_at')} as since, ${onlyRequest} as only_url
  from maintenance_request where status < 'RESOLVED' and merged_into is null and answered_at is null
    and ${requestsOf(whose.actor)} and ${ofEstate(whose)}`

const approvals = (whose: Whose) => sql`
  select count(*) as count, sum(a.amount) as amount, ${dayOf('a.asked_at')} as since,
    case when count(*) = 1 then ${`${ORDERS}/`} || min(o.id::text) end as only_url
  from work_order o join work_approval a on a.order_id = o.id
  where ${waitsFor(whose.actor)} and ${ofEstate(whose, 'o.estate_id')}`

const toExplain = (whose: Whose) => sql`
  select count(*) as count, null::bigint as amount, ${dayOf('explain_by')} as since,
    case when count(*) = 1 then ${`${ORDERS}/`} || min(id::text) end as only_url
  from work_order where explain_by is not null and ${ordersOf(whose.actor)} and ${ofEstate(whose)}`

const billsDue = (whose: Whose) => sql`
  select count(*) as count, sum(${LEFT_OF_BILL}) as amount, min(billed_on) as since,
    case when count(*) = 1 then '/dashboard/payments/bills/' || min(id::text) end as only_url
  from vendor_bill where ${BILL_DUE} and ${managedBy(whose)}`
