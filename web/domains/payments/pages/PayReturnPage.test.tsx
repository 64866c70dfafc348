import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answers, answerWith, askedFor, openAs, refusal } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { openPayment, paymentDetail, receiptDetail } from '../examples.ts'
import { verificationQuery } from '../queries.ts'

const VERIFY = 'POST /payments/verify'
const RECEIPT = 'GET /receipts/01900000-0000-7000-8000-000000000200'
const back = (answer: unknown, more: Answers = {}) =>
  answerWith({ [VERIFY]: answer, [RECEIPT]: receiptDetail(), ...more })

onScreen('desk')

describe('back from the checkout', () => {
  it('asks for the reference that the provider calls trxref, too', async () => {
    back(openPayment('PROCESSING'))
    await openAs('TENANT', '/pay/return?trxref=GD-6CN8F4ZB')
    await screen.findByText('Waiting for the bank')
    expect(askedFor(VERIFY)[0]?.body).toEqual({ reference: 'GD-6CN8F4ZB' })
  })

  it('says that it is being checked, and not to pay again', async () => {
    back(openPayment('PROCESSING', { checks: 4 }))
    await openAs('TENANT', '/pay/return?reference=GD-6CN8F4ZB')
    expect(await screen.findByText(/Asked 4 times/)).toBeDefined()
    expect(screen.getByRole('heading', { name: 'We are checking with the bank' })).toBeDefined()
    expect(screen.getByText('Please do not pay again.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Leave this page' })).toBeDefined()
  })

  it('becomes the receipt once the bank has confirmed it', async () => {
    back(paymentDetail())
    await openAs('TENANT', '/pay/return?reference=GD-6CN8F4ZB')
    expect(await screen.findByText('Paid. The bank has confirmed it.')).toBeDefined()
    expect(await screen.findByText('Two million, five hundred thousand naira only')).toBeDefined()
    expect(screen.getAllByRole('button', { name: 'Download receipt' })).toHaveLength(1)
  })

  it('says not paid when the bank refused, and lets the payer try again', async () => {
    back(openPayment('PROCESSING', { status: 'FAILED' }))
    await openAs('TENANT', '/pay/return?reference=GD-6CN8F4ZB')
    expect(await screen.findByRole('heading', { name: 'Not paid' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/pay')
    expect(screen.getByText(/it is safe and will be matched to you/)).toBeDefined()
  })

  it('keeps unknown unknown when the bank could not be asked', async () => {
    back(refusal(409, 'ILLEGAL_STATE'))
    await openAs('TENANT', '/pay/return?reference=GD-6CN8F4ZB')
    expect(await screen.findByText(/That says nothing about your money/)).toBeDefined()
    expect(screen.queryByText('Not paid')).toBeNull()
  })

  it('knows no payment without a reference, nor one of somebody else', async () => {
    back(refusal(404, 'NOT_FOUND'))
    const { unmount } = await openAs('TENANT', '/pay/return')
    expect(
      await screen.findByRole('heading', { level: 2, name: 'We do not know this payment' }),
    ).toBeDefined()
    expect(askedFor(VERIFY)).toEqual([])
    unmount()
    await openAs('TENANT', '/pay/return?reference=GD-NOTMINE')
    expect(
      await screen.findByRole('heading', { level: 2, name: 'We do not know this payment' }),
    ).toBeDefined()
  })
})

describe('back without paying', () => {
  it.each(['PENDING', 'CANCELLED'] as const)(
    'does not say that nothing was taken of a %s payment while the bank has not answered',
    async (status) => {
      back(openPayment('PENDING', { status, is_answered: false }))
      await openAs('TENANT', '/pay/cancelled?reference=GD-6CN8F4ZB')
      expect(await screen.findByText(/That says nothing about your money/)).toBeDefined()
      expect(screen.getByRole('heading', { name: 'We are checking with the bank' })).toBeDefined()
      expect(screen.queryByText(/Nothing was taken/)).toBeNull()
    },
  )

  it('says that nothing was taken, and offers to go on or to cancel', async () => {
    const cancelled = openPayment('PENDING', {
      status: 'CANCELLED',
      can: { cancel: false, receipt: false, change: false, see_transfer: false },
    })
    const payment = openPayment('PENDING')
    back(payment, { [`PATCH /payments/${payment.id}/cancel`]: cancelled })
    await openAs('TENANT', '/pay/cancelled?reference=GD-6CN8F4ZB')
    expect(await screen.findByRole('heading', { name: 'You came back without paying' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Continue paying' }).getAttribute('href')).toBe(
      payment.authorization_url,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Cancel this payment' }))
    expect(await screen.findByText('Cancel your payment of ₦2,500,000.00?')).toBeDefined()
    back(cancelled, { [`PATCH /payments/${payment.id}/cancel`]: cancelled })
    fireEvent.click(screen.getByRole('button', { name: 'Cancel ₦2,500,000.00' }))
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'This payment is cancelled' })).toBeDefined(),
    )
  })

  it('believes the bank, not the way back', async () => {
    back(paymentDetail())
    await openAs('TENANT', '/pay/cancelled?reference=GD-6CN8F4ZB')
    expect(await screen.findByText('Paid. The bank has confirmed it.')).toBeDefined()
  })
})

describe('asking again', () => {
  const { refetchInterval } = verificationQuery('GD-6CN8F4ZB')
  const after = (times: number, data: unknown) => {
    const state = { data, error: null, dataUpdateCount: times, errorUpdateCount: 0 }
    return typeof refetchInterval === 'function' && refetchInterval({ state } as never)
  }

  it('comes soon at first, then without haste', () => {
    const waiting = openPayment('PROCESSING')
    expect([1, 2, 3, 4, 9].map((times) => after(times, waiting))).toEqual([
      2_000, 5_000, 15_000, 30_000, 30_000,
    ])
  })

  it('goes on until the receipt is there, and ends with the decision', () => {
    expect(after(1, paymentDetail({ receipt: null }))).toBe(2_000)
    expect(after(1, paymentDetail())).toBe(false)
    expect(after(1, openPayment('PENDING', { status: 'FAILED' }))).toBe(false)
  })
})
