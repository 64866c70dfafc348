import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { consents as words } from '#words/consents'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { answerWith, askedFor } from '../../../testing.tsx'
import { ConsentBanner } from './ConsentBanner.tsx'

const asked = [
  { purpose: 'TERMS', version: 2, title: 'Terms', is_new: true },
  { purpose: 'PRIVACY', version: 3, title: 'Privacy', is_new: true },
]
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <ConsentBanner />
    </QueryClientProvider>,
  )

beforeEach(() => {
  queryClient.clear()
  sessionStorage.clear()
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: 'me' })
  answerWith({
    'GET /privacy/consents': { data: [], asked },
    'POST /privacy/consents': new Response(null, { status: 204 }),
  })
})

test('names what is new with a link to read it, and sends the versions that were shown', async () => {
  show()
  const link = await screen.findByRole('link', { name: words.purposes.TERMS })
  expect(link.getAttribute('href')).toBe('/terms')
  await userEvent.click(screen.getByRole('button', { name: words.agree }))
  await waitFor(() =>
    expect(askedFor('POST /privacy/consents')[0]?.body).toEqual({
      consents: [
        { purpose: 'TERMS', version: 2 },
        { purpose: 'PRIVACY', version: 3 },
      ],
    }),
  )
})

test('goes away for later, and stays away while this window is open', async () => {
  const { unmount } = show()
  await userEvent.click(await screen.findByRole('button', { name: words.banner.later }))
  expect(screen.queryByText(words.banner.changed)).toBeNull()
  unmount()
  show()
  await waitFor(() => expect(askedFor('GET /privacy/consents').length).toBeGreaterThan(0))
  expect(screen.queryByText(words.banner.changed)).toBeNull()
})
