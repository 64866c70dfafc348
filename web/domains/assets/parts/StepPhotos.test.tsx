import type { ChecklistStep } from '@gida/contract/domains/assets/checklist'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { ME } from '../../payments/examples.ts'
import { AddStepPhoto, StepPhotos } from './StepPhotos.tsx'

const STEP = {
  ...{ id: '01900000-0000-7000-8000-00000000000e', title: 'Oil level', photo_ids: [] as string[] },
} as ChecklistStep

afterEach(() => fireEvent(window, new Event('online')))

it('a photo of a step that is taken without a line waits on the phone, and goes once when there is one', async () => {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: ME })
  const sent: { path: string; client_id: unknown; file: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body: FormData }) => {
    sent.push({
      path: new URL(address, 'http://here').pathname,
      client_id: body.get('client_id'),
      file: body.get('file'),
    })
    return new Response(JSON.stringify({ id: 'f' }), { status: 201 })
  })
  fireEvent(window, new Event('offline'))
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <StepPhotos step={STEP} />
      <AddStepPhoto step={STEP} />
    </QueryClientProvider>,
  )
  const picker = container.querySelector('input[type=file]')
  if (!picker) throw new Error('There is nothing to take a photo with.')
  fireEvent.change(picker, {
    target: { files: [new File(['1'], 'oil.png', { type: 'image/png' })] },
  })
  expect((await screen.findByRole('status')).textContent).toContain('Waiting for network')
  expect(screen.getByText('Photo: Oil level')).toBeTruthy()
  expect(sent).toEqual([])

  fireEvent(window, new Event('online'))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(sent).toMatchObject([
    { path: expect.stringContaining(`/${STEP.id}/photos`), client_id: expect.any(String) },
  ])
  expect(sent[0]?.file).toMatchObject({ name: 'oil.png' })
})
