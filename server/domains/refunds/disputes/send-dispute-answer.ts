import type { DisputeAnswer } from '@gida/contract/domains/refunds/dispute'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import {
  type ProviderDispute,
  ProviderMismatch,
  ProviderRefusal,
  ProviderUnknown,
} from '../../../platform/pay/provider.ts'
import type { EvidenceFile } from '../../../platform/pay/provider-types.ts'
import type { Services } from '../../../platform/services.ts'
import { readDisputes } from './read-disputes.ts'

type Disputed = {
  provider_id: string
  amount: number
  /** Called if the provider answers about something else. */
  onMismatch?: (error: ProviderMismatch) => Promise<unknown>
}

/** Sends an answer to a dispute to the provider. Without a response its own list shows the outcome. */
export async function sendDisputeAnswer(
  services: Services,
  { provider_id, amount, onMismatch }: Disputed,
  { answer, message, evidence }: DisputeAnswer,
  file: EvidenceFile | undefined,
): Promise<ProviderDispute> {
  try {
    return await services.provider.answerDispute(provider_id, {
      resolution: answer === 'ACCEPT' ? 'merchant-accepted' : 'declined',
      message,
      refund_amount: answer === 'ACCEPT' ? amount : 0,
      ...(evidence ? { evidence } : {}),
      ...(file ? { file } : {}),
    })
  } catch (error) {
    if (!(error instanceof ProviderUnknown || error instanceof ProviderRefusal)) throw error
    if (error instanceof ProviderMismatch) await onMismatch?.(error)
    if (error instanceof ProviderUnknown)
      await services.transaction('system', (tx) => enqueue(tx, readDisputes, {}))
    else await readDisputes.run(services, {})
    throw error instanceof ProviderRefusal
      ? problem('ILLEGAL_STATE')
      : new Problem('PROVIDER_UNAVAILABLE', {
          message:
            'The payment provider has not answered. Check again in a minute. If your answer did not arrive, send it again.',
          retryAfter: 30,
        })
  }
}
