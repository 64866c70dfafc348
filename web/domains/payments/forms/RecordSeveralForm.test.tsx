import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerWith, askedFor, openAs, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'

const ESTATE = { id: '01900000-0000-7000-8000-000000000302', name: 'Palmgrove Court' }
const lines = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Payments' })

onScreen('desk')

it('takes no more lines while some are sent, and gives back those that were not recorded', async () => {
  let answer = (_: unknown) => {}
  answerWith({
    'GET /estates': page([ESTATE]),
    'GET /units': page([]),
    'POST /payments/bulk-create': () => new Promise((resolve) => (answer = resolve)),
  })
  await openAs('ESTATE_MANAGER', '/dashboard/payments/record-many')
  const hand = userEvent.setup()
  await hand.click(await screen.findByRole('textbox', { name: 'Payments' }))
  await hand.paste('Flat A1, 300000, 2026-01-05, cash')
  await hand.click(screen.getByRole('button', { name: /^Record/ }))
  await waitFor(() => expect(askedFor('POST /payments/bulk-create')).toHaveLength(1))
  await hand.click(lines())
  await hand.paste('\nFlat A2, 250000, 2026-01-05, cash')
  expect(lines().value).toBe('Flat A1, 300000, 2026-01-05, cash')
  answer({ created: [], failed: [{ index: 0, message: 'There is no unit of that name.' }] })
  await screen.findByText(/There is no unit of that name/)
  await hand.click(lines())
  await hand.paste('\nFlat A2, 250000, 2026-01-05, cash')
  expect(lines().value).toContain('Flat A2')
})
