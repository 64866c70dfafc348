import { expect, test } from 'vitest'
import { balanceOf } from '../../../testing/money-in.ts'
import { payerAt } from '../../../testing/payer.ts'
import { beginPaying, faultsOfBooks } from '../../../testing/paying.ts'
import { useWorld } from '../../../testing/world.ts'
import { reconcileSettlements } from './reconcile-settlements.ts'

const world = useWorld()
const FOUR_DAYS = 96

test('a fee that nobody knew when the payment completed is asked for before its settlement is booked', async () => {
  const payer = payerAt(world.services.config.provider)
  const { flat, reference, row } = await beginPaying(world, { subaccount_code: null })
  await payer.faults({ reference, faults: ['fees_null'] })
  await payer.pays(reference)
  await flat.tenant.post('/payments/verify', { reference })
  expect(await row()).toMatchObject({ status: 'COMPLETED', fees: null })

  await payer.faults({ reference, faults: [] })
  await payer.advance(FOUR_DAYS)
  world.services.clock.advance(FOUR_DAYS * 3_600_000)
  await reconcileSettlements.run(world.services, {})

  const differences = await world.services.transaction('system', (tx) =>
    tx.selectFrom('settlement_difference').select(['reason', 'amount']).execute(),
  )
  expect(differences).toEqual([])
  expect(await balanceOf(world, flat.estate_id, 'bank')).not.toBe(0)
  expect(await balanceOf(world, flat.estate_id, 'clearing')).toBe(0)
  expect(await faultsOfBooks(world)).toEqual([])
})
