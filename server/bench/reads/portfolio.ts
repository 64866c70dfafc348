import { withClient } from '../../platform/db/schema/provision.ts'
import type { Bench } from '../data.ts'
import { type Contender, ratio, takeTurns } from '../turns.ts'
import { firing, type Load, serve } from './lists.ts'

/** A list must not be slower at the second size. */
const SIZES = [1_000, 100_000] as const
const UNITS_OF_A_PROPERTY = 20

/** Each returns as many rows at both sizes, so that only finding them can differ. */
const ASKED = {
  units: '/onboarding/units',
  units_by_rent: '/onboarding/units?sort=-rent_amount',
  units_search: '/onboarding/units?search=a12&limit=5',
  two_letters: '/onboarding/units?search=12',
  two_letters_in_vain: '/onboarding/units?search=77',
  tenant_search: '/onboarding/units?search=adebayo',
  properties: '/properties',
  properties_search: '/properties?search=wing%2010&limit=5',
} as const

/** Lists of units and properties for a manager with few units, and for one with many. */
export async function benchPortfolio(bench: Bench, load: Load): Promise<object> {
  const { folder, rounds, say } = load
  const stops: (() => Promise<void>)[] = []
  try {
    const contenders: Contender[] = []
    for (const units of SIZES) {
      const ownerUrl = await bench.database(`portfolio_${units}`, 5_000, units)
      await addWings(ownerUrl, units)
      const server = await serve(bench, ownerUrl, folder)
      stops.push(server.stop)
      for (const [what, path] of Object.entries(ASKED)) {
        contenders.push(firing(`${what} ${units}`, `${server.url}/api/v1${path}`, load, server.headers))
      }
    }
    const rates = await takeTurns(contenders, rounds, say)
    // Rates are inverse to times, so the small one is divided by the large one.
    const [few, many] = SIZES
    return Object.fromEntries(
      Object.keys(ASKED).map((what) => [
        what,
        { time_of_largest_to_smallest: ratio(rates, `${what} ${few}`, `${what} ${many}`) },
      ]),
    )
  } finally {
    for (const stop of stops) await stop()
  }
}

/** Each seeded estate has one property; adds as many as its units would fill, so that there are many properties too. */
const addWings = (ownerUrl: string, units: number): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    await client.query(
      `insert into property (estate_id, name, address)
      select e.id, 'Wing ' || n, e.address
      from estate e cross join generate_series(1, $1::int / (select count(*)::int from estate)) n
      where not exists (select from property where name = 'Wing 1')`,
      [units / UNITS_OF_A_PROPERTY],
    )
    await client.query('analyze property')
  })
