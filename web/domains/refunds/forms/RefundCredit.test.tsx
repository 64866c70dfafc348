import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { answerWith, askedFor, refusal } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { ME } from '../../payments/examples.ts'
import { RefundCredit } from './RefundCredit.tsx'

const CALL = 'POST /payments/refunds/credit'
const of = { estate_id: '01900000-0000-7000-8000-000000000002', tenant_id: ME }

onScreen('desk')

function open(answer: unknown) {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: ME })
  answerWith({ [CALL]: answer })
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={queryClient}>
      <RefundCredit of={of} tenantName="Aisha Bello" most={1_500_000} onClose={onClose} />
    </QueryClientProvider>,
  )
  return onClose
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: /^Record refund/ }))

it('writes down no more than the credit, and not without a reason', async () => {
  const onClose = open({ amount: 1_000_000 })
  type('How much', '20000')
  press()
  expect(await screen.findByText('You can refund at most the credit of ₦15,000.00.')).toBeDefined()
  expect(screen.getByText('Say in a few words why you refund it.')).toBeDefined()
  expect(askedFor(CALL)).toEqual([])
  type('How much', '10000')
  type('Why', 'Moved out')
  type('Reference of the transfer', 'NIP 4711')
  press()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(askedFor(CALL).map(({ body }) => body)).toEqual([
    { ...of, amount: 1_000_000, way: 'BANK_TRANSFER', reason: 'Moved out', hand_reference: 'NIP 4711' },
  ])
})

it('stays with what was typed when the server refuses', async () => {
  const onClose = open(refusal(422, 'REFUND_TOO_LARGE'))
  type('Why', 'Moved out')
  press()
  expect(await screen.findByText('REFUND_TOO_LARGE')).toBeDefined()
  expect(onClose).not.toHaveBeenCalled()
})
