import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../db/db.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../jobs/batch.ts'
import { defineJob } from '../jobs/jobs.ts'
import { CLASSES, DELIVERY_CLASSES, type DeliveryClass } from './classes.ts'
import { queueMessage } from './queue-message.ts'

/** Sends messages whose time has come: after quiet hours, after a provider outage, or after the previous channel. */
export const deliverDue = defineJob({
  name: 'deliver_due_messages',
  payload: z.object({}),
  run: async (services) => {
    await runBatch(services, {
      name: 'deliver_due_messages',
      items: pagesOf(services, findDue),
      each: inTransaction(services, queue),
    })
  },
})

type Due = BatchItem & { state: string; intent_id: string | null; class: DeliveryClass | null }

const findDue = (tx: Tx, after: Due | undefined, limit: number): Promise<Due[]> =>
  tx
    .selectFrom('outbox_message as message')
    .leftJoin('delivery_intent as intent', 'intent.id', 'message.intent_id')
    .select(['message.id', 'message.state', 'message.intent_id', 'intent.class'])
    .where('message.state', 'in', ['WAITING', 'QUEUED'])
    .where('message.due_at', '<=', tx.now)
    .where('message.is_digested', '=', false)
    // A message that was due when created already has its own job.
    .where((eb) =>
      eb.or([eb('message.due_at', '>', eb.ref('message.created_at')), eb('message.rank', '>', 0)]),
    )
    .where('message.id', '>', behind(after))
    .orderBy('message.id')
    .limit(limit)
    .execute()

const SETTLED_BY_READING = DELIVERY_CLASSES.filter((of) => CLASSES[of].settledBy === 'read')

async function queue(tx: Tx, { id, state, intent_id, class: of }: Due): Promise<void> {
  if (state === 'WAITING' && intent_id) {
    const isSettled = await hasReached(tx, intent_id, of !== null && SETTLED_BY_READING.includes(of))
    const next = isSettled ? ('SPARED' as const) : ('QUEUED' as const)
    const raised = await tx
      .updateTable('outbox_message')
      .set({ state: next })
      .where('id', '=', id)
      .where('state', '=', 'WAITING')
      .returning('id')
      .executeTakeFirst()
    if (isSettled || !raised) return
  }
  await queueMessage(tx, { id, class: of }, { key: `deliver:${id}` })
}

/** Whether a message has reached its person, as far as its class requires. An accepted mail counts, since no delivery report follows. */
async function hasReached(tx: Tx, intent_id: string, byReading: boolean): Promise<boolean> {
  const { rows } = await sql<{ has_reached: boolean }>`
    select exists (select from outbox_message where intent_id = ${intent_id} and (state = 'READ' or (${!byReading}
      and (state = 'DELIVERED' or (state = 'ACCEPTED' and channel <> 'SMS'))))) as has_reached`.execute(tx)
  return rows[0]?.has_reached ?? false
}
