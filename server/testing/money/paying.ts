import { randomUUID } from 'node:crypto'
import { type LetFlat, letFlat } from '../portfolios/let-flat.ts'
import type { World } from '../world.ts'
import { payerAt } from './payer.ts'

export type BegunPayment = Awaited<ReturnType<typeof beginPaying>>

type Wanted = { amount: number; [field: string]: unknown }

/** Starts a payment, as the pay screen does. */
export const initializePayment = (
  { tenant, unit_id }: Pick<LetFlat, 'tenant' | 'unit_id'>,
  wanted: Wanted,
  key: string = randomUUID(),
) =>
  tenant.post(
    '/payments/initialize',
    { transaction_type: 'RENT_PAYMENT', property_unit_id: unit_id, ...wanted },
    { 'idempotency-key': key },
  )

/** Pays at the checkout and verifies the payment with the provider. */
export async function payAtCheckout(
  world: World,
  flat: Pick<LetFlat, 'tenant' | 'unit_id'>,
  wanted: Wanted,
  how: { channel?: string } = {},
) {
  const begun = await initializePayment(flat, wanted)
  const { reference, payment_id } = begun.json<{ reference: string; payment_id: string }>()
  await payerAt(world.services.config.provider).pays(reference, how)
  const payment = (await flat.tenant.post('/payments/verify', { reference })).json()
  return { reference, payment_id, payment }
}

/** A tenant of a new flat who has started to pay. */
export async function beginPaying(world: World, options: Parameters<typeof letFlat>[1] = {}) {
  const flat: LetFlat = await letFlat(world, options)
  const begun = await initializePayment(flat, { amount: 120_000_000 })
  const { reference, payment_id } = begun.json<{ reference: string; payment_id: string }>()
  const detail = async () => (await flat.tenant.get(`/payments/${payment_id}`)).json()
  /** As stored: after a big jump of the clock no session is valid for a call. */
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

/** The provider's code of a landlord's payout account, to which payments are split. */
export async function openSubaccount(world: World): Promise<string> {
  const { subaccount_code } = await world.services.provider.createSubaccount({
    business_name: 'Oyelaran Homes',
    bank_code: '058',
    account_number: '0123456785',
    contact_email: 'landlord@test.gida.ng',
  })
  return subaccount_code
}
