import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/people/people.ts'
import { letUnit, portfolio } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()

test.each(['manager', 'landlord', 'agent'] as const)(
  'an archived unit is no longer counted on the dashboard of a %s, as in their list of units',
  async (role) => {
    const home = await portfolio(world)
    const { id } = home.unitAt(1)
    const before = await signedIn(world, 'TENANT')
    await letUnit(world, home.manager, id, { tenant_id: before.id })
    const ended = await home.manager.post(`/onboarding/units/${id}/remove-tenant`, { date: world.today() })
    expect(ended.statusCode, ended.body).toBe(200)
    expect((await home.manager.delete(`/onboarding/units/${id}`)).json()).toEqual({ outcome: 'ARCHIVED' })

    const { unit_count, occupied_count }: CollectorDashboard = (
      await home[role].get('/analytics/dashboard')
    ).json()
    const listed = (await home[role].get('/onboarding/units')).json().pagination.total
    expect([unit_count, occupied_count, listed]).toEqual([2, 1, 2])
  },
)
