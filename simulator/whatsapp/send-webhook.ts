import { createHmac } from 'node:crypto'
import type { WhatsAppWorld } from './state.ts'

/** Meta tries for days; so many tries are enough to see it. */
const PAUSES_SECONDS = [1, 5, 30, 120, 600, 3600]

/** Tells the receiver one value, as the faults want it told, until it answers 200. */
export async function tell(world: WhatsAppWorld, value: object): Promise<void> {
  if (world.faults.webhooks === 'reorder' && world.held.length === 0) {
    world.held.push(value)
    return
  }
  const isDoubled = world.faults.webhooks === 'duplicate'
  for (const one of [value, ...(isDoubled ? [value] : []), ...world.held.splice(0)])
    await tryTelling(world, one)
}

async function tryTelling(world: WhatsAppWorld, value: object, tries = 0): Promise<void> {
  const isTaken = await post(world, value)
  const pause = PAUSES_SECONDS[tries]
  if (isTaken || pause === undefined) return
  later(world, pause, () => tryTelling(world, value, tries + 1))
}

async function post(world: WhatsAppWorld, value: object): Promise<boolean> {
  const { webhookUrl, secret, phoneId, faults } = world
  if (!webhookUrl) return true
  const metadata = { display_phone_number: '2347000044433', phone_number_id: phoneId }
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [change] }],
  })
  const key = faults.webhooks === 'bad_signature' ? 'of_somebody_else' : secret
  const signature = `sha256=${createHmac('sha256', key).update(body).digest('hex')}`
  const answer = await fetch(webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    body,
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
  return answer?.ok ?? false
}

/** After so many seconds, unless the simulator has been closed by then. */
export function later(world: WhatsAppWorld, seconds: number, work: () => Promise<void>): void {
  const timer = setTimeout(
    () => {
      world.timers.delete(timer)
      void work()
    },
    (seconds * 1000) / world.speedup,
  )
  world.timers.add(timer)
}
