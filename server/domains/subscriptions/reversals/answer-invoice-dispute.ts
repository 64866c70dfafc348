import type { DisputeAnswer } from '@gida/contract/domains/refunds/dispute'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { evidenceFiles } from '../../payments/index.ts'
import { sendDisputeAnswer } from '../../refunds/index.ts'
import { recordInvoiceDispute } from './record-dispute.ts'

/** Answers the next due dispute of an invoice at the provider, and books the result. */
export async function answerInvoiceDispute(
  services: Services,
  actor: Actor,
  invoice_id: string,
  wanted: DisputeAnswer,
): Promise<void> {
  const dispute = await services.transaction(actor, async (tx) => {
    orNotFound(
      await tx.selectFrom('platform_invoice').select('id').where('id', '=', invoice_id).executeTakeFirst(),
    )
    await requireStepUp(tx, actor)
    return tx
      .selectFrom('platform_reversal')
      .select(['id', 'provider_id', 'amount'])
      .where('invoice_id', '=', invoice_id)
      .where('kind', '=', 'DISPUTE')
      .where('status', '=', 'OPEN')
      .where('answered_at', 'is', null)
      .where('archived_at', 'is', null)
      .orderBy('due_at')
      .orderBy('id')
      .executeTakeFirst()
  })
  if (!dispute) throw problem('ILLEGAL_STATE')
  const evidence_id = wanted.proof_document_id
  const file = evidence_id ? await evidenceFiles.read(services, actor, evidence_id) : undefined
  const answered = await sendDisputeAnswer(services, dispute, wanted, file)
  await services.transaction('system', async (tx) => {
    await tx
      .updateTable('platform_reversal')
      .set({ answer: wanted.message, answered_by: actor.user_id, answered_at: tx.now })
      .where('id', '=', dispute.id)
      .where('answered_at', 'is', null)
      .execute()
    await recordInvoiceDispute(tx, answered)
  })
}
