import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { answerWith, askedFor } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { PayoutBar } from './PayoutBar.tsx'

const ESTATE = '01900000-0000-7000-8000-000000000302'
const LANDLORD = '01900000-0000-7000-8000-000000000303'

onScreen('desk')

const bar = (amount: number) => (
  <QueryClientProvider client={queryClient}>
    <PayoutBar estateId={ESTATE} owners={[{ landlord_id: LANDLORD, amount }]} onDone={() => {}} />
  </QueryClientProvider>
)

it('records what was due when the transfer was made, and not what came in while it is written down', async () => {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: 'me' })
  answerWith({ 'POST /remittances': { data: [] } })
  const hand = userEvent.setup()
  const { rerender } = render(bar(50_000_000))
  await hand.click(screen.getByRole('button', { name: 'Record a transfer' }))
  await hand.type(screen.getByLabelText(/reference/i), 'NIP 4711')
  rerender(bar(70_000_000))
  await hand.click(screen.getByRole('button', { name: /₦500,000/ }))
  await waitFor(() => expect(askedFor('POST /remittances')).toHaveLength(1))
  expect(askedFor('POST /remittances')[0]?.body).toMatchObject({
    owners: [{ landlord_id: LANDLORD, amount: 50_000_000 }],
  })
})
