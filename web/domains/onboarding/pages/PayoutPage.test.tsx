import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { banksQuery, payoutQuery } from '../queries.ts'
import { PayoutPage } from './PayoutPage.tsx'

const ACCOUNT = {
  bank_code: '058',
  bank_name: 'Guaranty Trust Bank',
  account_number: '3219',
  account_name: 'OYELARAN-WILLIAMS BABATUNDE K',
  business_name: null,
  verified_at: '2026-10-11T09:00:00Z',
}
let sent: unknown[]

function answerSkip(status: number): void {
  const answer = { message: 'no', code: 'INTERNAL_ERROR', status_code: status }
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method !== 'POST') return new Response('{"data":[],"account":null,"skipped":true}')
    sent.push(JSON.parse(String(init.body)))
    return new Response(JSON.stringify(answer), { status })
  })
}

/** The page alone, with a router that knows where one came from. */
function show() {
  const root = createRootRoute()
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' })
  const history = createMemoryHistory({ initialEntries: ['/dashboard/estates/1', '/payout'] })
  const router = createRouter({ routeTree: root.addChildren([anywhere]), history })
  render(
    <RouterContextProvider router={router as never}>
      <QueryClientProvider client={queryClient}>
        <PayoutPage />
      </QueryClientProvider>
    </RouterContextProvider>,
  )
  return history
}

beforeEach(() => {
  sent = []
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(toast, 'info')
  vi.spyOn(toast, 'warning')
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: 'me' })
  queryClient.clear()
  queryClient.setQueryData(banksQuery.queryKey, { data: [] })
  queryClient.setQueryData(payoutQuery.queryKey, { account: null, skipped: false })
})

describe('skipping', () => {
  it('is noted, and goes on', async () => {
    answerSkip(200)
    const history = show()
    fireEvent.click(screen.getByRole('button', { name: 'Skip for now' }))
    await waitFor(() =>
      expect(toast.info).toHaveBeenCalledWith('Skipped. You can add your payout account later.'),
    )
    expect(sent).toEqual([{ skip_setup: true }])
    await waitFor(() => expect(history.location.pathname).toBe('/dashboard/estates/1'))
  })

  it('goes on with a note when it could not be noted, and does not try again', async () => {
    answerSkip(500)
    const history = show()
    fireEvent.click(screen.getByRole('button', { name: 'Skip for now' }))
    await waitFor(() => expect(toast.warning).toHaveBeenCalledOnce())
    expect(sent).toHaveLength(1)
    await waitFor(() => expect(history.location.pathname).toBe('/dashboard/estates/1'))
  })
})

describe('an account that is there', () => {
  it('is shown by its last four digits, and there is nothing to skip', () => {
    queryClient.setQueryData(payoutQuery.queryKey, { account: ACCOUNT, skipped: false })
    show()
    expect(screen.getByText('ending in 3219')).toBeTruthy()
    expect(screen.getByText('Verified 11 Oct 2026')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull()
  })
})
