import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import type { DeliveryClass } from './classes.ts'

export type Message = NonNullable<Awaited<ReturnType<typeof lockMessage>>>

/** Locks one attempt and returns it with its intent. Attempts written by a node of the previous version have none. */
export function lockMessage(tx: Tx, id: string) {
  return tx
    .selectFrom('outbox_message as message')
    .leftJoin('delivery_intent as intent', 'intent.id', 'message.intent_id')
    .selectAll('message')
    .select(['intent.user_id', 'intent.expires_at', 'intent.kind'])
    .select(sql<DeliveryClass>`coalesce(intent.class, 'security')`.as('class'))
    .where('message.id', '=', id)
    .forUpdate('message')
    .executeTakeFirst()
}
