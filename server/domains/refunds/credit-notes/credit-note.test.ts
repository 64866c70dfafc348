import { formatDay } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { textsOf } from '../../../testing/files/read-pdf.ts'
import { offlinePaymentsIn } from '../../../testing/money/offline-payments.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const { record, once } = offlinePaymentsIn(world)

test('a credit note says of money that a person recorded the day, and no hour, as its receipt does', async () => {
  const flat = await letFlat(world)
  const { id } = (await record(flat.manager, flat)).json()
  const refund = { transaction_id: id, amount: 1_000, reason: 'Too much', way: 'CASH' }
  expect((await once(flat.manager, '/payments/refunds', refund)).statusCode).toBe(201)
  const { credit_notes } = (await flat.tenant.get(`/payments/${id}/refund-summary`)).json()
  const pdf = await flat.tenant.get(credit_notes[0].download_url.replace('/api/v1', ''))
  const [sheet = ''] = await textsOf(pdf.rawPayload)
  const said = sheet.replaceAll(/\s+/g, ' ')
  expect(said).toContain(`₦300,000.00, ${formatDay(world.today())}`)
  expect(said).not.toMatch(/₦300,000\.00, \d+ \w+ \d{4}, \d\d:\d\d/)
})
