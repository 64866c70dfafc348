import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { refuseDeep } from '../../../platform/http/bodies/payload-limits.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { handleProviderEvent } from './handle-event.ts'

/** Lenient parsing: the object has a reference or an id, and often a status. */
export const ProviderEvent = z.looseObject({
  event: z.string().min(1).max(100),
  data: z
    .looseObject({
      id: z.union([z.string(), z.number()]).optional(),
      reference: z.string().nullish(),
      transaction_reference: z.string().nullish(),
      status: z.string().nullish(),
    })
    .catch({}),
})

/**
 * Stores an event and responds at once; a job handles it. Events have no id, so event type and object identify it: a
 * repeat is not stored again, unless it may concern another refund. A wrong signature is counted, and nothing else is
 * stored.
 */
export async function receiveProviderEvent(
  services: Services,
  raw: Buffer | null,
  signature: unknown,
): Promise<void> {
  const signed = typeof signature === 'string' ? signature : undefined
  if (!raw || !services.provider.isSigned(raw, signed)) {
    await services.transaction('system', countRefusal)
    throw problem('INVALID_SIGNATURE')
  }
  const body = raw.toString('utf8')
  const sent = parse(body)
  refuseDeep(sent)
  const read = ProviderEvent.safeParse(sent)
  if (!read.success) return // signed but not an event: nothing to store
  const { event, data } = read.data
  await services.transaction('system', async (tx) => {
    const kept = await tx
      .insertInto('provider_event')
      .values({
        event,
        object_reference: data.reference ?? data.transaction_reference ?? String(data.id ?? ''),
        object_status: data.status ?? '',
        // Several refunds of a payment may produce identical events.
        distinct_by: event.startsWith('refund.') ? String(data.id ?? randomUUID()) : '',
        body,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (kept) await enqueue(tx, handleProviderEvent, { event_id: kept.id })
  })
}

/** Refusals share one counter row; asynchronous commit keeps them from waiting for the disk. */
async function countRefusal(tx: Tx): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx)
  await sql`insert into provider_refusal (day, count) values (app.today(), 1)
    on conflict (day) do update set count = provider_refusal.count + 1`.execute(tx)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
