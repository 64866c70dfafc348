import type { WebhookDelivery } from '@gida/contract/domains/integrations/webhook'
import { TEST_EVENT } from '@gida/contract/domains/integrations/webhook-rules'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { getDelivery, getEndpoint } from './endpoint-queries.ts'

const byHand = ({ user_id }: Actor) => ({ name: 'webhook:by_hand', spender: user_id, most: 60, seconds: 600 })

/** Sends a test event. */
export async function testWebhook(tx: Tx, actor: Actor, id: string): Promise<WebhookDelivery> {
  const { status, estate } = await getEndpoint(tx, id)
  if (status === 'OFF') throw problem('ILLEGAL_STATE')
  await spendAllowance(tx, byHand(actor))
  const data = { object: 'webhook_endpoint', id, estate_id: estate.id, status }
  const body = JSON.stringify({ type: TEST_EVENT, timestamp: tx.now.toISOString(), data })
  const made = await asSystem(tx, () =>
    tx
      .insertInto('webhook_delivery')
      .values({ endpoint_id: id, event: TEST_EVENT, object_id: id, body, next_at: tx.now })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await enqueue(tx, deliverWebhooks, { endpoint_id: id }, { key: `webhooks:${id}` })
  return getDelivery(tx, made.id)
}

/** Sends a finished delivery again with all attempts. Receivers recognize it by its id. */
export async function replayDelivery(tx: Tx, actor: Actor, id: string): Promise<WebhookDelivery> {
  const { endpoint_id } = orNotFound(
    await tx.selectFrom('webhook_delivery').select('endpoint_id').where('id', '=', id).executeTakeFirst(),
  )
  const endpoint = await getEndpoint(tx, endpoint_id)
  if (endpoint.status === 'OFF') throw problem('ILLEGAL_STATE')
  await spendAllowance(tx, byHand(actor))
  const { numUpdatedRows } = await asSystem(tx, () =>
    tx
      .updateTable('webhook_delivery')
      .set({ status: 'WAITING', attempts: 0, next_at: tx.now, created_at: tx.now })
      .where('id', '=', id)
      .where('status', '<>', 'WAITING')
      .executeTakeFirst(),
  )
  if (numUpdatedRows === 0n) throw problem('ILLEGAL_STATE')
  await enqueue(tx, deliverWebhooks, { endpoint_id }, { key: `webhooks:${endpoint_id}` })
  return getDelivery(tx, id)
}
