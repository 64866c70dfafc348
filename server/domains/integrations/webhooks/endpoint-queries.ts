import type { WebhookDelivery, WebhookEndpoint } from '@gida/contract/domains/integrations/webhook'
import type { webhooks } from '@gida/contract/domains/integrations/webhook-endpoints'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Counting limit, so that lists stay fast. */
const MOST_COUNTED = 1000

/** Row-level security limits them to managed estates. */
const endpointsOf = (tx: Tx) =>
  tx
    .selectFrom('webhook_endpoint as endpoint')
    .innerJoin('estate', 'estate.id', 'endpoint.estate_id')
    .selectAll('endpoint')
    .select('estate.name as estate_name')
    .select(
      sql<number>`(select count(*)::int from (
        select from webhook_delivery d where d.endpoint_id = endpoint.id and d.status = 'WAITING' limit ${MOST_COUNTED}) waiting)`.as(
        'waiting',
      ),
    )
type Row = Awaited<ReturnType<ReturnType<typeof endpointsOf>['executeTakeFirstOrThrow']>>

export async function listEndpoints(tx: Tx): Promise<WebhookEndpoint[]> {
  const rows = await endpointsOf(tx).orderBy('estate.name').orderBy('endpoint.id').limit(500).execute()
  return rows.map((row) => present(row, tx.now))
}

export async function getEndpoint(tx: Tx, id: string): Promise<WebhookEndpoint> {
  return present(orNotFound(await endpointsOf(tx).where('endpoint.id', '=', id).executeTakeFirst()), tx.now)
}

function present(row: Row, now: Date): WebhookEndpoint {
  const { id, url, status, off_reason, failing_since, previous_until, waiting, created_at } = row
  return {
    ...{ id, url, waiting, estate: { id: row.estate_id, name: row.estate_name } },
    events: row.events as WebhookEndpoint['events'],
    status: status as WebhookEndpoint['status'],
    off_reason: off_reason as WebhookEndpoint['off_reason'],
    failing_since: failing_since?.toISOString() ?? null,
    previous_secret_until: previous_until && previous_until > now ? previous_until.toISOString() : null,
    created_at: created_at.toISOString(),
  }
}

type Search = QueryOf<typeof webhooks.listDeliveries>

export async function listDeliveries(tx: Tx, endpoint_id: string, { page, limit, status }: Search) {
  await getEndpoint(tx, endpoint_id)
  const of = tx
    .selectFrom('webhook_delivery')
    .where('endpoint_id', '=', endpoint_id)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
  const counted = await of
    .select('id')
    .limit(MOST_COUNTED + 1)
    .execute()
  const rows = await of
    .selectAll()
    .orderBy('number', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const total = Math.min(counted.length, MOST_COUNTED)
  return { data: rows.map(presentDelivery), total, more: counted.length > MOST_COUNTED }
}

export async function getDelivery(tx: Tx, id: string): Promise<WebhookDelivery> {
  return presentDelivery(
    orNotFound(await tx.selectFrom('webhook_delivery').selectAll().where('id', '=', id).executeTakeFirst()),
  )
}

type DeliveryRow = Awaited<ReturnType<typeof deliveryRow>>
const deliveryRow = (tx: Tx) => tx.selectFrom('webhook_delivery').selectAll().executeTakeFirstOrThrow()

function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, object_id, body, attempts, answer_status, answer, fault, took_ms } = row
  return {
    ...{ id, object_id, body, attempts, answer_status, answer, fault, took_ms },
    event: row.event as WebhookDelivery['event'],
    status: row.status as WebhookDelivery['status'],
    next_at: row.next_at?.toISOString() ?? null,
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}
