import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { write } from '../../../platform/browser/storage.ts'
import { queryClient } from '../../../platform/http/queries.ts'
import { readQueued } from '../../../platform/outbox/queued-items.ts'
import { ME } from '../../payments/examples.ts'
import type { DraftItem } from '../draft.ts'
import { ItemStep } from './ItemStep.tsx'

const ITEM = {
  ...{ id: '01900000-0000-7000-8000-00000000000c', version: 1, room: 'Kitchen', name: 'Sink', kind: 'ITEM' },
  ...{ condition: 'GOOD', cleanliness: null, works: null, since: null, reading: null, units_left: null },
  ...{ count: null, words: '', is_left_out: false, before: null, needs_photo: false },
  ...{ photo_ids: [], waiting: [] },
} as unknown as DraftItem
const METER = { ...ITEM, name: 'Electricity meter', kind: 'METER', condition: null } as DraftItem
const written = <N extends 'words' | 'reading'>(name: N) =>
  readQueued().map((one) => (one as unknown as { item: Record<N, string> }).item[name])

const open = (item: DraftItem) => {
  localStorage.clear()
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: ME })
  vi.stubGlobal('fetch', async () => new Response('{}'))
  fireEvent(window, new Event('offline'))
  onTestFinished(() => {
    localStorage.clear() // nothing is sent of it
    fireEvent(window, new Event('online'))
  })
  return render(
    <QueryClientProvider client={queryClient}>
      <ItemStep inspectionId="01900000-0000-7000-8000-00000000000d" item={item} />
    </QueryClientProvider>,
  )
}
const type = (value: string) =>
  fireEvent.change(screen.getAllByRole('textbox')[0] as HTMLElement, { target: { value } })

it('keeps the words that stand in the field when the phone’s own back takes it away', async () => {
  const { unmount } = open(ITEM)
  type('Cracked at the rim ')
  expect(written('words')).toEqual([])
  unmount()
  await expect.poll(() => written('words')).toEqual(['Cracked at the rim'])
})

it('keeps what a meter shows in the same way, and nothing that is no number', async () => {
  const { unmount } = open(METER)
  type('04711.5')
  expect(written('reading')).toEqual([])
  type('04711.5x')
  unmount()
  await expect.poll(() => written('reading')).toEqual(['04711.5'])
})
