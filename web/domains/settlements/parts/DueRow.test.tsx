import type { DueRemittance } from '@gida/contract/domains/settlements/remittance'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { answerWith, askedFor, refusal } from '../../../testing.tsx'
import { Toaster } from '../../../ui/feedback/Toaster.tsx'
import { DueRow } from './DueRow.tsx'

const HOLD = '01900000-0000-7000-8000-000000000301'
const due: DueRemittance = {
  estate_id: '01900000-0000-7000-8000-000000000302',
  estate_name: 'Palmgrove Court',
  landlord_id: '01900000-0000-7000-8000-000000000303',
  landlord_name: 'Chief Adébáyọ̀',
  has_manager: true,
  owed: 5_000_000,
  with_provider: 0,
  with_us: 5_000_000,
  held: 5_000_000,
  due: 0,
  due_on: null,
  days_left: null,
  holds: [{ id: HOLD, reason: 'BY_HAND', note: 'He asked for it', amount: null, until: null }],
  account: { bank_name: 'GTBank', last4: '4321', account_name: 'A. Adebayo' },
  lines: [],
  line_count: 0,
}

afterEach(() => {
  queryClient.clear()
})

it('says that a hold was not lifted, and why, and lets it be tried again', async () => {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: 'me' })
  answerWith({ [`DELETE /remittances/holds/${HOLD}`]: refusal(409, 'ILLEGAL_STATE') })
  render(
    <QueryClientProvider client={queryClient}>
      <ul>
        <DueRow due={due} isOwner={false} isChosen={false} onChoose={() => {}} />
      </ul>
      <Toaster />
    </QueryClientProvider>,
  )
  const lift = screen.getByRole('button', { name: 'Lift the hold' })
  fireEvent.click(lift)
  expect(await screen.findByText('The hold is not lifted')).toBeDefined()
  expect(askedFor(`DELETE /remittances/holds/${HOLD}`)).toHaveLength(1)
  await expect.poll(() => lift.getAttribute('aria-busy')).toBeNull()
})
