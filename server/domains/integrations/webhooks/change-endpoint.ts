import type {
  MadeWebhookEndpoint,
  NewWebhookEndpoint,
  WebhookEndpoint,
  WebhookEndpointChange,
} from '@gida/contract/domains/integrations/webhook'
import { MOST_ENDPOINTS, SECRET_OVERLAP_HOURS } from '@gida/contract/domains/integrations/webhook-rules'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import { seal, unseal } from '../../../platform/access/seal.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { newWebhookSecret } from '../../../platform/webhooks/sign-webhook.ts'
import { readTarget, TargetRefused } from '../../../platform/webhooks/target.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { getEndpoint } from './endpoint-queries.ts'
import { readPrevious, writePrevious } from './previous-secrets.ts'

/** Creates a webhook. Its host is checked at each delivery, since DNS may change. */
export async function createWebhook(
  tx: Tx,
  actor: Actor,
  services: Services,
  { estate_id, url, events }: NewWebhookEndpoint,
): Promise<MadeWebhookEndpoint> {
  refuseTarget(services, url)
  await spendAllowance(tx, { name: 'webhook:made', spender: estate_id, most: 60, seconds: 3600 }) // serialized, so that the count is exact
  const { rows } = await sql<{ id: string; managed: boolean; endpoints: number }>`
    select uuidv7() as id, ${estate_id} = any (app.managed_estates()) as managed,
      (select count(*)::int from webhook_endpoint where estate_id = ${estate_id}) as endpoints`.execute(tx)
  const { id, managed, endpoints } = orNotFound(rows[0])
  if (!managed) throw problem('PERMISSION_DENIED')
  if (endpoints >= MOST_ENDPOINTS) throw problem('TOO_MANY_WEBHOOKS')
  const secret = newWebhookSecret()
  await tx
    .insertInto('webhook_endpoint')
    .values({
      ...{ id, estate_id, url, events: [...new Set(events)], created_by: actor.user_id },
      sealed_secret: seal(secret, id, services.secrets.seal),
    })
    .execute()
  return { ...(await getEndpoint(tx, id)), secret }
}

/** A new address or enabling it resets failures, and pending events are sent at once. */
export async function updateWebhook(
  tx: Tx,
  services: Services,
  id: string,
  { url, events, status }: WebhookEndpointChange,
): Promise<WebhookEndpoint> {
  const before = await getEndpoint(tx, id)
  if (url !== undefined) refuseTarget(services, url)
  const isNew = status === 'ON' || (url !== undefined && url !== before.url)
  await tx
    .updateTable('webhook_endpoint')
    .set({
      ...(url !== undefined && { url }),
      ...(events && { events: [...new Set(events)] }),
      ...(status === 'ON' && { status, off_reason: null }),
      ...(status === 'OFF' && before.status === 'ON' && { status, off_reason: 'BY_HAND' }),
      ...(isNew && { failing_since: null, resume_at: null }),
      id,
    })
    .where('id', '=', id)
    .execute()
  if (isNew) await sendNow(tx, id)
  return getEndpoint(tx, id)
}

async function sendNow(tx: Tx, endpoint_id: string): Promise<void> {
  await asSystem(tx, () =>
    tx
      .updateTable('webhook_delivery')
      .set({ next_at: tx.now })
      .where('endpoint_id', '=', endpoint_id)
      .where('status', '=', 'WAITING')
      .where('next_at', '>', tx.now)
      .execute(),
  )
  await enqueue(tx, deliverWebhooks, { endpoint_id }, { key: `webhooks:${endpoint_id}` })
}

export async function deleteWebhook(tx: Tx, id: string): Promise<void> {
  await getEndpoint(tx, id)
  await tx.deleteFrom('webhook_endpoint').where('id', '=', id).execute()
}

/** Disables the webhooks created by a person. */
export async function stopWebhooksOf(tx: Tx, created_by: string): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ status: 'OFF', off_reason: 'BY_HAND' })
    .where('created_by', '=', created_by)
    .where('status', '=', 'ON')
    .execute()
}

/**
 * Rotates the secret. The former one also signs for a day, so that receivers can switch in time; an even earlier one until its own
 * end.
 */
export async function rotateWebhookSecret(
  tx: Tx,
  services: Services,
  id: string,
): Promise<MadeWebhookEndpoint> {
  const keys = services.secrets.seal
  const held = orNotFound(
    await tx
      .selectFrom('webhook_endpoint')
      .select(['sealed_secret', 'sealed_previous', 'previous_until'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )
  const opened = (sealed: Buffer | null) => (sealed && unseal(sealed, id, keys)?.text) || undefined
  const [present, before] = [opened(held.sealed_secret), opened(held.sealed_previous)]
  const until = new Date(tx.now.getTime() + SECRET_OVERLAP_HOURS * 3_600_000)
  const previous = [
    ...(present ? [{ secret: present, until }] : []),
    ...(before && held.previous_until ? readPrevious(before, held.previous_until, tx.now) : []),
  ]
  const secret = newWebhookSecret()
  await tx
    .updateTable('webhook_endpoint')
    .set({
      sealed_secret: seal(secret, id, keys),
      sealed_previous: previous[0] ? seal(writePrevious(previous), id, keys) : null,
      previous_until: previous[0]?.until ?? null,
    })
    .where('id', '=', id)
    .execute()
  return { ...(await getEndpoint(tx, id)), secret }
}

function refuseTarget(services: Services, url: string): void {
  try {
    readTarget(url, services.config.webhooks)
  } catch (error) {
    if (!(error instanceof TargetRefused)) throw error
    throw new Problem('WEBHOOK_ADDRESS_REFUSED', {
      message: `Nothing is sent to this address. ${error.message}`,
    })
  }
}
