import type { Approval, WaitingApproval } from '@gida/contract/domains/work-orders/approval'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'

type Row = Omit<Approval, 'asked_at' | 'decided_at' | 'explain_by'> & {
  asked_by: string | null
  voters: string[]
  asked_at: Date
  decided_at: Date | null
  explain_by: Date | null
}

const approvals = (tx: Tx, which: RawBuilder<unknown>) =>
  sql<Row & { order_id: string }>`
  select a.id, a.order_id, a.level, a.state, a.quote_id, v.vendor_name, a.bearer, a.amount, a.reason, a.asked_by,
    u.full_name as asked_by_name, a.asked_at, a.decided_at, a.explanation,
    case when a.explained_at is null then a.explain_by end as explain_by,
    array(select user_id from work_approval_vote w where w.approval_id = a.id) as voters,
    coalesce((select jsonb_agg(jsonb_build_object('name', coalesce(n.full_name, ''), 'is_yes', w.is_yes, 'note', w.note,
      'at', to_char(w.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by_link', w.by_link) order by w.at)
      from work_approval_vote w left join users n on n.id = w.user_id where w.approval_id = a.id), '[]') as votes
  from work_approval a join lateral app.vendors_of_work(a.order_id) v on v.vendor_id = a.vendor_id
    left join users u on u.id = a.asked_by
  where ${which} order by a.id`.execute(tx)

const present = ({ asked_at, decided_at, explain_by, ...row }: Row) => ({
  ...row,
  asked_at: asked_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
  explain_by: explain_by?.toISOString() ?? null,
})

/** All approvals of an order, whatever their state. */
export async function approvalsOf(tx: Tx, order_id: string) {
  const { rows } = await approvals(tx, sql`a.order_id = ${order_id}`)
  return rows.map(present)
}

type Of = Pick<
  WaitingApproval,
  'order_number' | 'title' | 'estate_name' | 'property_name' | 'unit_name' | 'quotes' | 'cheapest'
>

/** Condition on `work_order o` and `work_approval a`: waits for the actor's vote, as owner of the property or manager of the estate. */
export function waitsFor({ role, user_id }: Actor): RawBuilder<SqlBool> {
  const runs =
    role === 'ADMIN' ? sql`app.sees_all()` : sql`o.estate_id = any ((select app.managed_estates())::uuid[])`
  return sql`(o.status = 'APPROVAL' and a.state = 'ASKED' and (o.landlord_id = ${user_id} or ${runs})
    and a.asked_by is distinct from ${user_id}
    and not exists (select from work_approval_vote w where w.approval_id = a.id and w.user_id = ${user_id}))`
}

/** The approvals that wait for the actor's vote, oldest first, at most 100. */
export async function listApprovals(
  tx: Tx,
  actor: Actor,
  { estate_id }: { estate_id?: string | undefined },
): Promise<WaitingApproval[]> {
  const { rows } = await sql<Of & { order_id: string; id: string }>`
    select a.id, o.id as order_id, o.number as order_number, o.title, e.name as estate_name, p.name as property_name,
      n.name as unit_name, (select count(*)::int from work_quote q where q.order_id = o.id and q.state <> 'REPLACED') as quotes,
      (select min(q.total) from work_quote q where q.order_id = o.id and q.state = 'SENT') as cheapest
    from work_approval a join work_order o on o.id = a.order_id join estate e on e.id = o.estate_id
      left join property p on p.id = o.property_id left join unit n on n.id = o.unit_id
    where ${waitsFor(actor)} and ${estate_id ? sql`o.estate_id = ${estate_id}` : sql`true`}
    order by a.asked_at limit 100`.execute(tx)
  if (rows.length === 0) return []
  const { rows: asked } = await approvals(tx, sql`a.id = any (${rows.map(({ id }) => id)}::uuid[])`)
  const ofId = new Map(asked.map((one) => [one.id, present(one)]))
  return rows.flatMap((row) => {
    const approval = ofId.get(row.id)
    return approval ? [{ ...approval, ...row }] : []
  })
}
