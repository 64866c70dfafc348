import { randomUUID } from 'node:crypto'
import type { NewCharge } from '../domains/charges/index.ts'
import { type LetFlat, letFlat } from './let-flat.ts'
import { payerAt } from './payer.ts'
import type { World } from './world.ts'

const GATE: Omit<NewCharge, 'key'> = {
  transaction_type: 'AGREEMENT_FEE',
  description: 'Gate card',
  amount: 500_000,
  due_date: '2026-11-01',
}

/** A tenant with these charges, who paid a small one by card and let the card be kept. */
export async function tenantWithCard(world: World, charges: Omit<NewCharge, 'key'>[] = []) {
  const flat = await letFlat(world, { charges: [GATE, ...charges] })
  const [gate, ...charge_ids] = flat.charge_ids
  const paid = await payByCard(world, flat, [gate ?? ''], { save_card: true })
  const { data } = (await flat.tenant.get('/payments/methods')).json()
  const lease = await world.services.transaction('system', (tx) =>
    tx.selectFrom('lease').select('id').where('unit_id', '=', flat.unit_id).executeTakeFirstOrThrow(),
  )
  return { ...flat, ...paid, charge_ids, lease_id: lease.id, method_id: data[0]?.id as string }
}

/** Through the checkout, as a payer does. */
export async function payByCard(world: World, flat: LetFlat, charge_ids: string[], more: object = {}) {
  const begun = await initialize(flat, charge_ids, 500_000, more)
  const { payment_id, reference } = begun.json()
  await payerAt(world.services.config.provider).pays(reference, { channel: 'card' })
  await flat.tenant.post('/payments/verify', { reference })
  return { payment_id, reference } as { payment_id: string; reference: string }
}

export const initialize = (
  flat: Pick<LetFlat, 'tenant' | 'unit_id'>,
  charge_ids: string[],
  amount: number,
  more: object = {},
  key: string = randomUUID(),
) =>
  flat.tenant.post(
    '/payments/initialize',
    { amount, transaction_type: 'RENT_PAYMENT', property_unit_id: flat.unit_id, charge_ids, ...more },
    { 'idempotency-key': key },
  )
