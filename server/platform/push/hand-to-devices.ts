import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import type { Tx } from '../db/db.ts'
import type { Message } from '../delivery/message.ts'
import type { Outcome } from '../delivery/outcome.ts'
import type { Services } from '../services.ts'

const MOST_SIGNS = 120

/** Sends one attempt to each device of a person; it counts as accepted if one accepted it. Devices that are gone are deleted. */
export async function handToDevices(services: Services, message: Message): Promise<Outcome> {
  const devices = await services.transaction('system', (tx) => devicesOf(tx, message.recipient))
  const now = services.clock.now()
  const left = message.expires_at ? message.expires_at.getTime() - now.getTime() : 0
  const said = {
    title: message.subject ?? '',
    body: beginningOf(message.body, MOST_SIGNS),
    url: message.links[0] ?? '/dashboard/notifications',
    // A newer notification replaces the older of its kind; each alarm stays.
    tag: (message.class === 'alarm' ? message.intent_id : message.kind) ?? 'gida',
  }
  const options = {
    ttlSeconds: Math.max(0, Math.floor(left / 1_000)),
    isUrgent: message.class === 'alarm',
    now,
  }
  const outcomes: Outcome[] = []
  for (const device of devices) {
    const outcome = await services.pusher.send(device, said, options)
    outcomes.push(outcome)
    if (outcome.kind === 'refused' && outcome.isGone) await forget(services, device.endpoint)
  }
  const best = ['accepted', 'again'].flatMap((kind) => outcomes.filter((one) => one.kind === kind))[0]
  return best ?? { kind: 'refused', words: 'No device takes push messages any more.' }
}

/** Devices with a live session only: after a sign-out somebody else may hold the phone. */
const devicesOf = (tx: Tx, user_id: string) =>
  tx
    .selectFrom('push_subscription as device')
    .leftJoin('session', 'session.id', 'device.session_id')
    .selectAll('device')
    .where('device.user_id', '=', user_id)
    .where('session.ended_at', 'is', null)
    .execute()

/** By endpoint: one that the same browser received since stays. */
const forget = (services: Services, endpoint: string) =>
  services.transaction('system', (tx) =>
    tx.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute(),
  )
