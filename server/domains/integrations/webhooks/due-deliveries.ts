import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** Deliveries per query. */
const MOST_TAKEN = 64

export type Due = {
  id: string
  body: string
  attempts: number
  created_at: Date
  next_at: Date
}
export type DueEndpoint = {
  id: string
  url: string
  sealed_secret: Buffer
  sealed_previous: Buffer | null
  previous_until: Date | null
}

/**
 * The next delivery of each subject. While the endpoint fails, only one; if it did not respond at all, even before its retry time,
 * to notice recovery soon.
 */
export async function findDueDeliveries(
  tx: Tx,
  endpoint_id: string,
): Promise<{ endpoint: DueEndpoint; due: Due[] } | null> {
  const endpoint = await tx
    .selectFrom('webhook_endpoint')
    .select(['id', 'url', 'sealed_secret', 'sealed_previous', 'previous_until', 'failing_since', 'resume_at'])
    .where('id', '=', endpoint_id)
    .where('status', '=', 'ON')
    .executeTakeFirst()
  if (!endpoint || (endpoint.resume_at && endpoint.resume_at > tx.now)) return null
  const { rows: due } = await sql<Due>`
    select id, body, attempts, created_at, next_at from (
      select distinct on (object_id) * from webhook_delivery
      where endpoint_id = ${endpoint_id} and status = 'WAITING'
      order by object_id, number) first
    where next_at <= ${tx.now} or (${endpoint.failing_since !== null} and attempts > 0 and answer_status is null)
    order by next_at, number limit ${endpoint.failing_since ? 1 : MOST_TAKEN}`.execute(tx)
  return due.length > 0 ? { endpoint, due } : null
}
