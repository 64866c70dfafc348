import type { Report } from '@gida/contract/domains/reports/report'
import { addDays } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { portfolio } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()

test('a tenant who renewed did, also where the new lease ended early, but not where it was called off', async () => {
  const { manager, lease } = await portfolio(world)
  const follow = (ending_kind: string) =>
    withClient(world.ownerUrl, async (client) => {
      await client.query(
        `update lease set status = 'RENEWED', start_date = current_date - 465, end_date = current_date - 100 where id = $1`,
        [lease.id],
      )
      await client.query(
        'delete from lease_unit where lease_id in (select id from lease where follows_id = $1)',
        [lease.id],
      )
      await client.query('delete from lease where follows_id = $1', [lease.id])
      await client.query(
        `insert into lease (estate_id, property_id, unit_id, landlord_id, tenant_id, status, ending_kind, start_date, end_date, rent_amount,
           frequency, created_by, follows_id, followed_as)
         select estate_id, property_id, unit_id, landlord_id, tenant_id, 'TERMINATED', $2, current_date - 99, current_date - 10, rent_amount,
           frequency, created_by, id, 'RENEWAL' from lease where id = $1`,
        [lease.id, ending_kind],
      )
    })
  const outcomes = async () => {
    const asked = { report: 'RENEWALS', from: addDays(world.today(), -120), to: addDays(world.today(), -50) }
    const { columns, rows } = (await manager.post('/analytics/reports', asked)).json<Report>()
    const at = columns.findIndex(({ key }) => key === 'outcome')
    return rows.map(({ cells }) => cells[at])
  }
  await follow('MOVED_OUT')
  expect(await outcomes()).toEqual(['Renewed'])
  await follow('CALLED_OFF')
  expect(await outcomes()).toEqual(['Left'])
})
