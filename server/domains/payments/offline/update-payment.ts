import type { PaymentChange } from '@gida/contract/domains/payments/offline'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { paymentUpdated } from '../events.ts'
import { canChange } from '../policy.ts'
import { findEvidence } from './evidence/evidence.ts'

/** Changes a payment's description, evidence or review flag, never its money. */
export async function updatePayment(tx: Tx, actor: Actor, id: string, change: PaymentChange): Promise<void> {
  const payment = orNotFound(
    await tx
      .selectFrom('payment')
      .select(['source', 'needs_review'])
      .select(sql<boolean>`estate_id = any (app.managed_estates())`.as('is_managed'))
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  if (!canChange(actor)) throw problem('PERMISSION_DENIED')
  const { description, proof_document_id, review_note } = change
  const saysMore = description !== undefined || proof_document_id !== undefined
  if (saysMore && payment.source !== 'RECORDED') {
    throw illegal(
      'This payment came from the payment provider. Only payments recorded by hand can be edited.',
    )
  }
  if (review_note !== undefined && !payment.needs_review)
    throw illegal('This payment does not need a review.')
  if (proof_document_id) await findEvidence(tx, proof_document_id)
  await elevateToSystem(tx)
  const said = {
    ...(description !== undefined && { description: description || null }),
    ...(review_note !== undefined && {
      needs_review: false,
      review_note,
      reviewed_by: actor.user_id,
      reviewed_at: tx.now,
    }),
  }
  if (Object.keys(said).length > 0) await tx.updateTable('payment').set(said).where('id', '=', id).execute()
  if (proof_document_id !== undefined) {
    await tx
      .updateTable('offline_payment')
      .set({ evidence_id: proof_document_id })
      .where('payment_id', '=', id)
      .execute()
  }
  await publish(tx, paymentUpdated, { payment_id: id })
}

const illegal = (message: string) => new Problem('ILLEGAL_STATE', { message })
