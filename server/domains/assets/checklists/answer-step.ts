import { judgeStep } from '@gida/contract/domains/assets/answers'
import type { AnswerStep } from '@gida/contract/domains/assets/checklist'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { getOrder } from '../../work-orders/index.ts'
import { getStep, lockStep, mayAnswer, type StepRow } from './checklist-queries.ts'

/** Answers a step or clears its answer. Of two concurrent answers the later one stays. */
export async function answerStep(
  tx: Tx,
  actor: Pick<Actor, 'user_id'>,
  id: string,
  { note, ...given }: AnswerStep,
): Promise<StepRow> {
  await openStep(tx, actor, id)
  const step = await lockStep(tx, id)
  const judged = judgeStep(step, given)
  if ('fault' in judged) throw problem('VALIDATION_ERROR', [{ path: 'answer', message: judged.fault }])
  const isOpen = judged.answer === null && judged.result === null
  await tx
    .updateTable('checklist_step')
    .set({
      ...{ ...judged, note },
      answered_by: isOpen ? null : actor.user_id,
      answered_at: isOpen ? null : tx.now,
    })
    .where('id', '=', id)
    .execute()
  return step
}

/** A step that the actor may answer, or an error. */
export async function openStep(tx: Tx, actor: Pick<Actor, 'user_id'>, id: string): Promise<StepRow> {
  const step = await getStep(tx, id)
  const order = await getOrder(tx, step.order_id)
  if (mayAnswer(actor, order)) return step
  if (!order.is_run && order.assigned_to !== actor.user_id) throw problem('PERMISSION_DENIED')
  throw new Problem('ILLEGAL_STATE', {
    message: 'This work order is done. Its checklist can no longer change.',
  })
}
