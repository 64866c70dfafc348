import { addDays } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/people/people.ts'
import { inviteToUnit, RENT } from '../../../testing/portfolios/portfolio.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 3 })

async function newTenant() {
  const tenant = await signedIn(world, 'TENANT')
  await inviteToUnit(world, home.manager, home.unit.id, tenant.id)
  return tenant
}

test('a home asked for by the year and let by the month without a rent being said costs a twelfth, as its quote says', async () => {
  const { id } = home.unitAt(1)
  const quote = (
    await home.manager.post(`/onboarding/units/${id}/quote`, { payer: 'PERSON', frequency: 'MONTHLY' })
  ).json()
  expect(quote).toMatchObject({ rent_amount: RENT / 12, frequency: 'MONTHLY', total_first_year: RENT })
  const let_to = await home.manager.post(`/onboarding/units/${id}/assign-tenant`, {
    ...{ tenant_id: (await newTenant()).id, start_date: world.today(), frequency: 'MONTHLY' },
  })
  expect(let_to.json()).toMatchObject({ rent_amount: RENT / 12, frequency: 'MONTHLY' })
})

test('a lease that is renewed by another rhythm without a rent being said costs as much a year as before', async () => {
  const { id } = home.unitAt(2)
  const made = await home.manager.post(`/onboarding/units/${id}/assign-tenant`, {
    ...{ tenant_id: (await newTenant()).id, start_date: world.today() },
    ...{ frequency: 'MONTHLY', rent_amount: 10_000_001 },
  })
  const lease = made.json()
  const renewed = await home.manager.post(`/leases/${lease.id}/renew`, { frequency: 'YEARLY' })
  expect(renewed.json()).toMatchObject({
    ...{ rent_amount: 120_000_012, frequency: 'YEARLY', start_date: addDays(lease.end_date, 1) },
  })
})
