import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { balanceOf, expectSoundBooks } from '../../../testing/money/books.ts'
import { payerAt } from '../../../testing/money/payer.ts'
import { beginPaying } from '../../../testing/money/paying.ts'
import { useWorld } from '../../../testing/world.ts'
import { sweepRefunds } from '../../refunds/provider/poll-refund.ts'
import { reconcileSettlements } from './reconcile-settlements.ts'

const world = useWorld()
const FOUR_DAYS = 96

/** A payment whose fee the provider did not say when it completed, and would say now. */
async function paidWithoutFee() {
  const payer = payerAt(world.services.config.provider)
  const begun = await beginPaying(world, { subaccount_code: null })
  const { flat, reference, row } = begun
  await payer.faults({ reference, faults: ['fees_null'] })
  await payer.pays(reference)
  await flat.tenant.post('/payments/verify', { reference })
  expect(await row()).toMatchObject({ status: 'COMPLETED', fees: null })
  await payer.faults({ reference, faults: [] })
  return { ...begun, payer }
}

async function settle(payer: ReturnType<typeof payerAt>) {
  await payer.advance(FOUR_DAYS)
  world.services.clock.advance(FOUR_DAYS * 3_600_000)
  await reconcileSettlements.run(world.services, {})
  const differences = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('settlement_difference')
      .select(['reason', 'amount'])
      .where('reason', '<>', 'DEDUCTION_UNKNOWN') // a refund is kept back in parts where little is paid out
      .execute(),
  )
  expect(differences).toEqual([])
  await expectSoundBooks(world)
}

test('a fee that nobody knew when the payment completed is asked for before its settlement is booked', async () => {
  const { flat, payer } = await paidWithoutFee()
  await settle(payer)
  expect(await balanceOf(world, flat.estate_id, 'bank')).not.toBe(0)
  expect(await balanceOf(world, flat.estate_id, 'clearing')).toBe(0)
})

test('a fee that the provider never says is the one by which it settles', async () => {
  const { flat, payer, reference, row } = await paidWithoutFee()
  await payer.faults({ reference, faults: ['fees_null'] })
  await settle(payer)
  expect((await row()).fees).toBeGreaterThan(0)
  expect(await balanceOf(world, flat.estate_id, 'clearing')).toBe(0)
})

test('the fee of a payment that has gone back to the payer as a whole meanwhile is asked for too', async () => {
  const { flat, payer, payment_id, row } = await paidWithoutFee()
  const refund = { transaction_id: payment_id, reason: 'Moved out' }
  await flat.manager.post('/payments/refunds', refund, { 'idempotency-key': randomUUID() })
  await world.work()
  await payer.advance(1)
  world.services.clock.advance(60_000)
  await sweepRefunds.run(world.services, {})
  expect(await row()).toMatchObject({ status: 'REFUNDED', fees: null })
  await settle(payer)
  expect((await row()).fees).toBeGreaterThan(0)
})
