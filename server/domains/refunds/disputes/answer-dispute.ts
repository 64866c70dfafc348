import type { DisputeAnswer } from '@gida/contract/domains/refunds/dispute'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import type { ProviderMismatch } from '../../../platform/pay/provider.ts'
import type { Services } from '../../../platform/services.ts'
import { evidenceFiles, reviewPayment } from '../../payments/index.ts'
import { canRefundPayment } from '../policy.ts'
import { recordDispute } from './read-disputes.ts'
import { sendDisputeAnswer } from './send-dispute-answer.ts'

/** Sends the manager's answer to a dispute to the provider, and books the outcome. */
export async function answerDispute(
  services: Services,
  actor: Actor,
  dispute_id: string,
  wanted: DisputeAnswer,
): Promise<void> {
  const dispute = await services.transaction(actor, async (tx) => {
    const found = orNotFound(
      await tx.selectFrom('dispute').selectAll().where('id', '=', dispute_id).executeTakeFirst(),
    )
    if (!canRefundPayment(actor)) throw problem('PERMISSION_DENIED')
    await requireStepUp(tx, actor)
    return found
  })
  if (dispute.status !== 'OPEN') throw problem('ILLEGAL_STATE', { status: dispute.status })
  const evidence_id = wanted.proof_document_id ?? null
  const file = evidence_id ? await evidenceFiles.read(services, actor, evidence_id) : undefined
  const { provider_dispute_id: provider_id, amount, payment_id } = dispute
  const onMismatch = (error: ProviderMismatch) =>
    services.transaction('system', (tx) => reviewPayment(tx, payment_id, error))
  const answered = await sendDisputeAnswer(services, { provider_id, amount, onMismatch }, wanted, file)
  await services.transaction('system', (tx) =>
    tx
      .updateTable('dispute')
      .set({ answer: wanted.message, answered_by: actor.user_id, answered_at: tx.now, evidence_id })
      .where('id', '=', dispute_id)
      .execute(),
  )
  await recordDispute(services, answered)
}
