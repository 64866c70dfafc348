/// <reference path="../autocannon.d.ts" />
import { join } from 'node:path'
import autocannon from 'autocannon'
import { DEMO_PASSWORD } from '../../demo/people/people.ts'
import { volumeAccounts } from '../../demo/seed-volume.ts'
import { freePort } from '../../platform/db/embedded/cluster.ts'
import { withClient } from '../../platform/db/schema/provision.ts'
import { type ServerProcess, spawnServer } from '../../testing/servers/server-process.ts'
import type { Bench } from '../data.ts'
import { fillBareTables } from '../opponents/bare-tables.ts'
import { type Contender, ratio, takeTurns } from '../turns.ts'

const CONNECTIONS = 10
const POOL = '12'
const BARE = join(import.meta.dirname, '../opponents/bare-server.ts')

export type Load = {
  folder: string
  sizes: number[]
  rounds: number
  seconds: number
  say(line: string): void
}

/** A server on one of the databases, with credentials of its manager. */
export type Served = { url: string; headers: Record<string, string>; stop(): Promise<void> }

export async function serve(bench: Bench, ownerUrl: string, folder: string): Promise<Served> {
  const env = { ...bench.env(ownerUrl, await freePort()), DATABASE_POOL: POOL }
  const server = spawnServer(env, { logFile: join(folder, 'server.log') })
  const { url } = await server.ready
  const { access_token } = await signIn(url, volumeAccounts.manager)
  return { url, headers: { authorization: `Bearer ${access_token}` }, stop: server.stop }
}

export async function signIn(url: string, email: string): Promise<{ access_token: string }> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`)
  return (await answer.json()) as { access_token: string }
}

/** The list and the statistics of payments with little and much data, against a baseline server with the same responses. */
export async function benchLists(bench: Bench, load: Load): Promise<object> {
  const { folder, sizes, rounds, say } = load
  const contenders: { list: Contender[]; stats: Contender[] } = { list: [], stats: [] }
  const stops: (() => Promise<void>)[] = []
  try {
    for (const size of sizes) {
      const ownerUrl = await bench.database(`lists_${size}`, size)
      const estates = await estatesIn(ownerUrl)
      await fillBareTables(ownerUrl)
      const server = await serve(bench, ownerUrl, folder)
      const bare = await serveBare(ownerUrl, folder, {})
      const named = await serveBare(ownerUrl, folder, { NAMED: '1' })
      stops.push(server.stop, bare.stop, named.stop)
      const one = estates[0] ?? ''
      const all = estates.join(',')
      for (const [what, path] of [
        ['list', '/payments'],
        ['stats', '/payments/stats'],
      ] as const) {
        const gida = `${server.url}/api/v1${path}`
        const headers = server.headers
        contenders[what].push(
          firing(`server ${size} one`, `${gida}?estate_id=${one}`, load, headers),
          firing(`bare ${size} one`, `${bare.url}${path}?estates=${one}`, load),
          firing(`bare prepared ${size} one`, `${named.url}${path}?estates=${one}`, load),
          firing(`server ${size} several`, gida, load, headers),
          firing(`bare ${size} several`, `${bare.url}${path}?estates=${all}`, load),
          firing(`bare prepared ${size} several`, `${named.url}${path}?estates=${all}`, load),
        )
      }
      contenders.list.push(
        firing(`server ${size} row`, `${server.url}/api/v1/payments?limit=1`, load, server.headers),
      )
    }
    say('payments list')
    const rates = await takeTurns(contenders.list, rounds, say)
    const beside = (of: string, to: string) =>
      Object.fromEntries(
        sizes.map((size) => [size, ratio(rates, `server ${size} ${of}`, `server ${size} ${to}`)]),
      )
    const list = {
      ...figures(rates, sizes),
      rate_of_one_estate_to_several: beside('one', 'several'),
      rate_of_one_row_to_a_page: beside('row', 'several'),
    }
    say('payments stats')
    const stats = figures(await takeTurns(contenders.stats, rounds, say), sizes)
    return { list, stats }
  } finally {
    for (const stop of stops) await stop()
  }
}

function figures(rates: Awaited<ReturnType<typeof takeTurns>>, sizes: number[]): object {
  const of = (kind: 'one' | 'several') => ({
    rate_to_bare: Object.fromEntries(
      sizes.map((size) => [size, ratio(rates, `server ${size} ${kind}`, `bare ${size} ${kind}`)]),
    ),
    rate_to_bare_prepared: Object.fromEntries(
      sizes.map((size) => [size, ratio(rates, `server ${size} ${kind}`, `bare prepared ${size} ${kind}`)]),
    ),
    // Rates are inverse to times, so the small one is divided by the large one.
    time_of_largest_to_smallest: ratio(rates, `server ${sizes[0]} ${kind}`, `server ${sizes.at(-1)} ${kind}`),
  })
  return { one_estate: of('one'), several_estates: of('several') }
}

/** Many concurrent clients on one URL for a turn; GET requests by default. */
export function firing(
  name: string,
  url: string,
  { seconds }: Pick<Load, 'seconds'>,
  headers: Record<string, string> = {},
  act: { method?: string; body?: string } = {},
): Contender {
  return {
    name,
    warmUp: async () => {
      const answer = await fetch(url, { headers })
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
      await answer.arrayBuffer()
    },
    turn: async () => {
      const result = await autocannon({ ...act, url, headers, connections: CONNECTIONS, duration: seconds })
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`)
      return result['2xx'] / result.duration
    },
  }
}

async function serveBare(ownerUrl: string, folder: string, more: Record<string, string>) {
  const env = { DATABASE_URL: ownerUrl, DATABASE_POOL: POOL, ...more }
  const server: ServerProcess = spawnServer(env, { logFile: join(folder, 'bare.log'), entry: BARE })
  const { url } = await server.ready
  return { url, stop: server.stop }
}

const estatesIn = (ownerUrl: string): Promise<string[]> =>
  withClient(ownerUrl, async (client) => {
    const found = await client.query<{ id: string }>('select id from estate order by id')
    return found.rows.map((row) => row.id)
  })
