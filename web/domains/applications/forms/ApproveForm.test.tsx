import type { Application } from '@gida/contract/domains/applications/application'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { answerWith, askedFor } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { ApproveForm } from './ApproveForm.tsx'

const APPLICATION = {
  ...{ id: 'a', full_name: 'Ada Obi', unit_id: 'u', unit_name: 'B4', move_in_date: '2030-01-01' },
} as Application
const LISTING = {
  ...{ rent_amount: 120_000_000, caution_deposit: 20_000_000, service_charge: 5_000_000 },
  ...{ agency_fee: 12_000_000, legal_fee: 0 },
}
const CALL = 'PATCH /applications/a/approve'

onScreen('phone')

it('approves nobody before the terms of the listing are known, and then with them', async () => {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: 'me' })
  let resolve: (answer: unknown) => void = () => {}
  const promise = new Promise((done) => {
    resolve = done
  })
  answerWith({ 'GET /onboarding/units/u/listing': () => promise, [CALL]: {} })
  const hand = userEvent.setup()
  render(
    <QueryClientProvider client={queryClient}>
      <ApproveForm application={APPLICATION} onClose={() => {}} onDone={() => {}} />
    </QueryClientProvider>,
  )
  const approve = () => screen.getByRole('button', { name: /^Approve/ })
  await hand.click(approve())
  resolve({ listing: { ...LISTING, frequency: 'QUARTERLY' } })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/deposit/i).value).toBe('200,000.00'))
  expect(screen.getByRole('textbox', { name: 'Rent, a quarter' })).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Service charge, a year' })).toBeDefined()
  expect(askedFor(CALL)).toEqual([])
  await hand.click(approve())
  await waitFor(() => expect(askedFor(CALL)[0]?.body).toMatchObject(LISTING))
})
