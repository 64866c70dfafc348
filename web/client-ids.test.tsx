import { globSync, readFileSync } from 'node:fs'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { ProposeWording } from './domains/admin/forms/ProposeWording.tsx'
import { RecordRevenue } from './domains/admin/forms/RecordRevenue.tsx'
import { AlertForm } from './domains/alerts/forms/AlertForm.tsx'
import { NewAssetForm } from './domains/assets/forms/NewAssetForm.tsx'
import { EntryForm } from './domains/calendar/forms/EntryForm.tsx'
import { NoteForm } from './domains/collections/forms/NoteForm.tsx'
import { PrepareForm } from './domains/notices/forms/PrepareForm.tsx'
import { RecordForm } from './domains/payments/forms/RecordForm.tsx'
import { CreditForm } from './domains/subscriptions/forms/CreditForm.tsx'
import { PlanForm } from './domains/subscriptions/forms/PlanForm.tsx'
import { VendorForm } from './domains/vendors/forms/VendorForm.tsx'
import { NewOrderForm } from './domains/work-orders/forms/NewOrderForm.tsx'
import { VisitForm } from './domains/work-orders/forms/VisitForm.tsx'
import { ActorContext } from './platform/session/actor.ts'
import { answerWith, askedFor, LOST, openAlone } from './testing.tsx'
import { onScreen } from './ui/testing.ts'

/** Types by keys, without a pause between them. */
const hand = userEvent.setup({ delay: null })
const nothing = () => {}
const some = (value: unknown) => value as never
const EMPTY = { data: [], pagination: { page: 1, limit: 20, total: 0, totalPages: 0 } }
const phrase = { key: 'auth.welcome', english: 'Welcome', text: 'Barka' }
const preview = {
  ...{ tenant_name: 'Aisha Bello', unit_label: 'Flat B4', landlord_name: null },
  ...{ charges: [], surplus: 0, cash_receivers: [] },
}
const fault = { id: 'r', number: 1, title: '', category: 'WATER', priority: 'MEDIUM' }
const outlook = { kind: 'QUIT', may: true, is_known: true, says: '', steps: [], areas: [], disclaimer: '' }

type Case = {
  call: string
  form: () => ReactNode
  /** What is chosen first, by its words. */
  choose?: string
  /** Fields and what is typed into them; the last is what is changed. */
  fill: readonly (readonly [label: RegExp, text: string])[]
}
const FORMS: Record<string, Case> = {
  'an alarm': {
    call: 'POST /communication/emergency-alert',
    form: () => <AlertForm isDrill onSent={nothing} />,
    fill: [
      [/read first/, 'Fire'],
      [/must do/, 'Leave'],
    ],
  },
  'an asset': {
    call: 'POST /maintenance/assets',
    form: () => <NewAssetForm estateId="e" onSaved={nothing} onClose={nothing} />,
    fill: [[/^Name/, 'Generator 2']],
  },
  'a notice': {
    call: 'POST /leases/l/notices',
    form: () => <PrepareForm leaseId="l" />,
    fill: [[/signs for the landlord/, 'Ada Obi']],
  },
  'a payment by transfer': {
    call: 'POST /payments',
    form: () => <RecordForm home={{ property_unit_id: 'u', tenant_id: 't' }} first={some(preview)} />,
    choose: 'Transfer',
    fill: [
      [/reference/i, 'NIP 4711'],
      [/amount|how much/i, '1500'],
    ],
  },
  'a credit note of an invoice': {
    call: 'POST /platform-invoices/i/credit-notes',
    form: () => <CreditForm of={some({ id: 'i', total: 500_000, credit_notes: 0 })} onClose={nothing} />,
    fill: [[/^Reason/, 'Two days without service']],
  },
  'a price plan': {
    call: 'POST /price-plans',
    form: () => <PlanForm onClose={nothing} />,
    fill: [
      [/^Per active unit/, '1500'],
      [/^Name/, 'Standard'],
    ],
  },
  'a work order': {
    call: 'POST /work-orders',
    form: () => <NewOrderForm request={some(fault)} />,
    fill: [[/^What needs doing/, 'Mend the tap']],
  },
  'a note on who is late': {
    call: 'POST /payments/overdue/t/notes',
    form: () => <NoteForm id="t" onClose={nothing} />,
    fill: [[/./, 'Called. She travels.']],
  },
  'a visit': {
    call: 'POST /work-orders/o/visits',
    form: () => <VisitForm orderId="o" onClose={nothing} />,
    fill: [[/^Note/, 'Bring the key']],
  },
  'a vendor': {
    call: 'POST /vendors',
    form: () => <VendorForm onClose={nothing} onSaved={nothing} />,
    choose: 'Water',
    fill: [
      [/^Phone/, '0803 123 4567'],
      [/^Name/, 'Sunday Okafor'],
    ],
  },
  'an entry of a calendar': {
    call: 'POST /calendar',
    form: () => <EntryForm item={null} day={some('2031-05-02')} onDone={nothing} />,
    fill: [[/^Title/, 'Diesel']],
  },
  'revenue of the platform': {
    call: 'POST /admin/revenue',
    form: () => <RecordRevenue onClose={nothing} />,
    fill: [
      [/^Amount/, '1500'],
      [/^Note/, 'October'],
    ],
  },
  'a better wording': {
    call: 'POST /wording-proposals',
    form: () => <ProposeWording phrase={some(phrase)} onClose={nothing} />,
    fill: [[/^Suggested/, ' da zuwa']],
  },
}

async function open(form: () => ReactNode, call: string) {
  answerWith({
    'GET /estates/e/alert-reach': { people: 3, blocks: [], properties: [], unreachable: [], channels: {} },
    'GET /estates': EMPTY,
    'GET /onboarding/properties': EMPTY,
    'GET /maintenance/assets': EMPTY,
    'GET /leases/l/notices/outlook': outlook,
    [call]: LOST,
  })
  const actor = {
    user: { id: 'me', role: 'ESTATE_MANAGER' },
    permissions: [],
    estates: [{ id: 'e', name: 'Palm' }],
  }
  await openAlone(() => <ActorContext value={some(actor)}>{form()}</ActorContext>)
}

describe('what got no answer', () => {
  onScreen('desk')

  it.each(Object.entries(FORMS))(
    'is the same when it is tried again, and another once it is changed: %s',
    async (_, { call, form, choose, fill }) => {
      await open(form, call)
      if (choose) await hand.click(await screen.findByText(choose))
      for (const [label, text] of fill)
        await hand.type(await screen.findByRole('textbox', { name: label }), text)
      const send = async (count: number) => {
        fireEvent.submit(document.querySelector('form') as HTMLFormElement)
        await waitFor(() => expect(askedFor(call)).toHaveLength(count))
        await screen.findByRole('alert')
        return askedFor(call).map(({ body }) => (body as { client_id: string }).client_id)[count - 1]
      }
      const first = await send(1)
      expect(first).toBeTruthy()
      expect(await send(2)).toBe(first)
      const [label = /./] = fill.at(-1) ?? []
      await hand.type(screen.getByRole('textbox', { name: label }), '2')
      expect(await send(3)).not.toBe(first)
    },
  )

  it('no form holds one id for all that it sends', () => {
    const holders = globSync('domains/**/*.tsx', { cwd: import.meta.dirname }).filter((file) =>
      /use(State|Memo|Ref)\(.*randomUUID/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
    )
    expect(holders).toEqual([])
  })
})
