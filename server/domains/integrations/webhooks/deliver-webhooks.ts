import { z } from 'zod'
import { unseal } from '../../../platform/access/seal.ts'
import { TAKEN } from '../../../platform/db/named-locks.ts'
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts'
import { isStopping } from '../../../platform/log/unhandled-rejections.ts'
import type { Services } from '../../../platform/services.ts'
import { postWebhook } from '../../../platform/webhooks/post-webhook.ts'
import { signWebhook } from '../../../platform/webhooks/sign-webhook.ts'
import { type Due, type DueEndpoint, findDueDeliveries } from './due-deliveries.ts'
import { readPrevious } from './previous-secrets.ts'
import { recordAnswers } from './record-answers.ts'

/** Concurrent deliveries per endpoint, each about another subject. */
const AT_ONCE = 8
/** Maximum time per endpoint before others have their turn. */
const TURN_MS = 20_000

/** Sends due events to an endpoint, in order per subject. Does nothing if another worker is sending to it. */
export const deliverWebhooks = defineJob({
  name: 'deliver_webhooks',
  payload: z.object({ endpoint_id: z.guid() }),
  run: async (services, { endpoint_id }) => {
    const isLeft = await services.database.withNamedLock(`webhooks:${endpoint_id}`, () =>
      deliver(services, endpoint_id),
    )
    if (isLeft === TAKEN || !isLeft) return // the other worker checks again; anything missed is found by the schedule
    await services.transaction('system', (tx) =>
      enqueue(tx, deliverWebhooks, { endpoint_id }, { key: `webhooks:${endpoint_id}` }),
    )
  },
})

/** Sends until nothing is due or the time is up; returns whether something is left. */
async function deliver(services: Services, endpoint_id: string): Promise<boolean> {
  for (const begun = performance.now(); performance.now() - begun < TURN_MS && !isStopping(); ) {
    const taken = await services.transaction('system', (tx) => findDueDeliveries(tx, endpoint_id))
    if (!taken) return false
    for (let from = 0; from < taken.due.length; from += AT_ONCE) {
      const sent = taken.due.slice(from, from + AT_ONCE)
      const answers = await Promise.all(
        sent.map(async (due) => ({ due, answer: await send(services, taken.endpoint, due) })),
      )
      const goesOn = await services.transaction('system', (tx) =>
        recordAnswers(tx, services, taken.endpoint, answers),
      )
      if (!goesOn) break
    }
  }
  return true
}

async function send(services: Services, endpoint: DueEndpoint, { id, body }: Due) {
  const at = services.clock.now()
  const secrets = secretsOf(endpoint, services, at)
  if (secrets.length === 0) throw new Error('The secret of a webhook endpoint cannot be opened.')
  const headers = { ...signWebhook(secrets, { id, at, body }), 'user-agent': 'Gida-Webhooks' }
  return postWebhook({ url: endpoint.url, headers, body }, services.config.webhooks)
}

/** The present secret and earlier ones that still sign. */
function secretsOf(
  { id, sealed_secret, sealed_previous, previous_until }: DueEndpoint,
  { secrets }: Services,
  at: Date,
): string[] {
  const opened = (sealed: Buffer) => unseal(sealed, id, secrets.seal)?.text ?? []
  const before = sealed_previous && previous_until ? [opened(sealed_previous)].flat() : []
  return [
    ...[opened(sealed_secret)].flat(),
    ...before.flatMap((text) => readPrevious(text, previous_until ?? at, at).map(({ secret }) => secret)),
  ]
}
