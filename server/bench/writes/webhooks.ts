import { createHmac, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { startSimulatorProcess } from '../../../scripts/simulator-process.ts'
import { makeDice } from '../../chaos/dice.ts'
import { until } from '../../chaos/until.ts'
import { freePort } from '../../platform/db/embedded/cluster.ts'
import { payerAt } from '../../testing/money/payer.ts'
import { spawnServer } from '../../testing/servers/server-process.ts'
import type { Bench } from '../data.ts'
import type { Load } from '../reads/lists.ts'
import { percentile, round3 } from '../turns.ts'
import { type Begun, beginPayments, outcomesOf } from './webhook-payments.ts'

const CALLERS = 20
const DONE_WITHIN_SECONDS = 600

type Delivery = { body: string; signature: string; isForged: boolean }

/**
 * Delivers ten webhooks per payment, in random order and while payments complete, and measures the time until each is
 * stored. Five are identical, three differ in bytes only, two are forged.
 */
export async function benchWebhooks(bench: Bench, { folder, say }: Load, payments: number): Promise<object> {
  const ownerUrl = await bench.database(`webhooks_${payments}`, payments, payments)
  const data = mkdtempSync(join(folder, 'simulator-'))
  const simulator = await startSimulatorProcess({ port: await freePort(), dataDir: data })
  const base = bench.env(ownerUrl, await freePort())
  const key = base.PAYSTACK_SECRET_KEY ?? ''
  const env = { ...base, GIDA_ROLE: 'all', PAYSTACK_BASE_URL: simulator.url }

  const server = spawnServer(env, { logFile: join(folder, 'server.log') })
  try {
    const services = await bench.services(ownerUrl)
    const begun = await beginPayments(services, payments)
    say(`${begun.length} payments begun`)
    await payAll(simulator.url, key, begun)
    const { url } = await server.ready
    const deliveries = shuffled(begun.flatMap((one) => deliveriesOf(one, key)))
    say(`${deliveries.length} deliveries by ${CALLERS} at once`)
    const started = performance.now()
    const { taken, refused } = await deliverAll(`${url}/api/v1/payments/webhook`, deliveries)
    const seconds = (performance.now() - started) / 1000
    const load = loadavg()[0] ?? 0
    const isDone = async () => (await outcomesOf(services, begun)).completed === begun.length
    await until('all payments are completed', isDone, DONE_WITHIN_SECONDS)
    return {
      ...{ stored_ms: spread(taken), refused_ms: spread(refused) },
      ...{ deliveries_a_second: Math.round(deliveries.length / seconds), load_average: round3(load) },
      ...{ seconds_until_all_completed: Math.round((performance.now() - started) / 1000) },
      ...(await outcomesOf(services, begun, 'checked')),
    }
  } finally {
    await server.stop()
    await simulator.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

const spread = (times: number[]) => ({
  count: times.length,
  p50: round3(percentile(times, 0.5)),
  p99: round3(percentile(times, 0.99)),
  slowest: round3(Math.max(...times)),
})

/** Starts and pays a payment at the provider through its API, under our reference. */
async function payAll(baseUrl: string, key: string, begun: readonly Begun[]): Promise<void> {
  const payer = payerAt({ baseUrl, key } as Parameters<typeof payerAt>[0])
  await atOnce(begun, async ({ reference, amount }) => {
    const answer = await fetch(`${baseUrl}/transaction/initialize`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'bench@test.gida.ng', reference, amount }),
    })
    if (!answer.ok) throw new Error(`The simulator answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
    await payer.pays(reference)
  })
}

function deliveriesOf({ reference, amount }: Begun, key: string): Delivery[] {
  const data = { id: 1, status: 'success', reference, amount, currency: 'NGN', channel: 'card' }
  const body = JSON.stringify({ event: 'charge.success', data })
  const turned = Object.fromEntries(Object.entries(data).reverse())
  const otherwise = JSON.stringify({ data: turned, event: 'charge.success' }, null, 2)
  const signed = (text: string): Delivery => ({
    body: text,
    signature: createHmac('sha512', key).update(text).digest('hex'),
    isForged: false,
  })
  const forged = () => ({ body, signature: randomBytes(64).toString('hex'), isForged: true })
  return [
    ...Array.from({ length: 5 }, () => signed(body)),
    ...Array.from({ length: 3 }, () => signed(otherwise)),
    ...[forged(), forged()],
  ]
}

function shuffled<T>(things: readonly T[]): T[] {
  const dice = makeDice(20_000)
  return things
    .map((thing) => ({ thing, place: dice.roll() }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing)
}

/** Response times in milliseconds of the signed and of the forged deliveries. */
async function deliverAll(url: string, deliveries: readonly Delivery[]) {
  const [taken, refused]: [number[], number[]] = [[], []]
  await atOnce(deliveries, async ({ body, signature, isForged }) => {
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature }
    const begun = performance.now()
    const answer = await fetch(url, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    if (answer.status !== (isForged ? 401 : 200)) throw new Error(`A delivery was answered ${answer.status}.`)
    ;(isForged ? refused : taken).push(performance.now() - begun)
  })
  return { taken, refused }
}

async function atOnce<T>(things: readonly T[], work: (thing: T) => Promise<unknown>): Promise<void> {
  const left = things.values()
  const caller = async () => {
    for (const thing of left) await work(thing)
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
}
