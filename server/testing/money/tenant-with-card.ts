import type { NewCharge } from '../../domains/charges/index.ts'
import { type LetFlat, letFlat } from '../portfolios/let-flat.ts'
import type { World } from '../world.ts'
import { payAtCheckout } from './paying.ts'

const GATE: Omit<NewCharge, 'key'> = {
  transaction_type: 'AGREEMENT_FEE',
  description: 'Gate card',
  amount: 500_000,
  due_date: '2026-11-01',
}

/** A tenant with these charges who paid a small one by card and saved the card. */
export async function tenantWithCard(world: World, charges: Omit<NewCharge, 'key'>[] = []) {
  const flat = await letFlat(world, { charges: [GATE, ...charges] })
  const [gate, ...charge_ids] = flat.charge_ids
  const { reference, payment_id } = await payByCard(world, flat, [gate ?? ''], { save_card: true })
  const { data } = (await flat.tenant.get('/payments/methods')).json()
  const lease = await world.services.transaction('system', (tx) =>
    tx.selectFrom('lease').select('id').where('unit_id', '=', flat.unit_id).executeTakeFirstOrThrow(),
  )
  return { ...flat, reference, payment_id, charge_ids, lease_id: lease.id, method_id: data[0]?.id as string }
}

export const payByCard = (
  world: World,
  flat: LetFlat,
  charge_ids: string[],
  more: { save_card?: boolean } = {},
) => payAtCheckout(world, flat, { amount: 500_000, charge_ids, ...more }, { channel: 'card' })
