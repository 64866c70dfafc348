import type { Endpoint } from '@gida/contract/shared/endpoint'
import type { Role } from '@gida/contract/shared/roles'
import { freePort } from '../platform/db/embedded-cluster.ts'
import type { Services } from '../platform/services.ts'
import { spawnServer } from '../testing/server-process.ts'
import type { Bench } from './data.ts'
import { type Load, signIn } from './lists.ts'
import { ACCOUNTS, type Asking, addressOf, findIds, type Ids, reads } from './read-calls.ts'
import { round3 } from './turns.ts'

/** The installations that every call is asked at; the databases are shared with the writes. */
export const SIZES = {
  small: { payments: 10_000, units: 1_000 },
  large: { payments: 1_000_000, units: 100_000 },
}
export const QUICK = { small: { payments: 500, units: 100 }, large: { payments: 1_000, units: 200 } }
/** What a read may cost more at the large size, and against the list of payments at the same size. */
const MOST = { growth: 1.5, of_payments_list: 3 }
/** Two calls that differ by less cannot be told apart here. */
const SLACK_MS = 2
const TIMES = 7

/** A read that takes so long is not asked again and again to know that it is slow. */
const SLOW_MS = 3_000

export type Place = { url: string; ownerUrl: string; services: Services; stop(): Promise<void> }
type Figure = {
  role: Role
  call: string
  is_list: boolean
  small_ms: number
  large_ms: number
  growth: number
  faults: string[]
}

/**
 * Every read of the contract by itself, asked as each role where there is little and where there is much. A call that is
 * added is asked as well; one that has nothing to be asked about is named.
 */
export async function benchReads(bench: Bench, load: Load, quick: boolean): Promise<object> {
  const sizes = quick ? QUICK : SIZES
  const small = await openPlace(bench, load, 'small', sizes.small)
  const large = await openPlace(bench, load, 'large', sizes.large)
  const figures: Figure[] = []
  const unasked: string[] = []
  try {
    for (const role of Object.keys(ACCOUNTS) as Asking[]) {
      const askers = [await makeAsker(small, role), await makeAsker(large, role)] as const
      for (const [call, endpoint] of reads(role)) {
        const times = await timesOf(askers, endpoint)
        if (typeof times === 'string') unasked.push(`${role} ${call}: ${times}`)
        else
          figures.push({ role, call, is_list: 'page' in (endpoint.query?.shape ?? {}), ...times, faults: [] })
        if (typeof times !== 'string') load.say(`${role} ${call} ${times.small_ms} → ${times.large_ms} ms`)
      }
    }
  } finally {
    await small.stop()
    await large.stop()
  }
  for (const figure of figures) figure.faults = faultsOf(figure, figures)
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
  const ownerUrl = await bench.database(`reads_${name}`, payments, units)
  const server = spawnServer(
    { ...bench.env(ownerUrl, await freePort()), DATABASE_POOL: '8' },
    { logFile: `${folder}/reads.log` },
  )
  const { url } = await server.ready
  return { url: `${url}/api/v1`, ownerUrl, services: await bench.services(ownerUrl), stop: server.stop }
}

type Asker = { ask(address: string): Promise<{ ms: number; status: number }>; ids: Ids }

async function makeAsker({ url, services }: Place, role: Asking): Promise<Asker> {
  const { access_token } = await signIn(url.replace('/api/v1', ''), ACCOUNTS[role])
  const headers = { authorization: `Bearer ${access_token}` }
  return {
    ids: await findIds(services, await services.tokens.read(access_token)),
    ask: async (address) => {
      const start = performance.now()
      const answer = await fetch(`${url}${address}`, { headers })
      await answer.arrayBuffer()
      return { ms: performance.now() - start, status: answer.status }
    },
  }
}

/** The least of several times at each size, turn by turn; or why it could not be asked. */
async function timesOf(
  askers: readonly [Asker, Asker],
  endpoint: Endpoint,
): Promise<{ small_ms: number; large_ms: number; growth: number } | string> {
  const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let turn = 0; turn <= TIMES; turn++) {
    for (const [at, { ask, ids }] of askers.entries()) {
      const address = addressOf(endpoint, ids)
      if (!address) return 'there is none to ask about'
      const { ms, status } = await ask(address)
      if (status !== 200) return `${address.split('?')[0]} answers ${status}`
      // The first time is for caches and plans, unless it says enough.
      if (turn > 0 || ms > SLOW_MS) best[at] = Math.min(best[at] as number, ms)
    }
    if (Math.max(...best) > SLOW_MS && Number.isFinite(best[0]) && Number.isFinite(best[1])) break
  }
  const [small_ms, large_ms] = [round3(best[0] as number), round3(best[1] as number)]
  return { small_ms, large_ms, growth: round3(large_ms / small_ms) }
}

function faultsOf({ role, is_list, large_ms, small_ms, growth }: Figure, all: readonly Figure[]): string[] {
  const list = all.find((one) => one.role === role && one.call === 'payments.listPayments')
  return [
    ...(growth > MOST.growth && large_ms - small_ms > SLACK_MS ? [`grows ${growth}x`] : []),
    ...(list && is_list && large_ms > MOST.of_payments_list * list.large_ms + SLACK_MS
      ? [`${round3(large_ms / list.large_ms)}x the list of payments`]
      : []),
  ]
}
