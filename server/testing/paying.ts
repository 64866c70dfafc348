import { randomUUID } from 'node:crypto'
import { type LetFlat, letFlat } from './let-flat.ts'
import type { World } from './world.ts'

export type BegunPayment = Awaited<ReturnType<typeof beginPaying>>

/** A tenant of a new flat who has gone to the checkout. */
export async function beginPaying(world: World, options: Parameters<typeof letFlat>[1] = {}) {
  const flat: LetFlat = await letFlat(world, options)
  const begun = await flat.tenant.post(
    '/payments/initialize',
    { amount: 120_000_000, transaction_type: 'RENT_PAYMENT', property_unit_id: flat.unit_id },
    { 'idempotency-key': randomUUID() },
  )
  const { reference, payment_id } = begun.json<{ reference: string; payment_id: string }>()
  const detail = async () => (await flat.tenant.get(`/payments/${payment_id}`)).json()
  /** As it is stored: whoever moves the clock far has no session left to look with. */
  const row = () =>
    world.services.transaction('system', (tx) =>
      tx.selectFrom('payment').selectAll().where('id', '=', payment_id).executeTakeFirstOrThrow(),
    )
  return { flat, reference, payment_id, detail, row, status: async () => (await row()).status }
}

export const receiptsOf = (world: World, payment_id: string) =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('receipt').selectAll().where('payment_id', '=', payment_id).execute(),
  )
