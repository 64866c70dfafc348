import type { Checklist, ChecklistStep } from '@gida/contract/domains/assets/checklist'
import { isOpenWork } from '@gida/contract/domains/work-orders/rules'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { getOrder, type OrderRow } from '../../work-orders/index.ts'

const steps = (tx: Tx) =>
  tx
    .selectFrom('checklist_step as step')
    .leftJoin('users', 'users.id', 'step.answered_by')
    .leftJoin('work_order as next', 'next.id', 'step.followed_by')
    .selectAll('step')
    .select(['users.full_name as answerer_name', 'next.number as next_number'])
    .select(
      sql<string[]>`array(select f.id from asset_file f where f.step_id = step.id order by f.id)`.as(
        'photo_ids',
      ),
    )
export type StepRow = Awaited<ReturnType<typeof getStep>>

export async function getStep(tx: Tx, id: string) {
  return orNotFound(await steps(tx).where('step.id', '=', id).executeTakeFirst())
}

/** Locks a step until the transaction ends. */
export async function lockStep(tx: Tx, id: string): Promise<StepRow> {
  await getStep(tx, id)
  await tx.selectFrom('checklist_step').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return getStep(tx, id)
}

/** Staff and the assignee may answer, while the order is open. */
export const mayAnswer = ({ user_id }: Pick<Actor, 'user_id'>, order: OrderRow): boolean =>
  isOpenWork(order.status) && (order.is_run || order.assigned_to === user_id)

export async function readChecklist(
  tx: Tx,
  actor: Pick<Actor, 'user_id'>,
  order_id: string,
): Promise<Checklist> {
  const order = await getOrder(tx, order_id)
  const rows = await steps(tx).where('step.order_id', '=', order_id).orderBy('step.position').execute()
  const asset = await tx
    .selectFrom('asset_work')
    .innerJoin('asset', 'asset.id', 'asset_work.asset_id')
    .select(['asset.id', 'asset.name'])
    .where('asset_work.order_id', '=', order_id)
    .executeTakeFirst()
  const shown = rows.map(presentStep)
  return {
    order: { id: order.id, number: order.number, title: order.title, status: order.status },
    asset: asset ?? null,
    steps: shown,
    done: shown.filter(isDone).length,
    can: { answer: mayAnswer(actor, order), follow: order.is_run },
  }
}

const isDone = ({ kind, answer, result, photo_ids }: ChecklistStep): boolean =>
  kind === 'PHOTO' ? photo_ids.length > 0 : kind === 'PASS' ? result !== null : answer !== null

const presentStep = (row: StepRow): ChecklistStep => ({
  ...{ id: row.id, kind: row.kind, title: row.title, min: row.min, max: row.max, unit: row.unit },
  ...{ choices: row.choices, answer: row.answer, result: row.result, note: row.note },
  ...{ photo_ids: row.photo_ids, answered_by: row.answerer_name },
  answered_at: row.answered_at?.toISOString() ?? null,
  followed_by:
    row.followed_by && row.next_number !== null ? { id: row.followed_by, number: row.next_number } : null,
})
