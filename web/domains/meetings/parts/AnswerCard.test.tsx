import type { MeetingDetail } from '@gida/contract/domains/meetings/meeting'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { answerWith, askedFor } from '../../../testing.tsx'
import { ME } from '../../payments/examples.ts'
import { AnswerCard } from './AnswerCard.tsx'

const MEETING = {
  ...{ id: '01900000-0000-7000-8000-00000000000e', title: 'Diesel', start_time: '2026-12-04T17:00:00Z' },
  ...{ my_answer: 'ACCEPTED', my_note: '', clash: null },
} as MeetingDetail

it('a note goes with the answer that waits, not with the one before it', async () => {
  localStorage.clear()
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: ME })
  const call = `PATCH /communication/meetings/${MEETING.id}/respond`
  answerWith({ [call]: {} })
  render(
    <QueryClientProvider client={queryClient}>
      <AnswerCard meeting={MEETING} />
    </QueryClientProvider>,
  )
  fireEvent(window, new Event('offline'))
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  await screen.findByRole('status')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'I am in Kano' } })
  fireEvent.click(screen.getByRole('button', { name: /note/i }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /note/i }).hasAttribute('disabled')).toBe(false),
  )
  fireEvent(window, new Event('online'))
  await waitFor(() =>
    expect(askedFor(call).map(({ body }) => body)).toMatchObject([
      { status: 'DECLINED' },
      { status: 'DECLINED', note: 'I am in Kano' },
    ]),
  )
})
