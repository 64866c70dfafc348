import type { NotificationChoice } from '@gida/contract/domains/notifications/choices'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { answerWith, askedFor, refusal } from '../../../testing.tsx'
import { ME } from '../../payments/examples.ts'
import { ChoiceGrid } from './ChoiceGrid.tsx'

const CHOOSE = 'PATCH /users/me/notification-choices'
const choices = (is_on: boolean): NotificationChoice[] => [{ kind: 'payment', channel: 'EMAIL', is_on }]
const grid = (is_on: boolean) => (
  <QueryClientProvider client={queryClient}>
    <ChoiceGrid choices={choices(is_on)} />
  </QueryClientProvider>
)

it('shows what was chosen elsewhere meanwhile, and a tap turns what is shown', async () => {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: ME })
  answerWith({ [CHOOSE]: refusal(400, 'VALIDATION_ERROR') })
  const { rerender } = render(grid(true))
  const [first] = screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true })
  expect(first).toBeDefined()
  rerender(grid(false))
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  fireEvent.click(first as HTMLElement)
  expect(first?.checked).toBe(true)
  await waitFor(() => expect(askedFor(CHOOSE)[0]?.body).toEqual({ choices: choices(true) }))
  await waitFor(() => expect(first?.checked).toBe(false))
})
