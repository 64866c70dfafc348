import type { TemplateDetail } from '@gida/contract/domains/templates/template'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { isAnythingTyped } from '../../platform/forms/typed.ts'
import { invalidate } from '../../platform/http/api.ts'
import { type Answers, answerWith, asked, askedFor, LOST, openAs, page } from '../../testing.tsx'
import { onScreen } from '../../ui/testing.ts'

onScreen('desk')
const hand = userEvent.setup({ delay: null })
const ID = '01a20b9c-ac45-7d17-b322-455b841f08e2'
const BODY = `Today is {{today}}.

## Deposit [if lease.has_deposit]
It is returned within {{refund_days}} days.

## Notice [locked]
The notice ends on {{law.notice_ends}}.`
const template: TemplateDetail = {
  ...{
    id: ID,
    estate_id: 'e',
    estate_name: 'Palmgrove Court',
    kind: 'QUIT_NOTICE',
    name: 'Our notice',
    source: 'quit-notice',
  },
  ...{
    published: 1,
    draft: 2,
    papers: 3,
    changed_at: '2026-11-05T10:00:00.000Z',
    can: { write: true },
    revision: 4,
  },
  text: {
    number: 2,
    body: BODY,
    variables: [{ key: 'refund_days', label: 'Days to refund', type: 'number', required: true }],
  },
  versions: [],
}
const openEditor = async () => {
  answerWith({ [`GET /templates/${ID}`]: template, [`PATCH /templates/${ID}`]: template })
  await openAs('ESTATE_MANAGER', `/dashboard/templates/${ID}`)
  return screen.findByRole('region', { name: 'Deposit' })
}
const choose = async (clause: HTMLElement, act: string) => {
  await hand.click(within(clause).getByRole('button', { name: /More about/ }))
  await hand.click(await screen.findByRole('menuitem', { name: act }))
}

test('a clause is changed and moved, and what is saved is the whole text with the revision that was seen', async () => {
  const clause = await openEditor()
  expect(within(clause).getByText('Only if: A caution deposit is agreed')).toBeTruthy()
  await choose(clause, 'Change')
  const text = await screen.findByRole('textbox', { name: 'Text' })
  await hand.clear(text)
  await hand.type(text, 'The landlord may re-enter. {{{{lease.rent}}')
  expect(await screen.findByText(/takes a home back by court alone/)).toBeTruthy()
  await choose(screen.getByRole('region', { name: 'Deposit' }), 'Move up')
  await hand.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(asked.some(({ method }) => method === 'PATCH')).toBe(true))
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    revision: 4,
    body: `## Deposit [if lease.has_deposit]
The landlord may re-enter. {{lease.rent}}

## 
Today is {{today}}.

## Notice [locked]
The notice ends on {{law.notice_ends}}.`,
  })
})

test('the preview shows what is missing by its name, and the law’s own clause cannot be changed', async () => {
  await openEditor()
  const preview = screen.getByRole('region', { name: 'Preview' })
  expect(within(preview).getByText('Days to refund?')).toBeTruthy()
  expect(within(preview).getByText('15 November 2027')).toBeTruthy()
  await hand.click(
    within(screen.getByRole('region', { name: 'Notice' })).getByRole('button', { name: /More about/ }),
  )
  const change = await screen.findByRole('menuitem', { name: 'Change' })
  expect(change.getAttribute('aria-disabled') ?? change.getAttribute('data-disabled')).not.toBeNull()
})

const savedByAnother: TemplateDetail = {
  ...template,
  name: 'Their notice',
  revision: 5,
  text: { ...template.text, body: '## Theirs\nAnother text.', variables: [] },
}
const refetched = async (answers: Answers) => {
  answerWith({ [`GET /templates/${ID}`]: savedByAnother, ...answers })
  await act(() => invalidate(['templates']))
  await screen.findByRole('heading', { name: 'Their notice' })
}

test('what a colleague saves meanwhile comes into an editor where nothing is typed, and that is what is published', async () => {
  await openEditor()
  await refetched({ [`POST /templates/${ID}/publish`]: { ...savedByAnother, published: 2, draft: null } })
  expect(await screen.findByRole('region', { name: 'Theirs' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Deposit' })).toBeNull()
  await hand.click(screen.getByRole('button', { name: /Publish/ }))
  await waitFor(() => expect(askedFor(`POST /templates/${ID}/publish`)[0]?.body).toEqual({ revision: 5 }))
})

test('what a colleague saves while one types is not written over unseen', async () => {
  const clause = await openEditor()
  await choose(clause, 'Change')
  await hand.type(await screen.findByRole('textbox', { name: 'Text' }), ' More.')
  const saved = { ...template, revision: 6 }
  await refetched({ [`PATCH /templates/${ID}`]: saved })
  expect(screen.getByRole('region', { name: 'Deposit' })).toBeTruthy()
  await hand.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(askedFor(`PATCH /templates/${ID}`)[0]?.body).toMatchObject({ revision: 4 }))
})

test('after a save the next one follows it, also before the template is asked for again', async () => {
  const clause = await openEditor()
  const saved = { ...template, revision: 5 }
  answerWith({ [`GET /templates/${ID}`]: () => new Promise(() => {}), [`PATCH /templates/${ID}`]: saved })
  await choose(clause, 'Change')
  await hand.type(await screen.findByRole('textbox', { name: 'Text' }), ' More.')
  await hand.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save draft' })).toHaveProperty('disabled', true),
  )
  await hand.type(screen.getByRole('textbox', { name: 'Text' }), ' Again.')
  await hand.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(askedFor(`PATCH /templates/${ID}`)[1]?.body).toMatchObject({ revision: 5 }))
})

const LEASE = '01a20b9c-ac45-7d17-b322-455b841f08e4'
const MAKE = `POST /templates/${ID}/generate`
const openPaper = async () => {
  const refunds = { key: 'refund_days', label: 'Days to refund', type: 'number' }
  answerWith({
    [`GET /leases/${LEASE}`]: { id: LEASE, estate_id: 'e', unit_name: 'Flat 1', tenant_name: 'Ada Obi' },
    'GET /templates': page([template]),
    [`POST /templates/${ID}/preview`]: { version: 1, clauses: [], missing: [], asked: [refunds], known: [] },
    [MAKE]: LOST,
  })
  await openAs('ESTATE_MANAGER', `/dashboard/templates/paper?lease_id=${LEASE}&template=${ID}`)
  return screen.findByRole('textbox', { name: /Days to refund/ })
}

test('what is typed for a paper is not lost by leaving unasked', async () => {
  const days = await openPaper()
  expect(isAnythingTyped()).toBe(false)
  await hand.type(days, '30')
  expect(isAnythingTyped()).toBe(true)
})

test('a paper of which no answer came is tried again as it is, and of other values it is another', async () => {
  const days = await openPaper()
  const make = async (count: number) => {
    await hand.click(screen.getByRole('button', { name: 'Make the paper' }))
    await waitFor(() => expect(askedFor(MAKE)).toHaveLength(count))
    await screen.findByRole('alert')
    return askedFor(MAKE).map(({ body }) => (body as { client_id: string }).client_id)[count - 1]
  }
  await hand.type(days, '30')
  const first = await make(1)
  expect(await make(2)).toBe(first)
  await hand.type(days, '1')
  expect(await make(3)).not.toBe(first)
})
