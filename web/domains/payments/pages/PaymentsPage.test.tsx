import type { ReportFile } from '@gida/contract/domains/reports/report-file'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as files from '../../../platform/http/files.ts'
import { answerWith, askedFor, openAs, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { payment, paymentDetail } from '../examples.ts'

vi.mock('../../../platform/http/files.ts', () => ({ saveFile: vi.fn() }))

const done = payment()
const pending = payment({
  id: '01900000-0000-7000-8000-000000000101',
  reference: 'GD-2VX6H0PJ',
  tenant_name: 'Aisha Bello Mohammed',
  status: 'PENDING',
  payment_date: null,
  provider_reference: null,
  commission_amount: null,
  refunded_amount: 0,
  receipt_url: null,
})
const EMAIL = 'POST /receipts/01900000-0000-7000-8000-000000000200/email'
const DOWNLOAD = 'GET /receipts/01900000-0000-7000-8000-000000000200/download'

function answers(rows = [done, pending], total = 45) {
  answerWith({
    'GET /payments': page(rows, total),
    'GET /payments/stats': {
      collected: 0,
      outstanding: 0,
      overdue: 0,
      pending_count: 0,
      by_status: {},
      by_type: {},
      by_month: [],
    },
    [`GET /payments/${done.id}`]: paymentDetail(),
    [EMAIL]: { sent_to: 'tenant@demo.gida.ng' },
    [DOWNLOAD]: new Response('%PDF'),
  })
}

const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement

async function openMenu(reference: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${reference}` }))
  return within(await screen.findByRole('menu'))
}

onScreen('desk')
beforeEach(() => answers())

describe('the payments table', () => {
  it('asks for what the address says', async () => {
    await openAs(
      'ESTATE_MANAGER',
      '/dashboard/payments?status=FAILED&page=2&sort=-amount&search=Eze&from=2026-11-01',
    )
    await screen.findByText('Showing 2 of 45 payments')
    expect(askedFor('GET /payments')[0]?.query).toEqual({
      status: 'FAILED',
      page: '2',
      sort: '-amount',
      search: 'Eze',
      from: '2026-11-01',
      limit: '20',
    })
    expect(screen.getByPlaceholderText('Search by reference, type, or tenant...')).toHaveProperty(
      'value',
      'Eze',
    )
  })

  it('shows what a figure has narrowed it to, and lets it go', async () => {
    const at = await openAs(
      'ESTATE_MANAGER',
      '/dashboard/payments?needs_review=true&status=COMPLETED&paid_from=2026-10-01&paid_to=2026-10-31',
    )
    fireEvent.click(await screen.findByText('Paid 1 Oct to 31 Oct 2026'))
    await waitFor(() => expect(at.address()).not.toContain('paid_'))
    fireEvent.click(screen.getByText('Needs review'))
    await waitFor(() => expect(at.address()).toBe('/dashboard/payments?status=COMPLETED'))
    expect(askedFor('GET /payments')[0]?.query).toMatchObject({
      needs_review: 'true',
      paid_from: '2026-10-01',
      paid_to: '2026-10-31',
    })
  })

  it('keeps the page in the address', async () => {
    const at = await openAs('ESTATE_MANAGER', '/dashboard/payments?page=2')
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await waitFor(() => expect(at.address()).toContain('page=3'))
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(at.address()).toContain('page=2'))
  })

  it('goes back to the first page when the order changes', async () => {
    const at = await openAs('ESTATE_MANAGER', '/dashboard/payments?page=3')
    const head = await screen.findByRole('columnheader', { name: 'Amount' })
    fireEvent.click(within(head).getByRole('button'))
    await waitFor(() => expect(at.address()).toBe('/dashboard/payments?sort=-amount'))
  })

  it('opens a row to what the provider and the books say of it', async () => {
    await openAs('ESTATE_MANAGER', '/dashboard/payments')
    fireEvent.click(await screen.findByText(done.tenant_name))
    expect(screen.getByText('Payment-provider reference').nextSibling?.textContent).toBe('T4085541127')
    expect(screen.getByText('Property Unit').nextSibling?.textContent).toBe('Flat C9, Palmgrove Court')
    expect(screen.getByText('Commission').nextSibling?.textContent).toBe('₦250,000.00')
    expect(screen.getByText('Payment Date').nextSibling?.textContent).toBe('5 Nov 2026, 10:44')
  })

  it('shows no commission where none is taken, and no date before the money is in', async () => {
    await openAs('ESTATE_MANAGER', '/dashboard/payments')
    fireEvent.click(await screen.findByText(pending.tenant_name))
    expect(screen.getByText('Payment Date').nextSibling?.textContent).toBe('Pending')
    expect(screen.queryByText('Commission')).toBeNull()
  })

  it('says when there is nothing', async () => {
    answers([], 0)
    await openAs('ESTATE_MANAGER', '/dashboard/payments')
    expect(await screen.findByText('No payments found')).toBeDefined()
  })

  it('names the unit, not the tenant, to a tenant', async () => {
    await openAs('TENANT', '/dashboard/payments/history')
    await screen.findAllByText('Flat C9, Palmgrove Court')
    expect(screen.queryByText(done.tenant_name)).toBeNull()
  })

  it('leads a tenant who follows an old link to what they have paid', async () => {
    const at = await openAs('TENANT', '/dashboard/payments?status=COMPLETED')
    await waitFor(() => expect(at.address()).toBe('/dashboard/payments/history?status=COMPLETED'))
    expect(await screen.findAllByText('Flat C9, Palmgrove Court')).not.toHaveLength(0)
  })
})

describe('what can be done with a row', () => {
  it('offers the receipt only once the payment is completed', async () => {
    await openAs('ESTATE_MANAGER', '/dashboard/payments')
    const open = await openMenu(pending.reference)
    expect(open.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['View Details'])
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    const paid = await openMenu(done.reference)
    expect(paid.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'View Details',
      'Download Receipt',
      'Email Receipt',
    ])
  })

  it('downloads the receipt', async () => {
    await openAs('ESTATE_MANAGER', '/dashboard/payments')
    fireEvent.click((await openMenu(done.reference)).getByText('Download Receipt'))
    expect(await screen.findByText('Receipt downloaded')).toBeDefined()
    expect(files.saveFile).toHaveBeenCalledWith(expect.anything(), 'Receipt GD-6CN8F4ZB.pdf')
    expect(askedFor(DOWNLOAD)[0]?.headers.authorization).toBe('Bearer a')
  })

  it('says so when there is no receipt', async () => {
    answers([payment({ receipt_url: null })])
    await openAs('ESTATE_MANAGER', '/dashboard/payments')
    fireEvent.click((await openMenu(done.reference)).getByText('Download Receipt'))
    expect(await screen.findByText('Receipt not available')).toBeDefined()
    expect(askedFor(DOWNLOAD)).toEqual([])
  })

  it('sends the receipt by e-mail', async () => {
    await openAs('ESTATE_MANAGER', '/dashboard/payments')
    fireEvent.click((await openMenu(done.reference)).getByText('Email Receipt'))
    expect(await screen.findByText('Receipt sent to your email')).toBeDefined()
    expect(askedFor(EMAIL)).toHaveLength(1)
  })

  it('opens the details at an address of their own', async () => {
    await openAs('ESTATE_MANAGER', '/dashboard/payments')
    const item = (await openMenu(pending.reference)).getByRole('menuitem', { name: 'View Details' })
    expect(item.getAttribute('href')).toBe(`/dashboard/payments/${pending.id}`)
    expect(rowOf(pending.tenant_name)).toBeDefined()
  })
})

describe('payments as a file', () => {
  const ID = '01900000-0000-7000-8000-000000000500'
  const FILE = `/analytics/reports/${ID}`
  const wanted = { report: 'PAYMENTS', from: '2025-11-24', to: '2026-11-23', format: 'csv' } as const
  const file = (more: Partial<ReportFile>): ReportFile => ({
    ...{ id: ID, status: 'RUNNING', wanted, estate_name: null, rows_done: 5_000, rows_expected: 12_000 },
    ...{ size: null, failure: null, created_at: '2026-11-23T10:00:00Z', kept_until: null },
    ...more,
  })
  const later = () => new Response(JSON.stringify(file({ status: 'WAITING' })), { status: 202 })

  async function ask(found: ReportFile) {
    const answers = {
      ...{ 'GET /payments': page([done]), 'POST /analytics/reports': later(), [`GET ${FILE}`]: found },
      ...{
        [`GET ${FILE}/download`]: new Response('Begun'),
        [`POST ${FILE}/cancel`]: file({ status: 'CANCELLED' }),
      },
    }
    answerWith(answers)
    await openAs('ESTATE_MANAGER', '/dashboard/payments')
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Create file' }))
    return screen.findByRole('dialog', { name: 'Payments as a file' })
  }

  it('says how far it is, and can be stopped', async () => {
    const dialog = within(await ask(file({})))
    expect(await dialog.findByText('5,000 of 12,000 payments')).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(askedFor(`POST ${FILE}/cancel`)).toHaveLength(1))
    expect(askedFor('POST /analytics/reports')[0]?.body).toMatchObject({ report: 'PAYMENTS', format: 'csv' })
  })

  it('is handed over once it is ready', async () => {
    const dialog = within(await ask(file({ status: 'READY', size: 5 })))
    expect(await dialog.findByText('The file is ready.')).toBeDefined()
    await waitFor(() =>
      expect(files.saveFile).toHaveBeenCalledWith(
        expect.anything(),
        'Gida payments 2025-11-24 to 2026-11-23.csv',
      ),
    )
    expect(askedFor(`GET ${FILE}/download`)).toHaveLength(1)
  })

  it('says why it could not be made', async () => {
    const dialog = within(await ask(file({ status: 'FAILED', failure: 'It broke off. Try again.' })))
    expect(await dialog.findByText(/It broke off\. Try again\./)).toBeDefined()
  })
})
