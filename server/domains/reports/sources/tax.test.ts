import type { Report } from '@gida/contract/domains/reports/report'
import { expect, test } from 'vitest'
import { withClient } from '../../../platform/db/schema/provision.ts'
import type { Person } from '../../../testing/people/people.ts'
import { portfolio } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()

const stampDuty = (manager: Person) =>
  manager.post('/analytics/reports', {
    ...{ report: 'STAMP_DUTY', from: world.today(), to: world.today(), columns: ['base', 'duty', 'end'] },
  })

test('the stamp duty is on what was agreed, however early a lease ended, and on none that came to nothing', async () => {
  const { manager, lease } = await portfolio(world)
  const duties = async () => (await stampDuty(manager)).json<Report>()
  const { count, totals, rows } = await duties()
  await withClient(world.ownerUrl, async (client) => {
    await client.query(
      `insert into lease (estate_id, property_id, unit_id, landlord_id, status, ending_kind, tenant_name, start_date, end_date, rent_amount,
         frequency, created_by)
       select estate_id, property_id, unit_id, landlord_id, 'TERMINATED', kind, 'Nobody', start_date, end_date, rent_amount, frequency, created_by
       from lease, unnest(array['CANCELLED', 'DECLINED']) kind where id = $1`,
      [lease.id],
    )
    await client.query(
      `update lease set status = 'TERMINATED', ending_kind = 'MOVED_OUT', agreed_end_date = end_date, end_date = start_date + 40
       where id = $1`,
      [lease.id],
    )
  })
  expect(await duties()).toMatchObject({ count, totals, rows })
})

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
