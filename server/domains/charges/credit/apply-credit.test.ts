import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { expectSoundBooks } from '../../../testing/money/books.ts'
import { payAtCheckout } from '../../../testing/money/paying.ts'
import { paysIn } from '../../../testing/money/payments-in.ts'
import { chargeOf, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { failRefund } from '../../refunds/provider/fail-refund.ts'
import { applyCredit } from './apply-credit.ts'

const world = useWorld()
const RENT = 120_000_000

test('credit is set against a charge again after the refund that had opened it failed, and was asked for once more', async () => {
  const flat = await letFlat(world)
  const { payment_id } = await payAtCheckout(world, flat, { amount: RENT })
  await paysIn(world, flat, RENT) // nothing is open: all of it is credit
  const { estate_id, lease_id } = await chargeOf(world, flat)
  const of = { estate_id, tenant_id: flat.tenant.id, lease_id: lease_id ?? '' }
  const refundAndApply = async () => {
    const asked = await flat.manager.post(
      '/payments/refunds',
      { transaction_id: payment_id, reason: 'Wrong account', still_owed: true },
      { 'idempotency-key': randomUUID() },
    )
    expect(await world.services.transaction('system', (tx) => applyCredit(tx, of))).toBe(RENT)
    return asked.json<{ id: string }>().id
  }
  const refund_id = await refundAndApply()
  await world.services.transaction('system', (tx) => failRefund(tx, refund_id, 'Account closed'))
  await refundAndApply()
  expect(await chargeOf(world, flat)).toMatchObject({ open_amount: 0, credit_amount: RENT })
  await expectSoundBooks(world)
})
