import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { today } from '../../../platform/screens/format.ts'
import { answerWith, askedFor } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { ME } from '../../payments/examples.ts'
import { RecordPartReturn, RecordReturn } from './RecordReturn.tsx'

const ID = '01900000-0000-7000-8000-00000000000d'
const CALL = `POST /deposits/${ID}/return`
const DEPOSIT = {
  id: ID,
  to_return: 40_000_000,
  account: {
    ...{ account_name: 'AISHA BELLO', bank_name: 'Guaranty Trust Bank', account_number: '0123456785' },
    name_matches: true,
  },
} as DepositDetail

onScreen('desk')

const type = (label: string, value: string) => {
  const field = screen.getByLabelText(new RegExp(`^${label}`))
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Record as sent' }))

it('refuses a cost that cannot be read at its field, and sends none as nothing', async () => {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: ME })
  answerWith({ [CALL]: DEPOSIT })
  render(
    <QueryClientProvider client={queryClient}>
      <RecordReturn deposit={DEPOSIT} />
    </QueryClientProvider>,
  )
  type('Bank reference', 'NIP 4711')
  type('Bank fee', '53 naira and some')
  press()
  const cost = screen.getByLabelText(/^Bank fee/)
  await waitFor(() => expect(document.activeElement).toBe(cost))
  expect(cost.getAttribute('aria-invalid')).toBe('true')
  expect(askedFor(CALL)).toEqual([])

  type('Bank fee', '')
  press()
  await waitFor(() => expect(askedFor(CALL)).toHaveLength(1))
  expect(askedFor(CALL)[0]?.body).toEqual({ returned_on: today(), bank_reference: 'NIP 4711', cost: 0 })
})

it('records of what nobody contests the sum that stood there when its transfer began to be typed', async () => {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: ME })
  const call = `POST /deposits/${ID}/return-part`
  answerWith({ [call]: DEPOSIT })
  const screenOf = (uncontested: number) => (
    <QueryClientProvider client={queryClient}>
      <RecordPartReturn deposit={{ ...DEPOSIT, uncontested }} />
    </QueryClientProvider>
  )
  const { rerender } = render(screenOf(10_000_000))
  rerender(screenOf(20_000_000))
  expect(screen.getByText(/200,000/)).toBeTruthy()
  type('Bank reference', 'NIP 4712')
  rerender(screenOf(30_000_000))
  expect(screen.getByText(/200,000/)).toBeTruthy()
  press()
  await waitFor(() => expect(askedFor(call)[0]?.body).toMatchObject({ amount: 20_000_000 }))
})

it('says before money is sent that the bank has the account in another name', () => {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: ME })
  const screenOf = (name_matches: boolean) => (
    <QueryClientProvider client={queryClient}>
      <RecordReturn
        deposit={{ ...DEPOSIT, account: DEPOSIT.account && { ...DEPOSIT.account, name_matches } }}
      />
    </QueryClientProvider>
  )
  const { rerender } = render(screenOf(true))
  expect(screen.queryByText(/is not the tenant’s/)).toBeNull()
  rerender(screenOf(false))
  expect(screen.getByText(/is not the tenant’s/)).toBeTruthy()
})
