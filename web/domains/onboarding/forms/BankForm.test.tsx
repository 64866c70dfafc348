import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { banksQuery } from '../queries.ts'
import { BankForm } from './BankForm.tsx'
import { checkBank, checkNumber, cleanNumber } from './check-bank-form.ts'

const BANKS = {
  data: [
    { code: '058', name: 'Guaranty Trust Bank' },
    { code: '035', name: 'Wema Bank' },
  ],
}
const NAME = 'OYELARAN-WILLIAMS BABATUNDE K'
const saved = vi.fn()
let asked: { path: string; body: Record<string, unknown> }[]
let answers: Record<string, () => Response | Error>

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status })
const refuse = (status: number, code: string) => () =>
  json(status, { message: code, code, status_code: status })
const verified =
  (name_matches = true) =>
  () =>
    json(200, {
      account_name: NAME,
      account_number: '0123456785',
      bank_code: '058',
      verified: true,
      name_matches,
    })

const settle = () => act(() => vi.advanceTimersByTimeAsync(0))
const bank = () => screen.getByLabelText('Bank') as HTMLSelectElement
const number = () => screen.getByLabelText('Account number') as HTMLInputElement
const asks = (path: string) => asked.filter((one) => one.path.endsWith(path))

async function choose(code: string) {
  fireEvent.change(bank(), { target: { value: code } })
  await settle()
}
async function type(text: string) {
  fireEvent.change(number(), { target: { value: text } })
  fireEvent.blur(number())
  await settle()
}
async function save() {
  fireEvent.click(screen.getByRole('button', { name: /Save payout account/ }))
  await settle()
}

const show = (business?: string) =>
  render(
    <QueryClientProvider client={queryClient}>
      <BankForm business={business} onSaved={saved} />
    </QueryClientProvider>,
  )

beforeEach(async () => {
  vi.useFakeTimers()
  // The phone's own select, which a test can change without a mouse.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(toast, 'error')
  saved.mockClear()
  asked = []
  answers = {
    '/onboarding/bank-verification': verified(),
    '/onboarding/complete-bank-setup': () => json(200, {}),
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api/v1', '')
    asked.push({ path, body: init.body ? JSON.parse(String(init.body)) : {} })
    const answer = (answers[path] ?? refuse(404, 'ROUTE_NOT_FOUND'))()
    if (answer instanceof Error) throw answer
    return answer
  })
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: 'me' })
  queryClient.clear()
  queryClient.setQueryData(banksQuery.queryKey, BANKS)
  show()
})

describe('the rules', () => {
  it('speaks the words of the specification', () => {
    expect(checkBank('')).toBe('Please select a bank')
    expect(checkNumber('123')).toBe('Account number must be exactly 10 digits')
    expect(checkNumber('12345678ab')).toBe('Account number must contain only digits')
    expect(checkNumber('0123456785')).toBeUndefined()
  })
  it('takes a number as people paste it', () => {
    expect(cleanNumber('781 044 3219 ')).toBe('7810443219')
  })
})

describe('asking the bank', () => {
  it('begins by itself when ten digits are typed and the field is left', async () => {
    await choose('058')
    fireEvent.change(number(), { target: { value: '0123456785' } })
    await settle()
    expect(asks('verification')).toHaveLength(0)
    fireEvent.blur(number())
    expect(screen.getByText('Asking Guaranty Trust Bank…')).toBeTruthy()
    await settle()
    expect(asks('verification')[0]?.body).toEqual({ bank_code: '058', account_number: '0123456785' })
    expect(screen.getByText(NAME)).toBeTruthy()
    expect(screen.getByText('Account found')).toBeTruthy()
  })

  it('does not ask for nine digits, or without a bank', async () => {
    await choose('058')
    await type('012345678')
    expect(screen.getByText('Account number must be exactly 10 digits')).toBeTruthy()
    expect(asks('verification')).toHaveLength(0)
    await choose('')
    await type('0123456785')
    expect(screen.getByText('Please select a bank')).toBeTruthy()
    expect(asks('verification')).toHaveLength(0)
  })

  it('asks when the bank is chosen after the number', async () => {
    await type('0123456785')
    await choose('058')
    expect(screen.getByText(NAME)).toBeTruthy()
  })

  it('forgets the account when the number or the bank changes', async () => {
    await choose('058')
    await type('0123456785')
    fireEvent.change(number(), { target: { value: '012345678' } })
    await settle()
    expect(screen.queryByText(NAME)).toBeNull()
    await type('0123456785')
    expect(screen.getByText(NAME)).toBeTruthy()
    answers['/onboarding/bank-verification'] = refuse(422, 'ACCOUNT_NOT_RESOLVED')
    await choose('035')
    expect(screen.queryByText(NAME)).toBeNull()
  })

  it('says that the bank has no such account', async () => {
    answers['/onboarding/bank-verification'] = refuse(422, 'ACCOUNT_NOT_RESOLVED')
    await choose('058')
    await type('0123456789')
    const note = 'Guaranty Trust Bank has no account 0123456789. Check the number.'
    expect(screen.getByText(note)).toBeTruthy()
    expect(toast.error).toHaveBeenCalledWith('Verification Failed', { note, id: 'bank' })
  })

  it('says that the bank could not be asked, and asks again on request', async () => {
    answers['/onboarding/bank-verification'] = refuse(502, 'HTTP_ERROR')
    await choose('058')
    await type('0123456785')
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    const note = 'We could not reach Guaranty Trust Bank. Nothing is wrong with your number.'
    expect(toast.error).toHaveBeenCalledWith('Verification Error', { note, id: 'bank' })
    answers['/onboarding/bank-verification'] = verified()
    fireEvent.click(screen.getByRole('button', { name: 'Ask the bank again' }))
    await settle()
    expect(screen.getByText(NAME)).toBeTruthy()
  })

  it('allows another name, with a note', async () => {
    answers['/onboarding/bank-verification'] = verified(false)
    await choose('058')
    await type('0123456785')
    expect(screen.getByText(/This is not the name on your Gida account/)).toBeTruthy()
    await save()
    expect(saved).toHaveBeenCalledOnce()
  })
})

describe('saving', () => {
  it('needs a verified account', async () => {
    await save()
    expect(toast.error).toHaveBeenCalledWith('Account Not Verified', {
      note: 'Please verify your account details first',
      id: 'bank',
    })
    expect(screen.getByText('Please select a bank')).toBeTruthy()
    expect(asks('setup')).toHaveLength(0)
  })

  it('sends the account and the business name', async () => {
    await choose('058')
    await type('0123456785')
    fireEvent.change(screen.getByLabelText(/Business name/), { target: { value: ' Oyelaran Estates ' } })
    await save()
    expect(asks('setup')[0]?.body).toEqual({
      bank_code: '058',
      account_number: '0123456785',
      account_name: NAME,
      business_name: 'Oyelaran Estates',
    })
    expect(saved).toHaveBeenCalledOnce()
  })

  it('keeps the business name that tenants see when only the account changes', async () => {
    cleanup()
    show('Oyelaran Estates')
    await settle()
    await choose('058')
    await type('0123456785')
    await save()
    expect(asks('setup')[0]?.body).toMatchObject({ business_name: 'Oyelaran Estates' })
  })

  it('is never tried again by itself', async () => {
    answers['/onboarding/complete-bank-setup'] = refuse(503, 'PROVIDER_UNAVAILABLE')
    await choose('058')
    await type('0123456785')
    await save()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(asks('setup')).toHaveLength(1)
    expect(toast.error).toHaveBeenCalledWith('Setup Failed', { note: 'PROVIDER_UNAVAILABLE', id: 'bank' })
    expect(saved).not.toHaveBeenCalled()
  })
})
