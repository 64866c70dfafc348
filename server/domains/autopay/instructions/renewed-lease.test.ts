import { addDays } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { tenantWithCard } from '../../../testing/money/tenant-with-card.ts'
import { sentTo } from '../../../testing/outbox.ts'
import { useWorld } from '../../../testing/world.ts'
import { runAutopayLifecycle } from './run-autopay-lifecycle.ts'

const world = useWorld()

test('a tenant whose lease is renewed is told to set automatic payment up again, and not that their tenancy ended', async () => {
  const { manager, tenant, lease_id, method_id } = await tenantWithCard(world)
  const made = await tenant.post('/payments/recurring', {
    ...{ lease_id, method_id, transaction_types: ['RENT_PAYMENT'], ceiling: 30_000_000, day_offset: 0 },
  })
  expect(made.statusCode).toBe(201)
  const end_date = addDays(world.today(), -1)
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('lease')
      .set({ status: 'EXPIRED', start_date: addDays(end_date, -364), end_date })
      .where('id', '=', lease_id)
      .execute(),
  )
  expect((await manager.post(`/leases/${lease_id}/renew`, {})).statusCode).toBe(201)
  await runAutopayLifecycle.run(world.services, {})
  await world.work()
  const { data } = (await tenant.get('/communication/notifications')).json()
  const titles = data.map(({ title }: { title: string }) => title)
  expect(titles).toContain('Set up automatic payment again')
  expect(titles).not.toContain('Automatic payment has ended')
  const mail = (await sentTo(world, tenant.email)).find(({ subject }) =>
    subject?.includes('Set up automatic'),
  )
  expect(mail?.text).toContain('nothing is taken from your Visa card ending 4081')
})
