import { randomUUID } from 'node:crypto'
import type { AdminDashboard, CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import { expect, test } from 'vitest'
import { expectSoundBooks } from '../../testing/money/books.ts'
import { offlinePaymentsIn } from '../../testing/money/offline-payments.ts'
import type { Person } from '../../testing/people/people.ts'
import { signedIn } from '../../testing/people/people.ts'
import { portfolio } from '../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const month = () => world.today().slice(0, 7)

test('what went back of a payment is not collected any more, on no screen and in no report', async () => {
  const home = await portfolio(world)
  const payment = await offlinePaymentsIn(world).once(home.manager, '/payments', {
    amount: 120_000_000,
    transaction_type: 'RENT_PAYMENT',
    property_unit_id: home.unit.id,
    tenant_id: home.tenant.id,
    channel: 'CASH',
    payment_date: world.today(),
  })
  const { id } = payment.json()
  const back = { transaction_id: id, amount: 20_000_000, reason: 'Rent agreed lower', way: 'CASH' }
  const refunded = await home.manager.post('/payments/refunds', back, { 'idempotency-key': randomUUID() })
  expect(refunded.statusCode).toBe(201)

  const admin = await signedIn(world, 'ADMIN')
  const ofCollector = async (who: Person) => {
    const dashboard: CollectorDashboard = (await who.get('/analytics/dashboard')).json()
    const stats = (await who.get('/payments/stats')).json()
    return [
      dashboard.received.collected,
      stats.collected,
      stats.by_month.find((row: { month: string }) => row.month === month())?.collected,
    ]
  }
  for (const who of [home.manager, home.landlord, home.agent])
    expect(await ofCollector(who)).toEqual([100_000_000, 100_000_000, 100_000_000])
  const platform: AdminDashboard = (await admin.get('/analytics/dashboard')).json()
  expect([platform.collected, platform.months.at(-1)?.collected]).toEqual([100_000_000, 100_000_000])
  const figures = (await home.manager.get(`/onboarding/estates/${home.estate.id}/analytics`)).json()
  expect(figures.collected).toBe(100_000_000)
  await expectSoundBooks(world)
})
