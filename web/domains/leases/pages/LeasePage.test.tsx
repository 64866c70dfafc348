import { dueNowUntil } from '@gida/contract/domains/charges/debt-days'
import { addDays } from '@gida/contract/shared/dates'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { balance } from '../../../debt-examples.ts'
import { today } from '../../../platform/screens/format.ts'
import { answerWith, askedFor, openAs } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { charge, farCharge, rentCharge } from '../../payments/examples.ts'
import { LEASE, lease } from '../examples.ts'

async function open(role: Parameters<typeof openAs>[0], charges = [charge(), rentCharge(), farCharge()]) {
  answerWith({
    [`GET /leases/${LEASE}`]: { ...lease(), charges, balance: charges.length > 0 ? OWED : balance() },
  })
  await openAs(role, `/dashboard/leases/${LEASE}`)
  await screen.findByText('Charges by due date')
}
const OWED = balance({
  ...{ arrears: 18_000_000, due_now: 143_000_000, billed_later: 19_000_000, outstanding: 162_000_000 },
  late_days: 4,
})
const linkOf = (name: RegExp | string) =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '')

onScreen('desk')

describe('the page of a lease', () => {
  it('says what is owed by when, and opens exactly those charges', async () => {
    await open('ESTATE_MANAGER')
    const until = dueNowUntil(today())
    const charges = `/dashboard/payments/charges?lease_id=${lease().id}`
    for (const [label, amount, rows] of [
      [/^Arrears/, '₦180,000.00', 'state=OVERDUE'],
      [/^Due now/, '₦1,430,000.00', `state=OPEN&due_to=${until}`],
      [/^Billed, due later/, '₦190,000.00', `state=OPEN&due_from=${addDays(until, 1)}`],
    ] as const) {
      expect(screen.getByRole('link', { name: label }).textContent).toContain(amount)
      expect(linkOf(label)).toBe(`${charges}&${rows}`)
    }
  })

  it('shows the office the payments, and the tenant how to pay', async () => {
    await open('ESTATE_MANAGER')
    expect(linkOf('See the payments')).toContain('/dashboard/payments?tenant_id=')
    expect(screen.queryByRole('link', { name: 'Pay' })).toBeNull()
  })

  it('lets the office call off an agreed end, after saying until when the lease then runs', async () => {
    const CALL_OFF = `POST /leases/${LEASE}/call-off-ending`
    const set = lease({ ending_kind: 'MOVED_OUT', agreed_end_date: '2027-10-31' })
    const ending = { ...set, can: { ...set.can, end: false, renew: false, call_off_ending: true } }
    const answer = { ...ending, charges: [charge()], balance: OWED }
    answerWith({ [`GET /leases/${LEASE}`]: answer, [CALL_OFF]: answer })
    await openAs('ESTATE_MANAGER', `/dashboard/leases/${LEASE}`)
    const hand = userEvent.setup()
    await hand.click(await screen.findByRole('button', { name: /^More/ }))
    await hand.click(await screen.findByRole('menuitem', { name: 'Call off the end' }))
    await screen.findByText(/runs until .*2027/)
    await hand.click(await screen.findByRole('button', { name: 'Call off the end' }))
    await waitFor(() => expect(askedFor(CALL_OFF)).toHaveLength(1))
  })

  it('is the tenant’s own, by their home', async () => {
    await open('TENANT')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Flat B4, Palmgrove Court')
    expect(linkOf('Pay')).toBe('/pay')
    expect(screen.getByText('Due now')).toBeDefined()
  })

  it('asks a tenant to pay nothing while the agreement is out to be signed', async () => {
    const held = { ...lease(), status: 'PENDING_SIGNATURE', charges: [], balance: balance() }
    answerWith({ [`GET /leases/${LEASE}`]: held })
    await openAs('TENANT', `/dashboard/leases/${LEASE}`)
    expect(await screen.findByText('No charges yet.')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Pay' })).toBeNull()
  })

  it('says when nothing was raised', async () => {
    await open('ESTATE_MANAGER', [])
    expect(screen.getByText('No charges yet.')).toBeDefined()
    expect(screen.getByText('Nothing billed ahead')).toBeDefined()
  })

  it('lets a draft start only once its tenant has joined', async () => {
    const draft = { ...lease(), status: 'DRAFT' as const, charges: [] }
    answerWith({ [`GET /leases/${LEASE}`]: { ...draft, tenant_id: null } })
    await openAs('ESTATE_MANAGER', `/dashboard/leases/${LEASE}`)
    const start = await screen.findByRole<HTMLButtonElement>('button', { name: 'Start this lease' })
    expect(start.disabled).toBe(true)
    const reason = document.getElementById(start.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toContain(`It can start once ${draft.tenant_name} has joined`)
  })

  it('starts a draft whose tenant has joined', async () => {
    answerWith({ [`GET /leases/${LEASE}`]: { ...lease(), status: 'DRAFT', charges: [] } })
    await openAs('ESTATE_MANAGER', `/dashboard/leases/${LEASE}`)
    const start = await screen.findByRole<HTMLButtonElement>('button', { name: 'Start this lease' })
    expect(start.disabled).toBe(false)
    expect(screen.queryByText(/^It can start once/)).toBeNull()
  })

  it('says so when it is not there', async () => {
    answerWith({})
    await openAs('ESTATE_MANAGER', `/dashboard/leases/${LEASE}`)
    expect(
      await screen.findByText('This lease does not exist, or you do not have access to it.'),
    ).toBeDefined()
  })
})
