import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { answerWith } from '../../../testing.tsx'
import { Toaster } from '../../../ui/feedback/Toaster.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { ME } from '../../payments/examples.ts'
import { FeedCard } from './FeedCard.tsx'

onScreen('desk')

test('a browser that copies nothing says so, and the address stays to be copied by hand', async () => {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: ME })
  queryClient.clear()
  answerWith({
    'GET /calendar/feed': { is_on: false, read_at: null },
    'POST /calendar/feed': { url: 'https://x/f.ics' },
  })
  const hand = userEvent.setup({ delay: null })
  render(
    <QueryClientProvider client={queryClient}>
      <FeedCard />
      <Toaster />
    </QueryClientProvider>,
  )
  await hand.click(screen.getByRole('button'))
  await screen.findByDisplayValue('https://x/f.ics')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await hand.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Your browser did not allow that. Press long on it to copy.')).toBeTruthy()
  expect(screen.getByDisplayValue('https://x/f.ics')).toBeTruthy()
})
