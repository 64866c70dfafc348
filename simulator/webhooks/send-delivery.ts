import { type Business, getBusiness } from '../businesses/business.ts'
import type { Setting } from '../faults/fault-names.ts'
import { faultsFor } from '../faults/faults.ts'
import type { World } from '../world.ts'
import type { Delivery } from './delivery.ts'
import { webhookAddress } from './queue-delivery.ts'
import { reserialise } from './reserialise.ts'
import { pauseAfter } from './schedule.ts'
import { signWebhook } from './sign.ts'

const timeLimit = 30_000

type Answer = { status: number | null; error: string | null }

/** Tries once and writes down how it went. A try that the end of the process cuts off is not counted. */
export async function sendDelivery(world: World, delivery: Delivery, stopping: AbortSignal) {
  const business = getBusiness(world, delivery.business_id)
  // The first attempt meets the fault that held when the event happened, a later one what holds by then.
  const fault =
    delivery.attempts === 0 ? delivery.fault : faultsFor(world, business, delivery.reference).webhooks
  if (fault === 'drop') return world.db.update('deliveries', delivery.id, { state: 'lost' })

  const copies = fault === 'duplicate' ? 2 : 1
  const posts = Array.from({ length: copies }, () => post(world, business, delivery, fault, stopping))
  const [first] = await Promise.all(posts)
  if (first && !stopping.aborted) record(world, delivery, first)
}

/** The time is kept by a timer of its own: one in `AbortSignal.any` may be collected before it fires (nodejs/node #57736). */
async function post(
  world: World,
  business: Business,
  delivery: Delivery,
  fault: Setting<'webhooks'>,
  stopping: AbortSignal,
): Promise<Answer> {
  const body = fault === 'reserialised' ? reserialise(delivery.body) : delivery.body
  const key =
    fault === 'bad_signature' ? 'sk_test_of_somebody_else' : (business.signing_key ?? business.secret_key)
  const over = new AbortController()
  const end = () => over.abort()
  const timer = setTimeout(end, timeLimit)
  stopping.addEventListener('abort', end)
  try {
    const response = await fetch(webhookAddress(world, business) ?? '', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'payment-simulator',
        'x-paystack-signature': signWebhook(body, key),
      },
      body,
      redirect: 'manual',
      signal: over.signal,
    })
    await response.arrayBuffer()
    return { status: response.status, error: null }
  } catch (error) {
    return { status: null, error: reasonOf(error) }
  } finally {
    clearTimeout(timer)
    stopping.removeEventListener('abort', end)
  }
}

function record(world: World, delivery: Delivery, answer: Answer) {
  const now = world.realTime()
  const attempts = delivery.attempts + 1
  const tried = { attempts, last_status: answer.status, last_error: answer.error }
  if (answer.status === 200) {
    return world.db.update('deliveries', delivery.id, { ...tried, state: 'delivered', delivered_at: now })
  }
  const due_at = now + pauseAfter(attempts) / world.webhookSpeedup
  // Read again: the clock may have been moved while the receiver was thinking.
  const sql = 'select give_up_at from deliveries where id = ?'
  const giveUpAt = world.db.get<{ give_up_at: number }>(sql, delivery.id)?.give_up_at ?? 0
  const state = due_at > giveUpAt ? 'given_up' : 'waiting'
  world.db.update('deliveries', delivery.id, { ...tried, state, due_at: Math.round(due_at) })
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}
