import type { PushSubscriptionBody } from '@gida/contract/domains/notifications/push'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { arePushKeys } from '../../../platform/push/encrypt.ts'
import { isPushService } from '../../../platform/push/push.ts'
import { consentGiven, consentWithdrawn } from '../../auth/index.ts'

const MOST_DEVICES = 20

type Browser = { user_agent: string | null; production: boolean }

/**
 * Registers this browser for push messages to this person, for as long as they are signed in there, and unregisters earlier users of
 * it.
 */
export async function subscribeToPush(
  tx: Tx,
  { user_id, session_id: named_in }: Actor,
  { endpoint, keys }: PushSubscriptionBody,
  { user_agent, production }: Browser,
): Promise<void> {
  if (!isPushService(endpoint, production))
    throw problem('VALIDATION_ERROR', [{ path: 'endpoint', message: 'This is not a push service' }])
  if (!arePushKeys(keys))
    throw problem('VALIDATION_ERROR', [{ path: 'keys', message: 'These are no keys of a browser' }])
  await elevateToSystem(tx)
  // Browsers renew subscriptions by themselves, so consent is recorded only for the first device.
  if (!(await hasDevice(tx, user_id))) await consentGiven.run({ tx, user_id, purpose: 'PUSH' })
  const session = await tx.selectFrom('session').select('id').where('id', '=', named_in).executeTakeFirst()
  const of = { user_id, session_id: session?.id ?? null, user_agent: user_agent?.slice(0, 300) ?? null }
  const device = { ...of, ...keys, seen_at: tx.now }
  await tx
    .insertInto('push_subscription')
    .values({ endpoint, ...device })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
    .execute()
  await tx
    .deleteFrom('push_subscription')
    .where('user_id', '=', user_id)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('push_subscription')
        .select('id')
        .where('user_id', '=', user_id)
        .orderBy('seen_at', 'desc')
        .limit(MOST_DEVICES),
    )
    .execute()
}

export async function unsubscribeFromPush(tx: Tx, { user_id }: Actor, endpoint: string): Promise<void> {
  await tx
    .deleteFrom('push_subscription')
    .where('user_id', '=', user_id)
    .where('endpoint', '=', endpoint)
    .execute()
  if (!(await hasDevice(tx, user_id))) await consentWithdrawn.run({ tx, user_id, purpose: 'PUSH' })
}

/** Removes all push subscriptions of a person. */
export async function unsubscribeDevices(tx: Tx, { user_id }: Actor): Promise<void> {
  await tx.deleteFrom('push_subscription').where('user_id', '=', user_id).execute()
}

const hasDevice = async (tx: Tx, user_id: string): Promise<boolean> =>
  (await tx
    .selectFrom('push_subscription')
    .select('id')
    .where('user_id', '=', user_id)
    .limit(1)
    .executeTakeFirst()) !== undefined
