import { sql } from 'kysely'
import { atHook, type HookPart } from '../../../platform/hooks/hook.ts'
import { eventPublished } from '../../../platform/jobs/events.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { toldOf } from './told-events.ts'

/**
 * Writes down what endpoints are to be told in the transaction in which it happens: nothing is lost between the two, and what is about one
 * thing stands in the order in which it came about.
 */
export const tellEndpoints: HookPart = atHook(eventPublished, async ({ tx, name, payload }) => {
  const told = toldOf(name, payload)
  if (!told) return
  const { rows } = await sql<{ endpoint_id: string }>`
    select distinct endpoint_id from app.tell_webhooks(${told.event}, ${told.object}, ${told.id}, ${tx.capability}) endpoint_id`.execute(
    tx,
  )
  for (const { endpoint_id } of rows)
    await enqueue(tx, deliverWebhooks, { endpoint_id }, { key: `webhooks:${endpoint_id}` })
})
