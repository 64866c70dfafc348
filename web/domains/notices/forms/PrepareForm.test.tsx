import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerWith, openAlone } from '../../../testing.tsx'
import { NewMeetingForm } from '../../meetings/forms/NewMeetingForm.tsx'
import { PrepareForm } from './PrepareForm.tsx'

const afterMidnight = () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2030-01-02T10:00:00Z')
  answerWith({})
}
const day = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value

it('begins a notice on the day on which its form is opened, however long the app stands open', async () => {
  afterMidnight()
  await openAlone(() => <PrepareForm leaseId="01a20b9c-ac45-7d17-b322-455b841f08e2" />)
  expect(await day('Day it will be served')).toBe('02/01/2030')
})

it('offers a meeting a week from the day on which its form is opened', async () => {
  afterMidnight()
  await openAlone(() => <NewMeetingForm begun={[]} onSent={() => {}} />)
  expect(await day('Day')).toBe('09/01/2030')
})
