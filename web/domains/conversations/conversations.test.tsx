import type { Application } from '@gida/contract/domains/applications/application'
import type { Conversation } from '@gida/contract/domains/conversations/conversation'
import type { Message } from '@gida/contract/domains/conversations/message'
import type { Report } from '@gida/contract/domains/conversations/report'
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { balance } from '../../debt-examples.ts'
import { write } from '../../platform/browser/storage.ts'
import { isAnythingTyped } from '../../platform/forms/typed.ts'
import { answerWith, askedFor, openAs, page } from '../../testing.tsx'
import { onScreen } from '../../ui/testing.ts'
import { property, unit } from '../estates/examples.ts'
import { LEASE, lease } from '../leases/examples.ts'
import { ME, paymentDetail } from '../payments/examples.ts'
import { changeMessage } from './message-cache.ts'
import { putBack, useDraft } from './use-draft.ts'

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const TALK = id(700)
const NEIGHBOUR = id(701)
const OPEN = 'POST /communication/conversations'

const person = (user_id: string, name: string, read_number: number) => ({
  ...{ user_id, name, read_number, delivered_number: read_number },
  ...{ role: 'TENANT' as const, avatar_url: null, is_office: false, has_left: false },
})

const conversation = (more: Partial<Conversation> = {}): Conversation => ({
  ...{ id: TALK, kind: 'DIRECT', title: null, about: null, office: null, taken_by: null, last_number: 1 },
  ...{ last_message: null, last_message_at: '2026-11-05T09:44:00Z', unread_count: 0 },
  ...{ is_marked_unread: false, is_muted: false, is_pinned: false, is_archived: false, has_left: false },
  ...{ participants: [person(ME, 'Me', 0), person(NEIGHBOUR, 'Amina Sani', 0)], is_blocked: false },
  ...{ can: { add: false, remove: false, rename: false } },
  ...more,
})

const message = (number: number): Message => ({
  ...{ id: id(1_000 + number), conversation_id: TALK, number, sender_id: NEIGHBOUR },
  ...{ sender_name: 'Amina Sani', message_type: 'TEXT', content: `Line ${number}`, parameters: null },
  ...{ client_id: id(2_000 + number), reply_to: null, created_at: '2026-11-05T09:44:00Z' },
  ...{ attachments: [], edited_at: null, deleted_at: null },
})

const messagesOf = (numbers: number[]) => ({ data: numbers.map(message), total: 40, unread_count: 0 })
const READ = `PATCH /communication/conversations/${TALK}/read`
const talks = (shown: Conversation) => ({
  [OPEN]: shown,
  [READ]: { unread_count: 0 },
  [`GET /communication/conversations/${TALK}`]: shown,
  'GET /communication/conversations': { data: [], total: 0, unread_count: 0, page: 1, limit: 30 },
})

onScreen('desk')

describe('asking about a thing', () => {
  const applied: Application = {
    ...{ id: id(800), code: 'AB12CD34', full_name: 'Bisi Ade', phone: '+2348012345678', email: null },
    ...{ estate_id: id(2), estate_name: 'Palmgrove Court', unit_id: id(1), unit_name: 'Flat A1' },
    ...{ headline: 'Two bedrooms', yearly_rent: 250_000_000, employment: 'EMPLOYED', household: 2 },
    ...{ income_band: 'NOT_SAID', move_in_date: '2026-12-01', message: null, status: 'REJECTED' },
    ...{ reason: null, decided_at: null, invitation_id: null, lease_id: null },
    ...{ created_at: '2026-11-05T09:44:00Z', can: { review: false, approve: false, reject: false } },
  }
  const [place, let_] = [property(), unit()]
  const terms = { ...lease(), charges: [], balance: balance() }
  const paid = paymentDetail({ tenant_id: NEIGHBOUR })
  it.each([
    ['payment', paid.id, `/dashboard/payments/${paid.id}`],
    ['lease', LEASE, `/dashboard/leases/${LEASE}`],
    ['unit', let_.id, `/dashboard/properties/${place.id}`],
    ['application', applied.id, `/dashboard/tenants/applications/${applied.id}`],
  ])('like a %s opens the conversation about it', async (type, about, address) => {
    answerWith({
      ...talks(conversation()),
      [`GET /communication/conversations/${TALK}/messages`]: messagesOf([1]),
      [`GET /payments/${paid.id}`]: paid,
      [`GET /leases/${LEASE}`]: terms,
      [`GET /applications/${applied.id}`]: applied,
      [`GET /properties/${place.id}`]: place,
      'GET /onboarding/units': page([let_]),
      [`GET /onboarding/units/${let_.id}`]: let_,
    })
    const at = await openAs('ESTATE_MANAGER', address)
    if (type === 'unit') fireEvent.click(await screen.findByRole('button', { name: new RegExp(let_.name) }))
    fireEvent.click(await screen.findByRole('button', { name: /^Ask about this$|^Talk about this/ }))
    await waitFor(() => expect(askedFor(OPEN)[0]?.body).toMatchObject({ about: { type, id: about } }))
    await waitFor(() => expect(at.address()).toBe(`/dashboard/messages/${TALK}`))
  })
})

it('goes to the first of many unread messages, and marks where they begin', async () => {
  const shown = conversation({
    last_number: 40,
    unread_count: 30,
    participants: [person(ME, 'Me', 10), person(NEIGHBOUR, 'Amina Sani', 40)],
  })
  const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, nth) => from - nth)
  answerWith({
    ...talks(shown),
    [`GET /communication/conversations/${TALK}/messages`]: ({ query }: { query: Record<string, string> }) =>
      messagesOf(query.before ? down(Number(query.before) - 1, 1) : down(40, 11)),
  })
  const at = await openAs('TENANT', `/dashboard/messages/${TALK}`)
  fireEvent.click(await screen.findByRole('link', { name: 'Go to the first of 30 new messages' }))
  await waitFor(() => expect(at.address()).toContain('at=11'))
  const log = await screen.findByRole('log')
  await waitFor(() => expect(log.querySelector('[data-number="10"]')).not.toBeNull())
  const first = log.querySelector('[data-number="11"]')
  expect(first?.textContent).toContain('New since you left, 30')
  expect(first?.textContent).toContain('Line 11')
})

it('reads in no quote any more what was taken away', async () => {
  const { id: said, sender_name, message_type, content } = message(1)
  const reply_to = { id: said, sender_name, message_type, content, is_deleted: false }
  answerWith({
    ...talks(conversation({ last_number: 2 })),
    [`GET /communication/conversations/${TALK}/messages`]: {
      ...messagesOf([]),
      data: [{ ...message(2), sender_id: ME, content: 'Thank you', reply_to }, message(1)],
    },
  })
  await openAs('TENANT', `/dashboard/messages/${TALK}`)
  await screen.findByText('Thank you')
  expect(screen.getAllByText('Line 1')).toHaveLength(2)
  act(() => changeMessage({ ...message(1), content: '', deleted_at: '2026-11-05T09:45:00Z' }))
  await waitFor(() => expect(screen.queryAllByText('Line 1')).toHaveLength(0))
})

describe('the field where one writes', () => {
  const hand = userEvent.setup()
  const mine = { ...message(2), sender_id: ME, content: 'Come at nine', created_at: new Date().toISOString() }
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' })
  async function open() {
    sessionStorage.clear()
    answerWith({
      ...talks(conversation({ last_number: 2 })),
      [`GET /communication/conversations/${TALK}/messages`]: {
        ...messagesOf([]),
        data: [mine, message(1)],
      },
    })
    await openAs('TENANT', `/dashboard/messages/${TALK}`)
    await screen.findByText('Come at nine')
  }
  async function choose(nth: number, name: string) {
    const menu = screen.getAllByRole('button', { name: 'What to do with this message' })[nth]
    await hand.click(menu as HTMLElement)
    await hand.click(await screen.findByRole('menuitem', { name }))
  }

  it('holds the draft again for an answer, and not what was being edited', async () => {
    await open()
    fireEvent.change(field(), { target: { value: 'My draft' } })
    await choose(1, 'Edit')
    await waitFor(() => expect(field().value).toBe('Come at nine'))
    await choose(0, 'Reply')
    await waitFor(() => expect(field().value).toBe('My draft'))
  })

  it('asks before a chosen file is lost by leaving, and does not for a draft, which is kept', async () => {
    await open()
    fireEvent.change(field(), { target: { value: 'My draft' } })
    expect(isAnythingTyped()).toBe(false)
    const files = [new File(['%PDF'], 'quote.pdf', { type: 'application/pdf' })]
    fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files } })
    await screen.findByText('quote.pdf')
    expect(isAnythingTyped()).toBe(true)
    await hand.click(screen.getByRole('button', { name: /quote.pdf/ }))
    await waitFor(() => expect(isAnythingTyped()).toBe(false))
  })
})

it('what is taken back to be written anew leaves the draft, and is shown to nobody else', () => {
  const draft = () => renderHook(() => useDraft(TALK, null)).result.current.text
  const as = (user_id: string) => write('gida.tokens', { access_token: 'a', refresh_token: 'r', user_id })
  as(ME)
  const { result } = renderHook(() => useDraft(TALK, null))
  act(() => result.current.change('My draft'))
  putBack(TALK, 'Refused')
  expect(draft()).toBe('Refused\nMy draft')
  as(NEIGHBOUR)
  expect(draft()).toBe('')
})

it('shows a reported message among its lines, and closes it with what came of it', async () => {
  const line = (number: number, content: string) => ({
    ...{ number, content, sender_name: 'Amina Sani', files: [], created_at: '2026-11-05T09:44:00Z' },
  })
  const report: Report = {
    ...{ id: id(900), number: 2, reported_name: 'Amina Sani', reporter_name: 'Bisi Ade' },
    ...{ estate_name: 'Palmgrove Court', reason: 'This is an insult', created_at: '2026-11-05T09:44:00Z' },
    lines: [line(1, 'Good morning'), line(2, 'Get out of here')],
    ...{ closed_at: null, closed_by_name: null, outcome: null },
  }
  const close = `PATCH /communication/reports/${report.id}`
  answerWith({ 'GET /communication/reports': page([report]), [close]: new Response(null, { status: 204 }) })
  await openAs('ESTATE_MANAGER', '/dashboard/messages/reports')
  expect(await screen.findByText('Amina Sani, reported by Bisi Ade')).toBeDefined()
  expect(screen.getByText('This is an insult')).toBeDefined()
  expect(screen.getByText('Amina Sani: Get out of here').className).toContain('font-semibold')
  expect(screen.getByText('Amina Sani: Good morning').className).not.toContain('font-semibold')
  fireEvent.click(screen.getByRole('button', { name: 'Close the report' }))
  const field = await screen.findByLabelText('What came of it?')
  fireEvent.change(field, { target: { value: 'Spoke with both' } })
  fireEvent.click(screen.getAllByRole('button', { name: 'Close the report' }).at(-1) as HTMLElement)
  await waitFor(() => expect(askedFor(close)[0]?.body).toEqual({ outcome: 'Spoke with both' }))
})

it('shows more conversations than the server gives at a time', async () => {
  const row = (n: number) => ({ ...conversation({ id: id(3_000 + n), title: `Talk ${n}` }), names: [] })
  const all = Array.from({ length: 230 }, (_, at) => row(at + 1))
  answerWith({
    'GET /communication/conversations': ({ query }: { query: { limit: string; page?: string } }) => {
      const [limit, page] = [Number(query.limit), Number(query.page ?? 1)]
      const data = all.slice((page - 1) * limit, page * limit)
      return { data, total: all.length, unread_count: 0, page, limit, totalPages: 3 }
    },
  })
  await openAs('ESTATE_MANAGER', '/dashboard/messages?more=3')
  await screen.findByText('Talk 90')
  const more = () => fireEvent.click(screen.getByRole('button', { name: 'Show more conversations' }))
  more()
  await screen.findByText('Talk 200')
  more()
  await screen.findByText('Talk 230')
  expect(screen.queryByRole('button', { name: 'Show more conversations' })).toBeNull()
})
