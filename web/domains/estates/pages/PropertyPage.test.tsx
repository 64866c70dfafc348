import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { noDebt } from '../../../debt-examples.ts'
import { today } from '../../../platform/screens/format.ts'
import { type Answers, answerWith, askedFor, openAs, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { property, unit } from '../examples.ts'

const { id } = property()
const let_ = unit()
const vacant = unit({
  id: '01900000-0000-7000-8000-000000000006',
  name: 'Flat A1',
  status: 'VACANT',
  standing: 'VACANT',
  tenant_id: null,
  tenant_name: null,
  lease_id: null,
  debt: noDebt,
})

const answers = (more: Answers = {}) =>
  answerWith({
    [`GET /properties/${id}`]: property(),
    'GET /onboarding/units': page([let_, vacant]),
    [`GET /onboarding/units/${let_.id}`]: let_,
    [`GET /onboarding/units/${vacant.id}`]: vacant,
    'GET /payments/stats': {
      ...noStats,
      by_month: [
        { month: `${today().slice(0, 4)}-01`, collected: 250_000_000, count: 1 },
        { month: `${today().slice(0, 4)}-02`, collected: 50_000_000, count: 1 },
        { month: '2019-02', collected: 999, count: 9 },
      ],
    },
    ...more,
  })
const noStats = { collected: 0, outstanding: 0, overdue: 0, pending_count: 0, by_status: {}, by_type: {} }
const hrefOf = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '')

async function openUnit(name: RegExp, role: Parameters<typeof openAs>[0] = 'ESTATE_MANAGER') {
  const at = await openAs(role, `/dashboard/properties/${id}`)
  fireEvent.click(await screen.findByRole('button', { name }))
  return { at, sheet: within(await screen.findByRole('dialog')) }
}

onScreen('desk')
beforeEach(() => answers())

describe('the figures of a property', () => {
  it('lead to the rows that they are made of', async () => {
    await openAs('ESTATE_MANAGER', `/dashboard/properties/${id}`)
    const now = today()
    expect(hrefOf(await screen.findByRole('link', { name: /^Outstanding/ }))).toBe(
      `/dashboard/payments/charges?property_id=${id}&state=OPEN`,
    )
    expect(hrefOf(screen.getByRole('link', { name: /^Collected/ }))).toBe(
      `/dashboard/payments?property_id=${id}&status=COMPLETED&paid_from=${now.slice(0, 4)}-01-01&paid_to=${now}`,
    )
  })

  it('say what came in this year, and not what came before', async () => {
    await openAs('ESTATE_MANAGER', `/dashboard/properties/${id}`)
    await screen.findByRole('link', { name: /₦3,000,000.*2 payments/ })
    expect(askedFor('GET /payments/stats')[0]?.query).toMatchObject({ property_id: id })
  })
})

describe('the sheet of a unit', () => {
  it('leads to the money and the lease of a let unit', async () => {
    const { at, sheet } = await openUnit(/Flat B4, Adebayo, Arrears/)
    expect(hrefOf(await sheet.findByRole('link', { name: 'Payments' }))).toBe(
      `/dashboard/payments?property_unit_id=${let_.id}`,
    )
    expect(hrefOf(sheet.getByRole('link', { name: 'Charges' }))).toBe(
      `/dashboard/payments/charges?unit_id=${let_.id}&state=ALL`,
    )
    expect(hrefOf(sheet.getByRole('link', { name: 'Lease' }))).toBe(`/dashboard/leases/${let_.lease_id}`)
    expect(at.address()).toContain(`unit=${let_.id}`)
  })

  it('offers to let an empty unit, to those who may', async () => {
    const { sheet } = await openUnit(/Flat A1, .*Vacant/)
    expect(hrefOf(await sheet.findByRole('link', { name: 'Let to a tenant' }))).toBe(
      `/dashboard/leases/new?unit_id=${vacant.id}`,
    )
  })

  it('says so when the unit in the address is not there', async () => {
    answers({ [`GET /onboarding/units/${let_.id}`]: undefined, 'GET /onboarding/units': page([]) })
    await openAs('ESTATE_MANAGER', `/dashboard/properties/${id}?unit=${let_.id}`)
    expect(
      await screen.findByText('This unit does not exist, or you do not have access to it.'),
    ).toBeDefined()
  })

  it('offers to let no unit that was archived', async () => {
    const gone = { ...vacant, archived_at: '2026-11-01T09:00:00Z', can: { write: false } }
    answers({ [`GET /onboarding/units/${vacant.id}`]: gone, 'GET /onboarding/units': page([gone]) })
    const { sheet } = await openUnit(/Flat A1, .*Vacant/)
    await sheet.findByText(/^Asking rent/)
    expect(sheet.queryByRole('link', { name: 'Let to a tenant' })).toBeNull()
  })

  it('shows a unit that was being changed as it is to who comes back to it', async () => {
    const { at, sheet } = await openUnit(/Flat A1, .*Vacant/)
    fireEvent.click(await sheet.findByRole('button', { name: 'Edit' }))
    await sheet.findByRole('button', { name: 'Save' })
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(at.address()).not.toContain('unit='))
    fireEvent.click(await screen.findByRole('button', { name: /Flat A1, .*Vacant/ }))
    expect(await screen.findByRole('link', { name: 'Let to a tenant' })).toBeDefined()
  })

  it('closes, and leaves the address', async () => {
    const { at, sheet } = await openUnit(/Flat A1, .*Vacant/)
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(at.address()).not.toContain('unit='))
  })
})

it('files no document under the unit that is opened beside it', async () => {
  answers({ 'GET /documents': page([]) })
  const { sheet } = await openUnit(/^Flat A1/)
  await sheet.findByRole('button', { name: 'Upload' }) // what is filed under it is known by now
  const show = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
    return within(await screen.findByRole('dialog', { name }))
  }
  fireEvent.click(await (await show('Flat B4')).findByRole('button', { name: 'Upload' }))
  expect(await screen.findByRole('dialog', { name: 'Upload a document' })).toBeDefined()
  await show('Flat A1')
  expect(screen.queryByRole('dialog', { name: 'Upload a document' })).toBeNull()
})
