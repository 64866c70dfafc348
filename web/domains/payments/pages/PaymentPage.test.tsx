import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answers, answerWith, askedFor, openAs, refusal } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { openPayment, paymentDetail } from '../examples.ts'

const { id, reference } = paymentDetail()
const CANCEL = `PATCH /payments/${id}/cancel`

async function open(role: Parameters<typeof openAs>[0], payment = paymentDetail(), more: Answers = {}) {
  answerWith({ [`GET /payments/${id}`]: payment, ...more })
  await openAs(role, `/dashboard/payments/${id}`)
  await screen.findByText('What it settles')
}
const askToCancel = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Cancel payment' }))
  return within(await screen.findByRole('dialog'))
}

onScreen('desk')
afterEach(() => vi.unstubAllGlobals())

describe('giving up a payment', () => {
  const someoneElses = openPayment('PENDING', { tenant_id: 'other', tenant_name: 'Aisha Bello Mohammed' })

  it('asks with naira and names, and says whose it was', async () => {
    await open('ESTATE_MANAGER', someoneElses, { [CANCEL]: paymentDetail({ status: 'CANCELLED' }) })
    const dialog = await askToCancel()
    expect(dialog.getByText('Cancel the payment of ₦2,500,000.00 by Aisha Bello Mohammed?')).toBeDefined()
    expect(dialog.getByText(/₦2,500,000.00 stays owed for Flat C9, Palmgrove Court/)).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel ₦2,500,000.00' }))
    expect(await screen.findByText('Payment cancelled. Nothing was taken.')).toBeDefined()
    expect(askedFor(CANCEL)[0]?.body).toEqual({ reason: 'Cancelled in the office' })
  })

  it('is the payer’s own word where it is theirs', async () => {
    await open('TENANT', openPayment('PENDING'), { [CANCEL]: paymentDetail({ status: 'CANCELLED' }) })
    const dialog = await askToCancel()
    expect(dialog.getByText('Cancel your payment of ₦2,500,000.00?')).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel ₦2,500,000.00' }))
    await waitFor(() => expect(askedFor(CANCEL)[0]?.body).toEqual({ reason: 'Cancelled by the payer' }))
  })

  it('changes nothing when it is kept', async () => {
    await open('ESTATE_MANAGER', someoneElses)
    fireEvent.click((await askToCancel()).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(askedFor(CANCEL)).toEqual([])
  })

  it('stays with its reason when the server refuses', async () => {
    await open('ESTATE_MANAGER', someoneElses, { [CANCEL]: refusal(409, 'ILLEGAL_STATE') })
    const dialog = await askToCancel()
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel ₦2,500,000.00' }))
    expect(await dialog.findByText('ILLEGAL_STATE')).toBeDefined()
  })

  it('is not offered once the bank works on it', async () => {
    await open('ESTATE_MANAGER', openPayment('PROCESSING'))
    expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull()
    expect(screen.getByText('Please do not pay again.')).toBeDefined()
  })
})

describe('what is said of a payment', () => {
  it('tells whose share waits, and for what', async () => {
    await open('ESTATE_MANAGER', paymentDetail({ split: 'WAITING', landlord_share: 225_000_000 }))
    expect(
      screen.getByText(
        /₦2,250,000.00 waits for Chief Babatunde Oyelaran-Williams, who has no payout account yet/,
      ),
    ).toBeDefined()
  })

  it('says nothing of a share that went out, or is not shown', async () => {
    await open('TENANT', paymentDetail({ split: 'WAITING', landlord_share: null }))
    expect(screen.queryByText(/no payout account yet/)).toBeNull()
  })

  it('asks for a look where the money was not as asked for', async () => {
    await open('ESTATE_MANAGER', paymentDetail({ needs_review: true }))
    expect(screen.getByText('This payment needs a look.')).toBeDefined()
  })

  it('asks the bank when told to', async () => {
    const VERIFY = 'POST /payments/verify'
    await open('ESTATE_MANAGER', openPayment('PENDING'), { [VERIFY]: paymentDetail() })
    fireEvent.click(screen.getByRole('button', { name: 'Ask the bank now' }))
    await waitFor(() => expect(askedFor(VERIFY)[0]?.body).toEqual({ reference }))
  })
})
