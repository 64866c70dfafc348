import { expect, test } from 'vitest'
import { balancesOf, expectSoundBooks } from '../../../../testing/money/books.ts'
import { offlinePaymentsIn } from '../../../../testing/money/offline-payments.ts'
import { letFlat } from '../../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../../testing/world.ts'

const world = useWorld()
const { record, once } = offlinePaymentsIn(world)

test('cash is listed by hand until it is banked, and never more of it is banked than is there', async () => {
  const flat = await letFlat(world)
  await record(flat.landlord, flat)
  await record(flat.manager, flat, { amount: 20_000_000 })
  const seen = async (who: typeof flat.manager) => (await who.get('/payments/cash')).json().data
  expect((await seen(flat.manager)).map((row: { amount: number }) => row.amount).sort()).toEqual([
    20_000_000, 30_000_000,
  ])
  expect(await seen(flat.landlord)).toMatchObject([
    { holder_id: flat.landlord.id, amount: 30_000_000, oldest_on: world.today() },
  ])
  expect(await seen(flat.tenant)).toEqual([])
  const beyond = (await flat.manager.get('/payments/cash?page=3')).json()
  expect([beyond.data, beyond.pagination.total]).toEqual([[], 2])

  const bank = (n: number, amount: number) =>
    once(flat.manager, '/payments/cash/bank', {
      estate_id: flat.estate_id,
      holder: flat.landlord.id,
      amount,
      banked_on: world.today(),
      slip: `SLIP ${n}`,
    })
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => bank(n, 20_000_000)))
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(7).fill(422)])
  const left = await bank(99, 10_000_001)
  expect(left.json()).toMatchObject({ code: 'CASH_NOT_IN_HAND', details: { in_hand: 10_000_000 } })
  const kept = (await flat.manager.get('/payments/cash/bankings')).json().data
  expect(kept).toMatchObject([{ amount: 20_000_000, holder_name: flat.landlord.full_name }])
  const again = await once(flat.manager, '/payments/cash/bank', {
    estate_id: flat.estate_id,
    holder: flat.landlord.id,
    amount: 1,
    banked_on: world.today(),
    slip: kept[0].slip.toLowerCase(),
  })
  expect(again.statusCode).toBe(409)
  expect((await balancesOf(world, flat))['bank:trust']).toBe(20_000_000)
  await expectSoundBooks(world)
})

test('nobody banks from another’s hand but the manager, and not in a foreign estate', async () => {
  const flat = await letFlat(world)
  const stranger = await letFlat(world)
  await record(flat.manager, flat)
  const body = { estate_id: flat.estate_id, amount: 1_000, banked_on: world.today(), slip: 'SLIP 5' }
  expect(
    (await once(flat.landlord, '/payments/cash/bank', { ...body, holder: flat.manager.id })).statusCode,
  ).toBe(404)
  expect((await once(flat.tenant, '/payments/cash/bank', body)).statusCode).toBe(403)
  expect((await once(stranger.manager, '/payments/cash/bank', body)).statusCode).toBe(404)
})
