import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { AddPeople } from './domains/conversations/forms/AddPeople.tsx'
import { NewGroup } from './domains/conversations/forms/NewGroup.tsx'
import { QuickCreateForm } from './domains/estates/forms/QuickCreateForm.tsx'
import { BundleForm } from './domains/evidence/forms/BundleForm.tsx'
import { ChangeInvitees } from './domains/meetings/forms/ChangeInvitees.tsx'
import { NewMeetingForm } from './domains/meetings/forms/NewMeetingForm.tsx'
import { RecordMinutes } from './domains/meetings/forms/RecordMinutes.tsx'
import { AskVendorsForm } from './domains/work-orders/forms/AskVendorsForm.tsx'
import { isAnythingTyped } from './platform/forms/typed.ts'
import { answerWith, openAlone, page } from './testing.tsx'
import { onScreen } from './ui/testing.ts'

const hand = userEvent.setup({ delay: null })
const some = (value: unknown) => value as never
const ada = { id: 'a', name: 'Ada Obi', role: 'TENANT', avatar_url: null }
const meeting = {
  ...{ id: 'm', minutes: null, recurrence: null, sequence: 1 },
  ...{ start_time: '2026-12-01T09:00:00Z', end_time: '2026-12-01T10:00:00Z' },
  invitees: [{ user_id: 'a', name: 'Ada Obi', status: 'PENDING', attended: false }],
}
const order = { id: 'o', estate_id: 'e', category: 'WATER', estimate: null, status: 'OPEN' }
const group = { id: 'c', participants: [] }

/** Forms in which people are chosen beside the fields, and whether they are chosen in a sheet of its own. */
const FORMS: Record<string, [isInSheet: boolean, form: (onClose: () => void) => ReactNode]> = {
  'who is in a group': [true, (onClose) => <NewGroup onClose={onClose} onOpened={onClose} />],
  'who is added to a conversation': [
    true,
    (onClose) => <AddPeople conversation={some(group)} onDone={onClose} />,
  ],
  'who is taken off a meeting': [
    false,
    (onClose) => <ChangeInvitees meeting={some(meeting)} onDone={onClose} />,
  ],
  'who came to a meeting': [false, (onClose) => <RecordMinutes meeting={some(meeting)} onDone={onClose} />],
  'which vendors are asked': [false, (onClose) => <AskVendorsForm order={some(order)} onClose={onClose} />],
}

async function open(form: (onClose: () => void) => ReactNode, onClose: () => void) {
  answerWith({
    'GET /communication/recipients': { data: [ada] },
    'POST /leases/l/evidence': { id: 'b' },
    'GET /vendors': page([
      { id: 'v', name: 'Ada Obi', phone: '+2348031234567', status: 'ACTIVE', trades: ['WATER'] },
    ]),
  })
  await openAlone(() => form(onClose))
}
const question = () => screen.queryByRole('dialog', { name: 'Leave what you filled in?' })

onScreen('desk')

it.each(Object.entries(FORMS))('asks before it loses %s', async (_, [isInSheet, form]) => {
  const close = vi.fn()
  await open(form, close)
  if (isInSheet) await hand.click(await screen.findByRole('button', { name: 'Add people' }))
  await hand.click(await screen.findByRole('checkbox', { name: /Ada Obi/ }))
  if (isInSheet) await hand.keyboard('{Escape}')
  await hand.keyboard('{Escape}')
  expect(question()).not.toBeNull()
  await hand.click(screen.getByRole('button', { name: 'Keep writing' }))
  expect(close).not.toHaveBeenCalled()
})

it('the units of a new property count as typed', async () => {
  await open(
    () => <QuickCreateForm onCreated={() => {}} />,
    () => {},
  )
  expect(isAnythingTyped()).toBe(false)
  await hand.click(screen.getByRole('button', { name: 'By name' }))
  await hand.type(screen.getByRole('textbox', { name: /names/i }), 'Flat A1')
  expect(isAnythingTyped()).toBe(true)
})

it('what is claimed in a bundle counts as typed until the bundle is begun', async () => {
  await open(
    () => <BundleForm leaseId="l" name="Flat B4" choices={[]} />,
    () => {},
  )
  expect(isAnythingTyped()).toBe(false)
  await hand.type(screen.getByRole('textbox', { name: /What is claimed/ }), 'Rent of two years')
  expect(isAnythingTyped()).toBe(true)
  await hand.click(screen.getByRole('button', { name: 'Create the bundle' }))
  await waitFor(() => expect(isAnythingTyped()).toBe(false))
})

it('a meeting that nobody has touched is left without a question, and one with a rhythm is not', async () => {
  let draw = () => {}
  function Page() {
    const [, again] = useState(0)
    draw = () => again((count) => count + 1)
    return <NewMeetingForm begun={[]} onSent={() => {}} />
  }
  await open(
    () => <Page />,
    () => {},
  )
  act(() => draw())
  expect(isAnythingTyped()).toBe(false)
  await hand.click(screen.getByRole('combobox', { name: 'Repeats' }))
  await hand.click(screen.getByRole('option', { name: /^Every second week/ }))
  expect(isAnythingTyped()).toBe(true)
})
