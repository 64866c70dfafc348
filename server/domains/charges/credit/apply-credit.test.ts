import { randomUUID } from 'node:crypto'
import { addDays } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { expectSoundBooks } from '../../../testing/money/books.ts'
import { payAtCheckout } from '../../../testing/money/paying.ts'
import { paysIn } from '../../../testing/money/payments-in.ts'
import { chargeOf, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { failRefund } from '../../refunds/provider/fail-refund.ts'
import { raiseCharges } from '../raise-charges.ts'
import { applyCredit } from './apply-credit.ts'
import { applyWaitingCredit } from './apply-waiting-credit.ts'
import { creditOf } from './held-on.ts'

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

test('credit that comes after the bill pays what is past due, and leaves what is not yet due', async () => {
  const levy = { transaction_type: 'SERVICE_CHARGE', description: 'Levy' } as const
  const late = { ...levy, amount: 700_000, due_date: addDays(world.today(), -1) }
  const coming = { ...levy, amount: 900_000, due_date: addDays(world.today(), 1) }
  const rent = { ...levy, amount: 5_000_000, due_date: addDays(world.today(), -2) }
  const paid = await letFlat(world, { charges: [rent] })
  const { estate_id, lease_id } = await chargeOf(world, paid)
  const { property_id } = await world.services.transaction('system', (tx) =>
    tx.selectFrom('unit').select('property_id').where('id', '=', paid.unit_id).executeTakeFirstOrThrow(),
  )
  const of = { estate_id, tenant_id: paid.tenant.id, lease_id: lease_id ?? '' }
  const raise = (charge: typeof late) =>
    world.services.transaction('system', (tx) => {
      const { unit_id, landlord } = paid
      const charged = { ...of, property_id, unit_id, landlord_id: landlord.id }
      return raiseCharges(tx, charged, [{ ...charge, key: `test:${randomUUID()}` }])
    })
  const open = async () =>
    (
      await world.owner.query('select open_amount::int from charge where lease_id = $1 order by due_date', [
        lease_id,
      ])
    ).rows.map(({ open_amount }) => open_amount)
  const credit = () => world.services.transaction('system', (tx) => creditOf(tx, of))

  await paysIn(world, paid, rent.amount + 1_000_000)
  await raise(coming)
  expect(await applyWaitingCredit(world.services)).toBe(0)
  expect([await open(), await credit()]).toEqual([[0, 900_000], 1_000_000])

  await raise(late)
  expect(await applyWaitingCredit(world.services)).toBe(1)
  expect([await open(), await credit()]).toEqual([[0, 0, 900_000], 300_000])
  expect(await applyWaitingCredit(world.services)).toBe(0)
  await expectSoundBooks(world)
})
