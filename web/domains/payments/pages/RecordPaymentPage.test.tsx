import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { answerWith, askedFor, openAs, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { cachePayers } from '../cached-payers.ts'

const [UNIT, TENANT] = ['01900000-0000-7000-8000-000000000601', '01900000-0000-7000-8000-000000000602']
const ADDRESS = `/dashboard/payments/record?unit_id=${UNIT}&tenant_id=${TENANT}`
const charge = (charge_id: string, open_amount: number, settled: number) => ({
  ...{ charge_id, description: charge_id, due_date: '2026-11-12', open_amount, settled },
})
const preview = (settled: number, more: object = {}) => ({
  ...{
    tenant_name: 'Bola Ige',
    unit_label: 'Flat 1, Palmgrove Court',
    landlord_name: null,
    surplus: 0,
    cash: null,
  },
  ...{ cash_receivers: [{ id: 'me', name: 'Ada Obi', role: 'ESTATE_MANAGER' }] },
  ...{ charges: [charge('Rent', 50_000_000, settled)], ...more },
})
type RecordRequest = { body: { amount?: number; charge_ids?: string[] } }
const hand = userEvent.setup({ delay: null })
const applied = () => screen.getByRole('region', { name: 'Applied to' })

onScreen('phone')
afterEach(() => window.dispatchEvent(new Event('online')))

it('shows how a sum is laid only once that sum was laid, and not that of another which was typed before', async () => {
  let answer = (_: unknown) => {}
  answerWith({
    'GET /tenants': page([]),
    'POST /payments/preview': ({ body }: RecordRequest) => {
      if (body.amount === 200) return new Promise((resolve) => (answer = resolve))
      return preview(body.amount ?? 0)
    },
  })
  await openAs('ESTATE_MANAGER', ADDRESS)
  await hand.type(await screen.findByLabelText('Amount'), '1')
  await within(applied()).findByText('Recorded')
  await hand.clear(screen.getByLabelText('Amount'))
  await hand.type(screen.getByLabelText('Amount'), '2')
  await waitFor(() => expect(screen.getByRole('button', { name: /^Record ₦2/ })).toBeTruthy())
  expect(within(applied()).queryByText(/₦1\b/)).toBeNull()
  expect(within(applied()).getByText(/₦500,000/)).toBeTruthy()
  answer(preview(200))
  await within(applied()).findByText('Recorded')
  expect(applied().textContent).toContain('₦2.00')
})

it('lays on no charge what is said to be for none of them', async () => {
  answerWith({
    'GET /tenants': page([]),
    'POST /payments/preview': ({ body }: RecordRequest) =>
      body.charge_ids?.length === 0 ? preview(0, { surplus: body.amount }) : preview(body.amount ?? 0),
    'POST /payments': { id: UNIT, amount: 100, tenant_name: 'Bola Ige' },
  })
  await openAs('ESTATE_MANAGER', ADDRESS)
  await hand.type(await screen.findByLabelText('Amount'), '1')
  await hand.click(within(applied()).getByRole('checkbox'))
  await within(applied()).findByText('Kept as credit for the tenant')
  await hand.click(screen.getByRole('button', { name: /^Record/ }))
  await expect.poll(() => askedFor('POST /payments')).toHaveLength(1)
  expect(askedFor('POST /payments')[0]?.body).toMatchObject({ charge_ids: [] })
  expect(askedFor('POST /payments')[0]?.body).not.toHaveProperty('transaction_type')
})

it('finds everybody who rents also where there is no network', async () => {
  const tenant = (place: number) => ({
    ...{ id: `t${place}`, lease_id: `l${place}`, unit_id: `u${place}`, unit_name: `Flat ${place}` },
    ...{ full_name: `Tenant ${place}`, estate_name: 'Palmgrove Court', debt: { due_now: 0 } },
  })
  const all = Array.from({ length: 300 }, (_, at) => tenant(at + 1))
  answerWith({
    'GET /tenants': ({ query }: { query: { limit: string; page?: string } }) => {
      const [limit, at] = [Number(query.limit), Number(query.page ?? 1)]
      const pagination = { page: at, limit, total: all.length, totalPages: Math.ceil(all.length / limit) }
      return { data: all.slice((at - 1) * limit, at * limit), pagination }
    },
  })
  await openAs('ESTATE_MANAGER', '/dashboard/payments/record')
  await screen.findByText('Tenant 3')
  await cachePayers()
  window.dispatchEvent(new Event('offline'))
  await hand.type(screen.getByRole('searchbox'), 'flat 277{Enter}')
  await screen.findByText('Tenant 277')
  expect(screen.queryByText('Tenant 3')).toBeNull()
})
