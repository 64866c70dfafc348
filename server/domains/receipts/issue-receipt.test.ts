import { expect, test } from 'vitest'
import { payAtCheckout } from '../../testing/money/paying.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { joinEstate } from '../estates/index.ts'

const world = useWorld()

test('a receipt names a manager who is there, and none who was shut out', async () => {
  const flat = await letFlat(world)
  const second = await signedIn(world, 'ESTATE_MANAGER', { full_name: 'Halima Bello' })
  await world.services.transaction('system', async (tx) => {
    await joinEstate(tx, { estate_id: flat.estate_id, user_id: second.id, role: 'ESTATE_MANAGER' })
    await tx.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', flat.manager.id).execute()
  })
  const { payment } = await payAtCheckout(world, flat, { amount: 120_000_000 })
  const { facts } = (await flat.tenant.get(`/receipts/${payment.receipt.id}`)).json()
  expect(facts.manager.name).toBe('Halima Bello')
})

test('the receipt of a payment is found by that payment, and no other in its place', async () => {
  const [flat, other] = [await letFlat(world), await letFlat(world)]
  const { payment } = await payAtCheckout(world, flat, { amount: 60_000_000 })
  await payAtCheckout(world, flat, { amount: 60_000_000 })
  const of = async (who: Person, query: string) => (await who.get(`/receipts?payment_id=${query}`)).json()
  const found = await of(flat.tenant, payment.id)
  expect(found).toMatchObject({ data: [{ id: payment.receipt.id }], pagination: { total: 1 } })
  for (const query of [`${payment.id}&page=2`, `${payment.id}&estate_id=${other.estate_id}`, flat.unit_id])
    expect((await of(flat.manager, query)).data, query).toEqual([])
  expect((await of(other.manager, payment.id)).pagination.total).toBe(0)
})
