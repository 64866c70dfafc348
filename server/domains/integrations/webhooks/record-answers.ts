import {
  GIVEN_UP_AFTER_MS,
  nextProbeAfter,
  OFF_AFTER_MS,
  TRIES_AFTER_MS,
} from '@gida/contract/domains/integrations/webhook-rules'
import { withJitter } from '../../../platform/clock/jitter.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import type { Services } from '../../../platform/services.ts'
import type { WebhookAnswer } from '../../../platform/webhooks/post-webhook.ts'
import { webhookSwitchedOff } from '../events.ts'
import type { Due, DueEndpoint } from './due-deliveries.ts'

export type Answered = { due: Due; answer: WebhookAnswer }

const isGood = ({ answer: { status } }: Answered) => status !== null && status >= 200 && status < 300
const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

/**
 * Records responses, retries and the state of the endpoint; returns whether it accepts more. Responses of a former address only
 * count if successful.
 */
export async function recordAnswers(
  tx: Tx,
  services: Services,
  { id: endpoint_id, url }: Pick<DueEndpoint, 'id' | 'url'>,
  answers: readonly Answered[],
): Promise<boolean> {
  const endpoint = await tx
    .selectFrom('webhook_endpoint')
    .select(['failing_since', 'status', 'url'])
    .where('id', '=', endpoint_id)
    .forNoKeyUpdate() // inserting further deliveries is not blocked
    .executeTakeFirst()
  if (!endpoint) return false // deleted in the meantime with its deliveries
  const isMoved = endpoint.url !== url
  for (const answered of answers.filter((one) => !isMoved || isGood(one)))
    await recordDelivery(tx, services, answered)
  if (isMoved || endpoint.status === 'OFF') return false
  if (answers.some(({ answer }) => answer.status === 410)) return switchOff(tx, endpoint_id, 'GONE')
  if (answers.some(isGood)) return recover(tx, endpoint_id, endpoint.failing_since)
  const failing_since = endpoint.failing_since ?? tx.now
  const failingFor = tx.now.getTime() - failing_since.getTime()
  if (failingFor >= OFF_AFTER_MS) return switchOff(tx, endpoint_id, 'FAILING')
  const resume_at = later(tx.now, nextProbeAfter(failingFor))
  await tx
    .updateTable('webhook_endpoint')
    .set({ failing_since, resume_at })
    .where('id', '=', endpoint_id)
    .execute()
  return false
}

async function recordDelivery(tx: Tx, services: Services, answered: Answered): Promise<void> {
  const { due, answer } = answered
  const isProbe = due.next_at > tx.now // early attempt to detect recovery; counts only if successful
  if (isProbe && !isGood(answered)) return
  const attempts = due.attempts + 1
  const wait = withJitter(TRIES_AFTER_MS[attempts] ?? 0, services.random)
  const next_at = later(tx.now, Math.max(wait, answer.retry_after_ms ?? 0))
  const isOver = attempts >= TRIES_AFTER_MS.length || next_at > later(due.created_at, GIVEN_UP_AFTER_MS)
  const status = isGood(answered) ? 'DELIVERED' : isOver ? 'GIVEN_UP' : 'WAITING'
  await tx
    .updateTable('webhook_delivery')
    .set({
      ...{ status, attempts, next_at: status === 'WAITING' ? next_at : null, last_attempt_at: tx.now },
      ...{
        answer_status: answer.status,
        answer: answer.answer,
        fault: answer.fault,
        took_ms: answer.took_ms,
      },
    })
    .where('id', '=', due.id)
    .execute()
}

/** The endpoint responds again: unanswered deliveries are sent now, refused ones at their own time. */
async function recover(tx: Tx, endpoint_id: string, failing_since: Date | null): Promise<true> {
  if (!failing_since) return true
  await tx
    .updateTable('webhook_endpoint')
    .set({ failing_since: null, resume_at: null })
    .where('id', '=', endpoint_id)
    .execute()
  await tx
    .updateTable('webhook_delivery')
    .set({ next_at: tx.now })
    .where('endpoint_id', '=', endpoint_id)
    .where('status', '=', 'WAITING')
    .where('answer_status', 'is', null)
    .where('next_at', '>', tx.now)
    .execute()
  return true
}

async function switchOff(tx: Tx, endpoint_id: string, off_reason: 'GONE' | 'FAILING'): Promise<false> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ status: 'OFF', off_reason, resume_at: null })
    .where('id', '=', endpoint_id)
    .execute()
  await publish(tx, webhookSwitchedOff, { endpoint_id, at: tx.now.toISOString() })
  return false
}
