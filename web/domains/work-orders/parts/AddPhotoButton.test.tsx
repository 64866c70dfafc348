import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { ME } from '../../payments/examples.ts'
import { AddPhotoButton } from './AddPhotoButton.tsx'

it('a photo that got no answer is the same one when it is chosen again, and another one is not', async () => {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: ME })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
    sent.push(body.get('client_id'))
    throw new TypeError('The line dropped.')
  })
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <AddPhotoButton orderId="o" />
    </QueryClientProvider>,
  )
  const choose = async (name: string, count: number) => {
    const file = new File(['1'], name, { type: 'image/png', lastModified: 1 })
    fireEvent.change(container.querySelector('input[type=file]') as Element, { target: { files: [file] } })
    await waitFor(() => expect(sent).toHaveLength(count))
  }
  await choose('tap.png', 1)
  await choose('tap.png', 2)
  await choose('door.png', 3)
  expect(sent[0]).toEqual(expect.any(String))
  expect(sent[1]).toBe(sent[0])
  expect(sent[2]).not.toBe(sent[0])
})
