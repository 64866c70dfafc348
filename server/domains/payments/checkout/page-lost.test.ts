import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lockNamed } from '../../../platform/db/locks.ts'
import { ProviderRefusal } from '../../../platform/pay/provider.ts'
import { initializePayment } from '../../../testing/money/paying.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { lockUnitToPay } from './begin-payment.ts'

let flat: LetFlat
let other = Promise.resolve()
let asked = 0
const world = useWorld({
  provider: {
    initialize: async () => {
      if (asked++ > 0) return { authorization_url: 'https://pay.example/x', access_code: 'x' }
      const { promise, resolve } = Promise.withResolvers<void>()
      other = anotherBegins(resolve)
      await promise
      throw new ProviderRefusal('Duplicate Transaction Reference', 400, 'duplicate_reference')
    },
  },
})

const isWaitedFor = async () => {
  const { rows } = await world.services.transaction('system', (tx) =>
    sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(tx),
  )
  return rows.length > 0
}

/** Takes the locks of somebody who begins a payment for the same unit, the second once the first is waited for. */
const anotherBegins = (begun: () => void) =>
  world.services.transaction('system', async (tx) => {
    await lockUnitToPay(tx, flat.unit_id)
    begun()
    await expect.poll(isWaitedFor).toBe(true)
    await lockNamed(tx, 'rollups', flat.estate_id)
  })

test('a payment whose page was lost is begun anew while another begins for the same home, and nobody is refused', async () => {
  flat = await letFlat(world)
  const answer = await initializePayment(flat, { amount: 120_000_000 })
  await other
  expect(answer.statusCode).toBe(201)
})
