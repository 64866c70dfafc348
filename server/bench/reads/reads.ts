import type { Endpoint } from '@gida/contract/shared/endpoint'
import type { Role } from '@gida/contract/shared/roles'
import { freePort } from '../../platform/db/embedded/cluster.ts'
import type { Services } from '../../platform/services.ts'
import { spawnServer } from '../../testing/servers/server-process.ts'
import type { Bench } from '../data.ts'
import { round3 } from '../turns.ts'
import { type Load, signIn } from './lists.ts'
import { ACCOUNTS, type Asking, addressOf, findIds, type Ids, reads } from './read-calls.ts'

/** Data sizes at which every call is measured; the databases are shared with the writes. */
export const SIZES = {
  small: { payments: 10_000, units: 1_000 },
  large: { payments: 1_000_000, units: 100_000 },
}
export const QUICK = { small: { payments: 500, units: 100 }, large: { payments: 1_000, units: 200 } }
/** Limits of a read's time at the large size: against the small one, and against the list of payments. */
const MOST = { growth: 1.5, of_payments_list: 3 }
/** Smaller differences cannot be measured here. */
const SLACK_MS = 2
const TIMES = 5
/** A call beyond a limit is measured again this often, later, since other load may have slowed it. */
const ROUNDS = 4

/** A read this slow is not repeated. */
const SLOW_MS = 3_000

/** Tokens are renewed after this time, since they expire before the rounds end. */
const TOKEN_SERVES_MS = 300_000

export type Place = { url: string; ownerUrl: string; services: Services; stop(): Promise<void> }
type Times = { small_ms: number; large_ms: number }
type Figure = Times & { role: Role; call: string; is_list: boolean; growth: number; faults: string[] }
/** A measured call, and how to measure it again. */
type MeasuredRead = Omit<Figure, 'growth' | 'faults'> & { again(): Promise<Times | string> }

/**
 * Measures every read of the contract as each role with little and much data. New calls are included automatically; calls
 * without a subject are listed by name.
 */
export async function benchReads(bench: Bench, load: Load, quick: boolean): Promise<object> {
  const sizes = quick ? QUICK : SIZES
  const small = await openPlace(bench, load, 'small', sizes.small)
  const large = await openPlace(bench, load, 'large', sizes.large)
  const asked: MeasuredRead[] = []
  const unasked: string[] = []
  let figures: Figure[] = []
  try {
    for (const role of Object.keys(ACCOUNTS) as Asking[]) {
      const askers = [await makeAsker(small, role), await makeAsker(large, role)] as const
      for (const [call, endpoint] of reads(role)) {
        const again = () => timesOf(askers, endpoint)
        const times = await again()
        if (typeof times === 'string') {
          unasked.push(`${role} ${call}: ${times}`)
          continue
        }
        asked.push({ role, call, is_list: 'page' in (endpoint.query?.shape ?? {}), ...times, again })
        load.say(`${role} ${call} ${times.small_ms} → ${times.large_ms} ms`)
      }
    }
    figures = judge(asked)
    for (let round = 1; round <= ROUNDS && !quick; round++) {
      const late = asked.filter((one, at) => figures[at]?.faults.length && one.large_ms < SLOW_MS)
      load.say(`round ${round}: ${late.length} past a bound are asked again`)
      for (const one of late) keepLeast(one, await one.again())
      figures = judge(asked)
    }
  } finally {
    await small.stop()
    await large.stop()
  }
  const late = figures.filter(({ faults }) => faults.length > 0)
  if (late.length > 0 && !quick) process.exitCode = 1
  return { asked: figures.length, past_the_bound: late, unasked, figures }
}

export async function openPlace(
  bench: Bench,
  { folder }: Load,
  name: string,
  { payments, units }: { payments: number; units: number },
): Promise<Place> {
  const ownerUrl = await bench.database(`volume_${name}`, payments, units)
  const server = spawnServer(
    { ...bench.env(ownerUrl, await freePort()), DATABASE_POOL: '8' },
    { logFile: `${folder}/reads.log` },
  )
  const { url } = await server.ready
  return { url: `${url}/api/v1`, ownerUrl, services: await bench.services(ownerUrl), stop: server.stop }
}

type Asker = { ask(address: string): Promise<{ ms: number; status: number }>; ids: Ids }

async function makeAsker({ url, services }: Place, role: Asking): Promise<Asker> {
  const signInAnew = () => signIn(url.replace('/api/v1', ''), ACCOUNTS[role])
  let { access_token } = await signInAnew()
  let since = performance.now()
  return {
    ids: await findIds(services, await services.tokens.read(access_token)),
    ask: async (address) => {
      if (performance.now() - since > TOKEN_SERVES_MS) {
        access_token = (await signInAnew()).access_token
        since = performance.now()
      }
      const headers = { authorization: `Bearer ${access_token}` }
      const start = performance.now()
      const answer = await fetch(`${url}${address}`, { headers })
      await answer.arrayBuffer()
      return { ms: performance.now() - start, status: answer.status }
    },
  }
}

/** Fastest of several runs at each size, alternating; or the reason why it could not be made. */
async function timesOf(askers: readonly [Asker, Asker], endpoint: Endpoint): Promise<Times | string> {
  const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let turn = 0; turn <= TIMES; turn++) {
    for (const [at, { ask, ids }] of askers.entries()) {
      const address = addressOf(endpoint, ids)
      if (!address) return 'there is none to ask about'
      const { ms, status } = await ask(address)
      if (status !== 200) return `${address.split('?')[0]} answers ${status}`
      // The first run warms up caches and plans, and counts only if very slow.
      if (turn > 0 || ms > SLOW_MS) best[at] = Math.min(best[at] as number, ms)
    }
    if (Math.max(...best) > SLOW_MS && Number.isFinite(best[0]) && Number.isFinite(best[1])) break
  }
  return { small_ms: round3(best[0] as number), large_ms: round3(best[1] as number) }
}

function keepLeast(one: MeasuredRead, times: Times | string): void {
  if (typeof times === 'string') return
  one.small_ms = Math.min(one.small_ms, times.small_ms)
  one.large_ms = Math.min(one.large_ms, times.large_ms)
}

const judge = (asked: readonly MeasuredRead[]): Figure[] =>
  asked.map(({ again: _, ...one }) => {
    const growth = round3(one.large_ms / one.small_ms)
    return { ...one, growth, faults: faultsOf({ ...one, growth }, asked) }
  })

function faultsOf(
  { role, is_list, large_ms, small_ms, growth }: Omit<Figure, 'faults'>,
  all: readonly MeasuredRead[],
): string[] {
  const list = all.find((one) => one.role === role && one.call === 'payments.listPayments')
  return [
    ...(growth > MOST.growth && large_ms - small_ms > SLACK_MS ? [`grows ${growth}x`] : []),
    ...(list && is_list && large_ms > MOST.of_payments_list * list.large_ms + SLACK_MS
      ? [`${round3(large_ms / list.large_ms)}x the list of payments`]
      : []),
  ]
}
