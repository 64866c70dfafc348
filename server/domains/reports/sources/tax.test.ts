import type { Report } from '@gida/contract/domains/reports/report'
import { expect, test } from 'vitest'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { portfolio } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()

test('the stamp duty of more leases than are read at a time is that of each', async () => {
  const { manager, lease } = await portfolio(world)
  const duties = async () => {
    const asked = { report: 'STAMP_DUTY', from: world.today(), to: world.today(), columns: ['base', 'duty'] }
    const { count, totals } = (await manager.post('/analytics/reports', asked)).json<Report>()
    return { count, totals }
  }
  const one = await duties()
  expect(one).toEqual({ count: 1, totals: [expect.any(Number), expect.any(Number)] })
  const more = 2_000
  await withClient(world.ownerUrl, (client) =>
    client.query(
      `insert into lease (estate_id, property_id, unit_id, landlord_id, tenant_id, status, start_date, end_date, rent_amount,
         frequency, instalments, created_by)
       select estate_id, property_id, unit_id, landlord_id, tenant_id, 'EXPIRED', start_date, end_date, rent_amount, frequency,
         instalments, created_by from lease cross join generate_series(1, $2) where id = $1`,
      [lease.id, more],
    ),
  )
  expect(await duties()).toEqual({
    count: more + 1,
    totals: one.totals?.map((amount) => Number(amount) * (more + 1)),
  })
})
