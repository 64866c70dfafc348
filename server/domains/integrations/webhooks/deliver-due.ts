import { sql } from 'kysely'
import { z } from 'zod'
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'

/** Starts delivery to endpoints with due events: retries, or events that came while another worker was busy. */
export const deliverDueWebhooks = defineJob({
  name: 'deliver_due_webhooks',
  payload: z.object({}),
  run: (services) =>
    services.transaction('system', async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select e.id from webhook_endpoint e
        where e.status = 'ON' and (e.resume_at is null or e.resume_at <= ${tx.now}) and exists (
          select from webhook_delivery d where d.endpoint_id = e.id and d.status = 'WAITING'
            and (d.next_at <= ${tx.now} or (e.failing_since is not null and d.attempts > 0 and d.answer_status is null)))`.execute(
        tx,
      )
      for (const { id } of rows)
        await enqueue(tx, deliverWebhooks, { endpoint_id: id }, { key: `webhooks:${id}` })
    }),
})
