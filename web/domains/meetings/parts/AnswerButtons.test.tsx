import type { Meeting } from '@gida/contract/domains/meetings/meeting'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { ME } from '../../payments/examples.ts'
import { AnswerButtons } from './AnswerButtons.tsx'

const MEETING = {
  ...{ id: '01900000-0000-7000-8000-00000000000f', title: 'Diesel', start_time: '2026-12-04T17:00:00Z' },
  my_answer: null,
} as Meeting
const answer = vi.fn<(body: Record<string, unknown>) => Response>()

beforeEach(() => {
  localStorage.clear()
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: ME })
  answer.mockReset().mockImplementation(() => new Response('{}', { status: 200 }))
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => answer(JSON.parse(body)))
  render(
    <QueryClientProvider client={queryClient}>
      <AnswerButtons meeting={MEETING} scope="THIS" />
    </QueryClientProvider>,
  )
})
afterEach(() => fireEvent(window, new Event('online')))
const button = (name: string) => screen.getByRole('button', { name })

it('an answer without a network is drawn as given and as waiting, and the last one goes for the time that was seen', async () => {
  fireEvent(window, new Event('offline'))
  fireEvent.click(button('Accept'))
  expect((await screen.findByRole('status')).textContent).toContain('Waiting for network')
  await waitFor(() => expect(button('Accept').getAttribute('aria-pressed')).toBe('true'))
  fireEvent.click(button('Decline'))
  await waitFor(() => expect(button('Decline').getAttribute('aria-pressed')).toBe('true'))
  expect(answer).not.toHaveBeenCalled()

  fireEvent(window, new Event('online'))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(answer.mock.calls.map(([{ status }]) => status)).toEqual(['ACCEPTED', 'DECLINED'])
  expect(answer.mock.calls[1]?.[0]).toMatchObject({ start_time: MEETING.start_time, waited_seconds: 0 })
})

it('an answer that was refused later says why, and is drawn as given no more', async () => {
  const message = 'This meeting was cancelled.'
  answer.mockImplementation(
    () => new Response(JSON.stringify({ code: 'ILLEGAL_STATE', message }), { status: 409 }),
  )
  fireEvent(window, new Event('offline'))
  fireEvent.click(button('Accept'))
  await screen.findByRole('status')
  fireEvent(window, new Event('online'))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(button('Accept').getAttribute('aria-pressed')).toBe('false')
})
