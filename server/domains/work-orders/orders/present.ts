import type {
  Visit,
  WorkEvent,
  WorkFile,
  WorkOrder,
  WorkOrderDetail,
} from '@gida/contract/domains/work-orders/order'
import { isOpenWork, proposeBearer, saidMoves } from '@gida/contract/domains/work-orders/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import { type Selectable, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { DB } from '../../../platform/db/schema/generated.ts'
import { together } from '../../../platform/db/together.ts'
import { approverOf } from '../approvals/answer-approval.ts'
import { approvalsOf } from '../approvals/approval-queries.ts'
import { limitsOf } from '../approvals/limits.ts'
import { workMoversOf } from '../policy.ts'
import { offersOf, quotesOf } from '../quotes/quote-queries.ts'
import { mayChangePlace } from './change-place.ts'
import { mayDecideBearer } from './decide-bearer.ts'
import { faultOf } from './fault-of.ts'
import type { OrderRow } from './order-queries.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

type Named = { order_id: string; assignee_name: string | null; vendor_name: string | null }
type Counted = { order_id: string; quotes: number }

export async function presentOrders(tx: Tx, rows: readonly OrderRow[]): Promise<WorkOrder[]> {
  const ids = rows.map(({ id }) => id)
  const [{ rows: named }, { rows: counted }] = await together([
    sql<Named>`select * from app.work_people(${ids}::uuid[])`.execute(tx),
    sql<Counted>`
      select o.id as order_id, (select count(*)::int from work_quote q where q.order_id = o.id and q.state <> 'REPLACED') as quotes
      from unnest(${ids}::uuid[]) o (id)`.execute(tx),
  ])
  const namesOf = new Map(named.map((one) => [one.order_id, one]))
  const countsOf = new Map(counted.map((one) => [one.order_id, one]))
  return rows.map((row) => ({
    ...{ id: row.id, number: row.number, estate_id: row.estate_id, estate_name: row.estate_name },
    ...{ property_id: row.property_id, property_name: row.property_name },
    ...{ unit_id: row.unit_id, unit_name: row.unit_name, request_id: row.request_id },
    ...{ title: row.title, category: row.category, priority: row.priority },
    ...{ status: row.status, hold_reason: row.hold_reason, assigned_to: row.assigned_to },
    assignee_name: namesOf.get(row.id)?.assignee_name ?? null,
    vendor_id: row.vendor_id,
    vendor_name: namesOf.get(row.id)?.vendor_name ?? null,
    due_on: row.due_on,
    is_late: isOpenWork(row.status) && row.due_on !== null && row.due_on < lagosDay(tx.now),
    ...{ estimate: row.estimate, approved_amount: row.approved_amount, bearer: row.bearer },
    quotes: countsOf.get(row.id)?.quotes ?? 0,
    explain_by: iso(row.explain_by),
    ...{ created_at: row.created_at.toISOString(), done_at: iso(row.done_at), closed_at: iso(row.closed_at) },
  }))
}

export async function presentOrder(tx: Tx, actor: Actor, row: OrderRow): Promise<WorkOrderDetail> {
  const [[shown], offers, all_quotes, approvals, visits, files, events, fault, limits] = await together([
    presentOrders(tx, [row]),
    offersOf(tx, row),
    quotesOf(tx, row.id),
    approvalsOf(tx, row.id),
    visitsOf(tx, row.id),
    filesOf(tx, row.id),
    eventsOf(tx, actor, row.id),
    faultOf(tx, row),
    limitsOf(tx, row.estate_id),
  ])
  if (!shown) throw new Error('An order that was read is shown.')
  const parts = workMoversOf(actor, row)
  const manages = row.is_run && isOpenWork(row.status)
  const { bearer, rule } = proposeBearer(fault)
  const asked = approvals.find(({ state }) => state === 'ASKED')
  const compared = all_quotes.filter(({ state, is_valid }) => state === 'SENT' && is_valid).length
  const isManager = actor.role !== 'PROPERTY_MANAGER' && compared >= limits.manager_quotes
  return {
    ...shown,
    ...{ instructions: row.instructions, bearer_reason: row.bearer_reason },
    bearer_decided_at: iso(row.bearer_decided_at),
    ...{ proposed_bearer: bearer, bearer_rule: rule, request: fault.request },
    ...{ offers, all_quotes, approvals, visits, files, events },
    own_limit: isManager ? limits.manager_limit : limits.agent_limit,
    can: {
      manage: manages,
      move_to: saidMoves(row.status, parts),
      change_place: row.is_run && mayChangePlace(row),
      choose: row.is_run && row.status === 'QUOTING',
      decide_bearer:
        row.is_run && row.status !== 'CLOSED' && row.status !== 'CANCELLED' && mayDecideBearer(row),
      approve:
        asked !== undefined &&
        approverOf(actor, row) !== null &&
        asked.asked_by !== actor.user_id &&
        !asked.voters.includes(actor.user_id),
      withdraw: asked !== undefined && row.is_run,
      explain: row.is_run && shown.explain_by !== null,
    },
  }
}

type VisitRow = Selectable<DB['work_visit']>
export const presentVisit = (row: VisitRow, who: string | null): Visit => ({
  ...{
    id: row.id,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    who: who ?? '',
  },
  ...{ arrived_at: iso(row.arrived_at), left_at: iso(row.left_at), outcome: row.outcome, note: row.note },
  cancelled_at: iso(row.cancelled_at),
})

/** Visits with the name of who comes, which row-level security would hide. */
async function visitsOf(tx: Tx, order_id: string): Promise<Visit[]> {
  const { rows } = await sql<VisitRow & { who: string | null }>`
    select w.*, coalesce(u.full_name, v.vendor_name) as who
    from work_visit w left join users u on u.id = w.user_id
      left join app.vendors_of_work(${order_id}) v on v.vendor_id = w.vendor_id
    where w.order_id = ${order_id} order by w.starts_at`.execute(tx)
  return rows.map((row) => presentVisit(row, row.who))
}

type FileRow = Omit<WorkFile, 'created_at'> & { created_at: Date }

export async function filesOf(tx: Tx, order_id: string, id?: string): Promise<WorkFile[]> {
  const { rows } = await sql<FileRow>`
    select f.id, f.kind, f.name, f.content_type, f.size, f.width, f.height, f.created_at,
      coalesce(u.full_name, v.vendor_name, '') as uploader_name
    from work_file f left join users u on u.id = f.uploaded_by
      left join app.vendors_of_work(${order_id}) v on v.vendor_id = f.vendor_id
    where f.order_id = ${order_id} and (${id ?? null}::uuid is null or f.id = ${id ?? null}::uuid) order by f.id`.execute(
    tx,
  )
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

async function eventsOf(tx: Tx, actor: Actor, order_id: string): Promise<WorkEvent[]> {
  const { rows } = await sql<Omit<WorkEvent, 'at'> & { at: Date }>`
    select e.id, e.at, e.kind, coalesce(u.full_name, v.vendor_name) as actor_name,
      coalesce(e.actor_id = ${actor.user_id}, false) as is_mine,
      case when e.kind in ('CHOSEN', 'QUOTED') then w.vendor_name else e.from_value end as from,
      case e.kind when 'ASSIGNED' then (select a.full_name from users a where a.id = e.to_value::uuid) when 'ASKED' then w.vendor_name else e.to_value end as to, e.note
    from work_event e left join users u on u.id = e.actor_id
      left join app.vendors_of_work(${order_id}) v on v.vendor_id = e.vendor_id
      left join app.vendors_of_work(${order_id}) w on e.kind in ('ASKED', 'CHOSEN', 'QUOTED')
        and w.vendor_id::text = case e.kind when 'ASKED' then e.to_value else e.from_value end
    where e.order_id = ${order_id} order by e.id`.execute(tx)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
