import { withClient } from '../../platform/db/schema/provision.ts'
import type { Bench } from '../data.ts'
import { type Contender, ratio, takeTurns } from '../turns.ts'
import { firing, type Load, serve } from './lists.ts'

const ASKED = [
  ['who is late', '/payments/overdue'],
  ['over 90 days', '/payments/overdue?age=90%2B'],
  ['by age', '/payments/overdue/by-age'],
] as const

/** The arrears list with a thousand and with a hundred thousand open charges: it must cost the same. */
export async function benchArrears(bench: Bench, load: Load, charges: readonly number[]): Promise<object> {
  const contenders: Contender[] = []
  const stops: (() => Promise<void>)[] = []
  try {
    for (const size of charges) {
      const ownerUrl = await bench.database(`arrears_${size}`, 5_000, size)
      await fallLate(ownerUrl)
      const server = await serve(bench, ownerUrl, load.folder)
      stops.push(server.stop)
      for (const [name, path] of ASKED)
        contenders.push(firing(`${name} ${size}`, `${server.url}/api/v1${path}`, load, server.headers))
    }
    const rates = await takeTurns(contenders, load.rounds, load.say)
    return {
      time_of_largest_to_smallest: Object.fromEntries(
        ASKED.map(([name]) => [name, ratio(rates, `${name} ${charges[0]}`, `${name} ${charges.at(-1)}`)]),
      ),
    }
  } finally {
    for (const stop of stops) await stop()
  }
}

/** Gives every tenancy one open charge, overdue by up to four hundred days. */
const fallLate = (ownerUrl: string): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    await client.query(`set statement_timeout = 0`)
    const added = await client.query(`
      insert into charge (estate_id, property_id, unit_id, landlord_id, tenant_id, lease_id, transaction_type,
        description, amount, due_date, key)
      select estate_id, property_id, unit_id, landlord_id, tenant_id, id, 'RENT_PAYMENT', 'Rent', 45000000,
        current_date - 1 - (row_number() over (order by id) % 400)::int, 'late:bench:' || id
      from lease where tenant_id is not null on conflict (key) do nothing`)
    if (added.rowCount) await client.query('vacuum analyze charge, tenancy, charge_day, arrears_count')
  })
