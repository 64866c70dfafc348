import type { DisputeAnswer } from '@gida/contract/domains/refunds/dispute'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import {
  type ProviderDispute,
  ProviderMismatch,
  ProviderRefusal,
  ProviderUnknown,
} from '../../../platform/pay/provider.ts'
import type { EvidenceFile } from '../../../platform/pay/provider-types.ts'
import type { Services } from '../../../platform/services.ts'
import { evidenceFiles, reviewPayment } from '../../payments/index.ts'
import { canRefundPayment } from '../policy.ts'
import { readDisputes, takeDispute } from './read-disputes.ts'

/** Tells the provider what the manager says of a dispute, and books what it answers. */
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
  const answered = await sendAnswer(services, dispute, wanted, file)
  await services.transaction('system', (tx) =>
    tx
      .updateTable('dispute')
      .set({ answer: wanted.message, answered_by: actor.user_id, answered_at: tx.now, evidence_id })
      .where('id', '=', dispute_id)
      .execute(),
  )
  await takeDispute(services, answered)
}

/** Without an answer nothing is believed: the provider's own list says what became of it. */
async function sendAnswer(
  services: Services,
  dispute: { provider_dispute_id: string; payment_id: string; amount: number },
  { answer, message, evidence }: DisputeAnswer,
  file: EvidenceFile | undefined,
): Promise<ProviderDispute> {
  try {
    return await services.provider.answerDispute(dispute.provider_dispute_id, {
      resolution: answer === 'ACCEPT' ? 'merchant-accepted' : 'declined',
      message,
      refund_amount: answer === 'ACCEPT' ? dispute.amount : 0,
      ...(evidence ? { evidence } : {}),
      ...(file ? { file } : {}),
    })
  } catch (error) {
    if (!(error instanceof ProviderUnknown || error instanceof ProviderRefusal)) throw error
    if (error instanceof ProviderMismatch)
      await services.transaction('system', (tx) => reviewPayment(tx, dispute.payment_id, error))
    if (error instanceof ProviderUnknown)
      await services.transaction('system', (tx) => enqueue(tx, readDisputes, {}))
    else await readDisputes.run(services, {})
    throw error instanceof ProviderRefusal
      ? problem('ILLEGAL_STATE')
      : new Problem('PROVIDER_UNAVAILABLE', {
          message:
            'The payment provider has not answered. Look again in a minute: if your answer did not arrive, send it again.',
          retryAfter: 30,
        })
  }
}
