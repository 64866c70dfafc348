import type { Bench } from '../data.ts'
import { type Contender, ratio, takeTurns } from '../turns.ts'
import { firing, type Load, serve } from './lists.ts'

const LISTS = [
  ['by name', '/tenants'],
  ['present', '/tenants?state=CURRENT'],
  ['the longest late first', '/tenants?sort=late'],
  ['ending soon', '/tenants?ends_within=90&sort=ends'],
  ['a search that hits more the more there are', '/tenants?search=adebayo'],
] as const
const ONE = 'a search for one person'

/** The list of tenants with a thousand and with a hundred thousand units: it must cost the same. */
export async function benchTenants(bench: Bench, load: Load, units: readonly number[]): Promise<object> {
  const contenders: Contender[] = []
  const stops: (() => Promise<void>)[] = []
  try {
    for (const size of units) {
      const ownerUrl = await bench.database(`portfolio_${size}`, 5_000, size)
      const server = await serve(bench, ownerUrl, load.folder)
      stops.push(server.stop)
      for (const [name, path] of LISTS) {
        contenders.push(firing(`${name} ${size}`, `${server.url}/api/v1${path}`, load, server.headers))
      }
      contenders.push(firing(`${ONE} ${size}`, await searchForOne(server), load, server.headers))
    }
    const rates = await takeTurns(contenders, load.rounds, load.say)
    return {
      time_of_largest_to_smallest: Object.fromEntries(
        [...LISTS.map(([name]) => name), ONE].map((name) => [
          name,
          ratio(rates, `${name} ${units[0]}`, `${name} ${units.at(-1)}`),
        ]),
      ),
    }
  } finally {
    for (const stop of stops) await stop()
  }
}

/** A search for the first tenant's phone number: one hit at any size. */
async function searchForOne({ url, headers }: Awaited<ReturnType<typeof serve>>): Promise<string> {
  const answer = await fetch(`${url}/api/v1/tenants?limit=1`, { headers })
  const { data } = (await answer.json()) as { data: { phone: string }[] }
  return `${url}/api/v1/tenants?search=${encodeURIComponent(data[0]?.phone ?? '')}`
}
