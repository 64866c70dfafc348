import { randomUUID } from 'node:crypto'
import { addDays, startOfDay } from '@gida/contract/shared/dates'
import { normalizePhone } from '@gida/contract/shared/phone'
import { beforeAll, expect, test } from 'vitest'
import { sentTo } from '../../../testing/outbox.ts'
import { phone, rentRollOf } from '../../../testing/portfolios/rent-roll.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
/** Texts wait in the quiet hours, so this happens at ten in the morning. */
beforeAll(() => {
  const { clock } = world.services
  clock.advance(startOfDay(addDays(world.today(), 1)).getTime() + 10 * 3_600_000 - clock.now().getTime())
})
const home = usePortfolio(world, { units: 1 })
const { row, check, run } = rentRollOf(world, home)

test('a landlord of a spreadsheet hears of the first payment only after they were invited', async () => {
  const [owner, number] = ['Chief Ola Bello', phone()]
  const rows = [row({ unit: 'N1', landlord: [owner, number], tenant: ['Ada Obi', phone()], owed: 900_000 })]
  const { id } = await check(rows)
  expect(await run(id)).toMatchObject({ state: 'DONE', result: { leases: 1 } })
  const leases = (await home.manager.get(`/leases?estate_id=${home.estate.id}&limit=100`)).json().data
  const lease = leases.find((found: { tenant_name: string }) => found.tenant_name === 'Ada Obi')
  const pay = async (amount: number) => {
    const body = { amount, property_unit_id: lease.unit_id, tenant_id: lease.tenant_id, channel: 'CASH' }
    const key = { 'idempotency-key': randomUUID() }
    const paid = await home.manager.post('/payments', { ...body, payment_date: world.today() }, key)
    expect(paid.statusCode, paid.body).toBe(201)
  }
  const texts = async () => (await sentTo(world, normalizePhone(number) ?? '')).map(({ text }) => text)

  await pay(10_000_000)
  expect(await texts()).toEqual([])

  const invited = await home.manager.post('/invitations/bulk', {
    ...{ estate_id: home.estate.id, role: 'LANDLORD', user_ids: [lease.landlord_id] },
  })
  expect(invited.json().failed).toEqual([])
  await pay(20_000_000)
  expect(await texts()).toEqual([
    expect.stringContaining('NGN 200,000'),
    expect.stringContaining('invites you'),
  ])
})
