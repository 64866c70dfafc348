import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import { addDays } from '@gida/contract/shared/dates'
import { beforeAll, expect, test } from 'vitest'
import { offlinePaymentsIn } from '../../../testing/money/offline-payments.ts'
import type { Person } from '../../../testing/people/people.ts'
import { type Portfolio, portfolio } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
let here: Portfolio
let there: Portfolio

beforeAll(async () => {
  const lease = { start_date: addDays(world.today(), -10) }
  here = await portfolio(world, { units: 3, lease })
  const { manager, landlord } = here
  there = await portfolio(world, { name: 'Maitama Heights', units: 2, lease, people: { manager, landlord } })
  await offlinePaymentsIn(world).once(manager, '/payments', {
    amount: 30_000_000,
    transaction_type: 'RENT_PAYMENT',
    property_unit_id: there.unit.id,
    tenant_id: there.tenant.id,
    channel: 'CASH',
    payment_date: world.today(),
  })
})

const dashboard = async (who: Person, estate_id?: string): Promise<CollectorDashboard> =>
  (await who.get(`/analytics/dashboard${estate_id ? `?estate_id=${estate_id}` : ''}`)).json()
const figures = ({ unit_count, debt, received, ageing, needs }: CollectorDashboard) => [
  unit_count,
  debt.outstanding,
  debt.arrears,
  received.collected,
  received.expected,
  ageing.tenants,
  needs.reduce((sum, { count }) => sum + count, 0),
]

test.each(['manager', 'landlord'] as const)(
  'the figures of each estate of a %s add up to those of all',
  async (role) => {
    const who = here[role]
    const [all, one, other] = [
      await dashboard(who),
      await dashboard(who, here.estate.id),
      await dashboard(who, there.estate.id),
    ]
    const [first, second] = [figures(one), figures(other)]
    expect(first.map((figure, at) => figure + (second[at] ?? 0)).slice(0, -1)).toEqual(
      figures(all).slice(0, -1),
    )
    expect([one.unit_count, other.unit_count, other.received.collected]).toEqual([3, 2, 30_000_000])
    expect(one.debtors.map(({ estate_name }) => estate_name)).toEqual(['Palmgrove Court'])
    expect(one.occupancy.map(({ name }) => name)).toEqual(['Palmgrove Court'])
  },
)

test('of an estate that is not theirs there is nothing', async () => {
  const stranger = await portfolio(world, { name: 'Elsewhere' })
  const seen = await dashboard(stranger.manager, here.estate.id)
  expect(figures(seen).every((figure) => figure === 0)).toBe(true)
  expect([seen.debtors, seen.occupancy]).toEqual([[], []])
})
