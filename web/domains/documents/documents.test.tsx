import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { write } from '../../platform/browser/storage.ts'
import { queryClient } from '../../platform/http/queries.ts'
import { answerWith, askedFor } from '../../testing.tsx'
import { onScreen } from '../../ui/testing.ts'
import { ME } from '../payments/examples.ts'
import { SendForm } from '../signing/forms/SendForm.tsx'
import { ShareForm } from './forms/ShareForm.tsx'
import { DocumentActs } from './parts/DocumentActs.tsx'

onScreen('desk')
const hand = userEvent.setup({ delay: null })
const ID = '01a20b9c-ac45-7d17-b322-455b841f08e2'
const MEANWHILE = 3
const document: DocumentDetail = {
  ...{ id: ID, name: 'Lease', description: '', document_type: 'OTHER', version: 2, pages: 1 },
  ...{ related_entity_type: 'unit', related_entity_id: 'u', related_name: 'Flat 1' },
  ...{ estate_id: 'e', estate_name: 'Palmgrove Court', audience: 'PARTIES', status: 'PENDING' },
  ...{ content_type: 'application/pdf', size: 1, sha256: '', has_preview: true, scan: 'CLEAN' },
  ...{ expires_on: null, validity: 'NONE', identity_last4: null, uploader_name: 'Ada Obi' },
  ...{ created_at: '2026-11-05T10:00:00.000Z', versions: [], shares: [] },
  can: { change: true, replace: true, remove: true, verify: true, share: true },
}
const within = (part: React.ReactNode) => (
  <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
)
const nothing = () => {}

beforeEach(() => {
  write('gida.tokens', { access_token: 'a', refresh_token: 'r', expires_at: Date.now() + 1e9, user_id: ME })
  queryClient.clear()
})

test('a version that comes while a document is being verified is not verified unseen', async () => {
  answerWith({ [`PATCH /documents/${ID}/verify`]: document })
  const acts = (version: number) => within(<DocumentActs of={{ ...document, version }} onRemoved={nothing} />)
  const { rerender } = render(acts(2))
  await hand.click(screen.getByRole('button', { name: 'Verify' }))
  rerender(acts(MEANWHILE))
  const dialog = await screen.findByRole('dialog')
  await hand.click(dialog.querySelector('button[type=submit]') as Element)
  await waitFor(() =>
    expect(askedFor(`PATCH /documents/${ID}/verify`)[0]?.body).toMatchObject({ version: 2 }),
  )
})

test('a version that comes while a document is being sent to be signed is not sent unread', async () => {
  answerWith({})
  const form = (version: number) => within(<SendForm of={{ ...document, version }} onClose={nothing} />)
  const { rerender } = render(form(2))
  rerender(form(MEANWHILE))
  await hand.type(screen.getByRole('textbox', { name: /Name/ }), 'Chidi Obi')
  await hand.type(screen.getByRole('textbox', { name: /mail/ }), 'chidi@example.com')
  const dialog = screen.getByRole('dialog')
  await hand.click(dialog.querySelector('button[type=submit]') as Element)
  await waitFor(() => expect(askedFor(`POST /documents/${ID}/signature`)).toHaveLength(1))
  expect(askedFor(`POST /documents/${ID}/signature`)[0]?.body).toMatchObject({ version: 2 })
})

test('what is sent again to be signed begins with who was asked before', async () => {
  answerWith({})
  const before = [
    { name: 'Chidi Obi', role: 'TENANT' as const },
    { name: 'Ada Eze', role: 'LANDLORD' as const },
  ]
  render(within(<SendForm of={{ ...document, version: 2 }} before={before} onClose={nothing} />))
  const names = screen.getAllByRole<HTMLInputElement>('textbox', { name: /Name/ })
  expect(names.map(({ value }) => value)).toEqual(['Chidi Obi', 'Ada Eze'])
})

test('in an estate of many people whoever is not among the first is found by name', async () => {
  const first = Array.from({ length: 20 }, (_, at) => ({ id: `a${at}`, full_name: `Ada ${at}` }))
  const last = { id: '01a20b9c-ac45-7d17-b322-455b841f08e3', full_name: 'Zainab Musa' }
  answerWith({
    [`GET /documents/${ID}/people`]: ({ query }: { query: { search?: string } }) => ({
      data: query.search ? [last] : first,
    }),
    [`POST /documents/${ID}/shares`]: document,
  })
  render(within(<ShareForm id={ID} onClose={nothing} />))
  const box = await screen.findByRole('combobox')
  await hand.click(box)
  await hand.type(box, 'Zain')
  await hand.click(await screen.findByRole('option', { name: 'Zainab Musa' }))
  await hand.click(screen.getByRole('button', { name: 'Share' }))
  await waitFor(() => expect(askedFor(`POST /documents/${ID}/shares`)[0]?.body).toEqual({ user_id: last.id }))
})
