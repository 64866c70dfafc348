import { addDays, addMonths, daysBetween } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { expectSoundBooks } from '../../../testing/money/books.ts'
import { portfolio } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { raiseDueCharges } from '../charges/raise-due-charges.ts'

const world = useWorld()
const RENT = 10_000_000

test('a period that begins before a last day that is far off is owed whole too', async () => {
  const start_date = world.today()
  const terms = { start_date, rent_amount: RENT, frequency: 'MONTHLY' as const }
  const { manager, unit, lease } = await portfolio(world, { lease: terms })
  const last_day = addDays(addMonths(start_date, 8), 14)
  const ended = await manager.post(`/onboarding/units/${unit.id}/remove-tenant`, {
    ...{ basis: 'PERIODS', reason: 'Clause 7', date: last_day },
  })
  expect(ended.statusCode).toBe(200)
  world.services.clock.advance(daysBetween(world.today(), addDays(last_day, 1)) * 86_400_000)
  await raiseDueCharges(world.services)
  const rents = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('charge')
      .select((eb) => eb('amount', '-', eb.ref('withdrawn_amount')).as('asked'))
      .where('lease_id', '=', lease.id)
      .where('transaction_type', '=', 'RENT_PAYMENT')
      .execute(),
  )
  const asked = rents.map((rent) => Number(rent.asked)).filter((amount) => amount > 0)
  expect(asked).toEqual(Array.from({ length: 9 }, () => RENT))
  await expectSoundBooks(world)
})
