import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ActorContext } from '../../../platform/session/actor.ts'
import { answerWith, askedFor, openAlone, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import { emptyFor } from './announcement-values.ts'

const ESTATE = '01900000-0000-7000-8000-000000000002'
const estates = [{ id: ESTATE, name: 'Palmgrove Court', is_archived: false }]
const PREVIEW = 'POST /communication/notifications/preview'
const reach = (recipients: number) => ({
  ...{ recipients, email: recipients, sms: 0, sms_cost: 0, texts_at: null },
  texts: { en: { recipients, sms_text: '', sms_parts: 1 } },
})

onScreen('phone')

it('never says the number of one group of people on the button that writes to another', async () => {
  let answer: (found: object) => void = () => {}
  answerWith({
    [PREVIEW]: ({ body }: { body: { audience: { role?: string } } }) =>
      body.audience.role === 'TENANT'
        ? reach(12)
        : new Promise((resolve) => {
            answer = resolve
          }),
    'GET /properties': page([]),
  })
  await openAlone(() => (
    <ActorContext value={{ estates, user: { role: 'ESTATE_MANAGER' }, permissions: [] } as never}>
      <AnnouncementForm onSent={() => {}} />
    </ActorContext>
  ))
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Water' } })
  fireEvent.change(screen.getByLabelText('Text in English'), { target: { value: 'It is off.' } })
  await screen.findByRole('button', { name: 'Send to 12 people' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Everybody there')
  expect(screen.getByRole('button', { name: 'Send' })).toBeDefined()
  await waitFor(() => expect(askedFor(PREVIEW)).toHaveLength(2))
  expect(screen.getByRole('button', { name: 'Send' })).toBeDefined()
  expect(document.body.textContent).not.toContain('12 people')
  answer(reach(400))
  await screen.findByRole('button', { name: 'Send to 400 people' })
})

it('shows who is named besides the estate, and sends it to them too', async () => {
  const change = `PATCH /communication/announcements/${ESTATE}`
  answerWith({
    [PREVIEW]: reach(13),
    [change]: { id: ESTATE, recipients: 13, state: 'SENT' },
    'GET /properties': page([]),
  })
  const named = [{ user_id: '01900000-0000-7000-8000-000000000003', name: 'Ada Obi' }]
  const values = { ...emptyFor(ESTATE), title: 'Water', message: 'It is off.', named }
  await openAlone(() => (
    <ActorContext value={{ estates, user: { role: 'ESTATE_MANAGER' }, permissions: [] } as never}>
      <AnnouncementForm waiting={{ id: ESTATE, values }} onSent={() => {}} />
    </ActorContext>
  ))
  expect(screen.getByText('Ada Obi')).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Send to 13 people' }))
  await waitFor(() => expect(askedFor(change)).toHaveLength(1))
  expect(askedFor(change)[0]).toMatchObject({
    body: { user_ids: [named[0]?.user_id], audience: { estate_id: ESTATE } },
  })
})
