import { expect, test } from 'vitest'
import { expectSoundBooks } from '../../testing/money/books.ts'
import { offlinePaymentsIn } from '../../testing/money/offline-payments.ts'
import { signedIn } from '../../testing/people/people.ts'
import { letUnit } from '../../testing/portfolios/portfolio.ts'
import { usePortfolio } from '../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 8 })
const { once } = offlinePaymentsIn(world)
const RENT = 200_000_000

/** Two flats let to one tenant by one lease, its rent unpaid. */
async function letTogether(first: number, second: number) {
  const tenant = await signedIn(world, 'TENANT')
  const [main, other] = [home.unitAt(first), home.unitAt(second)]
  const { lease } = await letUnit(world, home.manager, main.id, {
    ...{ tenant_id: tenant.id, unit_ids: [other.id], rent_amount: RENT },
  })
  return { tenant, main, other, lease_id: lease.id }
}
const openOf = async (tenant_id: string) =>
  (await home.manager.get(`/charges?state=OPEN&tenant_id=${tenant_id}`)).json().data

test('a budget billed to two flats of one lease is paid with its rent, by one transfer', async () => {
  const { tenant, main, other } = await letTogether(1, 2)
  const billed = await once(home.manager, `/estates/${home.estate.id}/service-charges`, {
    ...{ title: 'Diesel', amount: 5_000_001, due_date: world.today(), unit_ids: [main.id, other.id] },
  })
  expect(billed.json()).toMatchObject({ units: 2, open: 5_000_001 })
  const open = await openOf(tenant.id)
  expect(open.map(({ unit_id }: { unit_id: string }) => unit_id)).toEqual([main.id, main.id, main.id])
  expect(open.map(({ description }: { description: string }) => description)).toEqual(
    expect.arrayContaining(['Diesel', `Diesel, ${other.name}`]),
  )
  const days = { from: world.today(), to: world.today(), estate_id: home.estate.id }
  const shares = await home.manager.post('/analytics/reports', {
    ...{ report: 'APPORTIONMENT', group_by: 'unit', ...days },
  })
  const ofUnits = shares.json().rows.map(({ cells }: { cells: unknown[] }) => [cells[0], cells[2]])
  expect(ofUnits.sort()).toEqual([
    [main.name, 2_500_001],
    [other.name, 2_500_000],
  ])
  const paid = await once(home.manager, '/payments', {
    ...{ amount: RENT + 5_000_001, transaction_type: 'RENT_PAYMENT', property_unit_id: main.id },
    ...{ tenant_id: tenant.id, channel: 'BANK_TRANSFER', payment_date: world.today() },
    charge_ids: open.map(({ id }: { id: string }) => id),
  })
  expect(paid.statusCode).toBe(201)
  expect(await openOf(tenant.id)).toEqual([])
  await expectSoundBooks(world)
})

test('money that is written down for the second flat of a lease pays its rent', async () => {
  const { tenant, other } = await letTogether(3, 4)
  const wanted = { amount: RENT, property_unit_id: other.id, tenant_id: tenant.id }
  const preview = (await home.manager.post('/payments/preview', wanted)).json()
  expect(preview).toMatchObject({ surplus: 0, charges: [{ open_amount: RENT, settled: RENT }] })
  const { created } = (
    await once(home.manager, '/payments/bulk-create', {
      estate_id: home.estate.id,
      rows: [
        {
          ...{ unit: other.name, amount: RENT, transaction_type: 'RENT_PAYMENT' },
          ...{ channel: 'BANK_TRANSFER', payment_date: world.today() },
        },
      ],
    })
  ).json()
  expect(created).toMatchObject([{ tenant_name: tenant.full_name, credit_amount: 0 }])
  expect(await openOf(tenant.id)).toEqual([])
  await expectSoundBooks(world)
})
