import type { Alert } from '@gida/contract/domains/alerts/alert'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { ME } from '../../payments/examples.ts'
import { AnswerButtons } from './AnswerButtons.tsx'

const ALERT = {
  ...{ id: '01900000-0000-7000-8000-00000000000a', title: 'Fire in Block B' },
  mine: { state: 'WAITING', unit: null },
} as unknown as Alert
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

it('who said that they are safe can call for help at once, while the first answer is still on a slow line', async () => {
  localStorage.clear()
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: ME })
  const came: string[] = []
  let answer = (_: Response) => {}
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    came.push(JSON.parse(body).state)
    if (came.length > 1) return new Response('{}', { status: 200 })
    return new Promise<Response>((resolve) => {
      answer = resolve
    })
  })
  render(
    <QueryClientProvider client={queryClient}>
      <AnswerButtons alert={ALERT} />
    </QueryClientProvider>,
  )
  fireEvent.click(button(/^SAFE/))
  await waitFor(() => expect([came, button(/^SAFE/).disabled]).toEqual([['SAFE'], true]))
  fireEvent.click(button(/^NEED HELP/))
  await waitFor(() => expect(button(/^NEED HELP/).getAttribute('aria-pressed')).toBe('true'))
  answer(new Response('{}', { status: 200 }))
  await waitFor(() => expect(came).toEqual(['SAFE', 'NEEDS_HELP']))
})
