import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { initializePayment } from '../../../testing/money/paying.ts'
import { paysIn } from '../../../testing/money/payments-in.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const MONTHLY = 10_000_000

test('what a flat has long been paid for does not stand before what is open', async () => {
  const rents = Array.from({ length: 101 }, (_, month) => ({
    transaction_type: 'RENT_PAYMENT' as const,
    amount: MONTHLY,
    due_date: `${2018 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`,
  }))
  const flat = await letFlat(world, { charges: rents })
  await paysIn(world, flat, 100 * MONTHLY)
  const begun = await initializePayment(flat, { amount: MONTHLY })
  expect([begun.statusCode, begun.json().code]).toEqual([201, undefined])
})

test('a rent above what the provider takes at once is paid in parts, and who asks for all of it is told so', async () => {
  const rent = 1_500_000_000
  const flat = await letFlat(world, {
    subaccount_code: `ACCT_${randomUUID()}`,
    charges: [{ transaction_type: 'RENT_PAYMENT', amount: rent, due_date: world.today() }],
  })
  const all = await initializePayment(flat, { amount: rent })
  expect([all.statusCode, all.json().code, all.json().details]).toEqual([
    422,
    'AMOUNT_OVER_LIMIT',
    { largest: 1_000_000_000 },
  ])
  const begun = await world.services.transaction('system', (tx) =>
    tx.selectFrom('payment').select('id').where('unit_id', '=', flat.unit_id).execute(),
  )
  expect(begun).toEqual([])
  expect((await initializePayment(flat, { amount: 1_000_000_000 })).statusCode).toBe(201)
})
