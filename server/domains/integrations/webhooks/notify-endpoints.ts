import { sql } from 'kysely'
import { atHook, type HookPart } from '../../../platform/hooks/hook.ts'
import { eventPublished } from '../../../platform/jobs/events.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { webhookSubjectOf } from './webhook-events.ts'

/** Stores the deliveries of an event in its own transaction, so that none is lost and those about one subject stay in order. */
export const notifyEndpoints: HookPart = atHook(eventPublished, async ({ tx, name, payload }) => {
  const told = webhookSubjectOf(name, payload)
  if (!told) return
  const { rows } = await sql<{ endpoint_id: string }>`
    select distinct endpoint_id from app.tell_webhooks(${told.event}, ${told.object}, ${told.id}, ${tx.capability}) endpoint_id`.execute(
    tx,
  )
  for (const { endpoint_id } of rows)
    await enqueue(tx, deliverWebhooks, { endpoint_id }, { key: `webhooks:${endpoint_id}` })
})
