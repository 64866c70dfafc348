import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/http/queries.ts'
import { type Answers, answerWith, askedFor, LOST, openAs, page, refusal } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { charge, farCharge, openPayment, rentCharge } from '../examples.ts'
import { leaveTo } from '../leave.ts'

vi.mock('../leave.ts', () => ({ leaveTo: vi.fn() }))

const START = 'POST /payments/initialize'
const CHECKOUT = 'http://provider.test/checkout'
const started = {
  payment_id: '01900000-0000-7000-8000-000000000100',
  reference: 'GD-NEW',
  authorization_url: CHECKOUT,
  access_code: 'x',
  status: 'PENDING',
}
const open = { payment_id: started.payment_id, authorization_url: CHECKOUT, status: 'PENDING' }

const answers = (more: Answers = {}) =>
  answerWith({ 'GET /charges': page([charge(), rentCharge(), farCharge()]), [START]: started, ...more })

const keys = () => askedFor(START).map(({ headers }) => headers['idempotency-key'])
const button = (name: string | RegExp) =>
  screen.findAllByRole('button', { name }).then(([first]) => first as HTMLElement)
const pay = async () => fireEvent.click(await button('Pay ₦1,430,000.00'))

onScreen('desk')
beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(leaveTo).mockClear()
  answers()
})

describe('choosing', () => {
  it('begins with all that is owed, and what is far off is left out', async () => {
    await openAs('TENANT', '/pay')
    expect((await screen.findAllByText('₦1,430,000'))[0]).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>(/Service charge, Jan to Mar 2027/).checked).toBe(false)
  })

  it('goes on with what is ticked', async () => {
    await openAs('TENANT', '/pay')
    fireEvent.click(await screen.findByLabelText(/Rent, 1 of 2/))
    fireEvent.click(await button('Continue'))
    expect(await screen.findByText('How will you pay ₦180,000.00?')).toBeDefined()
  })

  it('leads a keyboard to the next step, whose headline a reader reads out', async () => {
    await openAs('TENANT', '/pay')
    for (const title of ['How will you pay ₦1,430,000.00?', 'Pay ₦1,430,000.00?']) {
      const [next] = [
        ...screen.queryAllByRole('button', { name: 'Continue' }),
        ...screen.queryAllByRole('link', { name: 'Continue' }),
      ]
      next?.focus()
      fireEvent.click(next as HTMLElement)
      const headline = await screen.findByRole('heading', { name: title })
      expect(document.activeElement).toBe(headline)
    }
  })

  it('does not go on with nothing', async () => {
    await openAs('TENANT', '/pay')
    fireEvent.click(await screen.findByLabelText(/All you owe/))
    fireEvent.click(await button('Continue'))
    expect(await screen.findByText('Choose at least one charge.')).toBeDefined()
  })

  it('takes a part, and says what it settles', async () => {
    await openAs('TENANT', '/pay')
    fireEvent.change(await screen.findByLabelText(/Pay only part/), { target: { value: '500k' } })
    expect(
      screen.getByText(/The oldest charge is paid first: Service charge.*, then Rent, 1 of 2\./),
    ).toBeDefined()
    fireEvent.click(await button('Continue'))
    expect(await screen.findByText('How will you pay ₦500,000.00?')).toBeDefined()
  })

  it('goes on by Enter once a part is typed', async () => {
    await openAs('TENANT', '/pay')
    await userEvent.type(await screen.findByLabelText(/Pay only part/), '500k{Enter}')
    expect(await screen.findByText('How will you pay ₦500,000.00?')).toBeDefined()
  })

  it('says what is wrong with a part, and stays', async () => {
    await openAs('TENANT', '/pay')
    const field = await screen.findByLabelText(/Pay only part/)
    fireEvent.change(field, { target: { value: '2m' } })
    expect(screen.getByText(/The most is ₦1,430,000.00/)).toBeDefined()
    fireEvent.change(field, { target: { value: 'half' } })
    fireEvent.blur(field)
    expect(screen.getByText('Write an amount in naira, like 250,000')).toBeDefined()
  })

  it('says when nothing is owed', async () => {
    answers({ 'GET /charges': page([]) })
    await openAs('TENANT', '/pay')
    expect(await screen.findByText('You owe nothing.')).toBeDefined()
  })
})

describe('confirming', () => {
  it('says to whom, through whom and for which home', async () => {
    await openAs('TENANT', '/pay?step=confirm')
    expect(await screen.findByText('Chief Babatunde Oyelaran-Williams through Palmgrove Court')).toBeDefined()
    expect(screen.getByText('Flat B4, Palmgrove Court')).toBeDefined()
  })

  it('starts none for who looks in as the tenant', async () => {
    const impersonation = {
      admin_name: 'A',
      by_consent: true,
      reason: null,
      expires_at: '2099-01-01T00:00:00Z',
    }
    await openAs('TENANT', '/pay?step=confirm', { impersonation })
    const [first] = await screen.findAllByRole('button', { name: 'View-only access' })
    expect(first?.hasAttribute('disabled')).toBe(true)
  })

  it('starts one payment and goes to its checkout', async () => {
    await openAs('TENANT', '/pay?step=confirm')
    await pay()
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(CHECKOUT))
    expect(askedFor(START)[0]?.body).toEqual({
      amount: 143_000_000,
      transaction_type: 'RENT_PAYMENT',
      property_unit_id: charge().unit_id,
      charge_ids: [charge().id, rentCharge().id],
      channel: 'bank_transfer',
    })
  })

  it('pays what was read, whatever is charged or settled meanwhile', async () => {
    await openAs('TENANT', '/pay?step=confirm')
    await button('Pay ₦1,430,000.00')
    answers({ 'GET /charges': page([farCharge()]) })
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(askedFor('GET /charges')).toHaveLength(1))
    await pay()
    await waitFor(() => expect(askedFor(START)[0]?.body).toMatchObject({ amount: 143_000_000 }))
  })

  it('starts no second one by a second tap', async () => {
    await openAs('TENANT', '/pay?step=confirm')
    const tapped = await button('Pay ₦1,430,000.00')
    fireEvent.click(tapped)
    fireEvent.click(tapped)
    await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1))
    fireEvent.click(tapped)
    expect(askedFor(START)).toHaveLength(1)
  })

  it('keeps the key when the answer is lost, and through a reload, so that it stays one payment', async () => {
    vi.stubGlobal('navigator', { ...navigator, onLine: false }) // no tries of its own: the person tries again
    answers({ [START]: LOST })
    const { unmount } = await openAs('TENANT', '/pay?step=confirm')
    await pay()
    expect(await screen.findByText(/it stays one and the same payment/)).toBeDefined()
    await pay()
    await waitFor(() => expect(keys()).toHaveLength(2))
    const [first, second] = keys()
    unmount()

    answers()
    await openAs('TENANT', '/pay?step=confirm')
    await pay()
    await waitFor(() => expect(leaveTo).toHaveBeenCalled())
    expect(first).toBeTruthy()
    expect([second, ...keys()]).toEqual([first, first])
  })

  it('takes a new key for a new wish', async () => {
    answers({ [START]: () => refusal(422, 'AMOUNT_TOO_LARGE') })
    await openAs('TENANT', '/pay?step=confirm')
    await pay()
    await screen.findByText('AMOUNT_TOO_LARGE')
    await pay()
    await waitFor(() => expect(keys()).toHaveLength(2))
    expect(new Set(keys()).size).toBe(2)
  })

  it('does not pay without a network', async () => {
    await openAs('TENANT', '/pay?step=confirm')
    await button('Pay ₦1,430,000.00')
    fireEvent(window, new Event('offline'))
    expect(await screen.findByText(/Payments are never queued/)).toBeDefined()
    await pay()
    expect(askedFor(START)).toEqual([])
    fireEvent(window, new Event('online'))
  })
})

describe('when a payment is on its way already', () => {
  it('offers to continue it', async () => {
    answers({ [START]: refusal(422, 'PAYMENT_ALREADY_OPEN', open) })
    await openAs('TENANT', '/pay?step=confirm')
    await pay()
    const link = await screen.findByRole('link', { name: 'Continue' })
    expect(link.getAttribute('href')).toBe(CHECKOUT)
    expect(leaveTo).not.toHaveBeenCalled()
  })

  it('cancels it before it starts again, with a new key', async () => {
    let isOpen = true
    answers({
      [START]: () => (isOpen ? refusal(422, 'PAYMENT_ALREADY_OPEN', open) : started),
      [`PATCH /payments/${open.payment_id}/cancel`]: () => {
        isOpen = false
        return openPayment('PENDING', { status: 'CANCELLED' })
      },
    })
    await openAs('TENANT', '/pay?step=confirm')
    await pay()
    fireEvent.click(await button('Start again'))
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(CHECKOUT))
    expect(new Set(keys()).size).toBe(2)
  })

  it('says not to pay again while the bank works on it', async () => {
    const withBank = { ...open, authorization_url: null, status: 'PROCESSING' }
    answers({ [START]: refusal(422, 'PAYMENT_ALREADY_OPEN', withBank) })
    await openAs('TENANT', '/pay?step=confirm')
    await pay()
    expect(await screen.findByText(/Please do not pay again/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
  })
})
