import type { MeetingDetail } from '@gida/contract/domains/meetings/meeting'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { meetings } from '#words/meetings'
import { answerWith, askedFor, openAlone } from '../../../testing.tsx'
import { ChangeMeeting } from './ChangeMeeting.tsx'

const WEEKLY = {
  ...{ id: '01900000-0000-7000-8000-00000000000e', sequence: 3, recurrence: 'FREQ=WEEKLY' },
  ...{ title: 'Residents', location: 'Hall', agenda: '', url: null },
  ...{ start_time: '2036-12-04T17:00:00Z', end_time: '2036-12-04T18:00:00Z' },
} as MeetingDetail
const CALL = `PATCH /communication/meetings/${WEEKLY.id}`
const words = meetings.change

it('changes in a whole series what was changed, and leaves one of its meetings where it was moved to', async () => {
  answerWith({ [CALL]: WEEKLY })
  await openAlone(() => <ChangeMeeting meeting={WEEKLY} onDone={() => {}} />)
  const save = screen.getByRole('button', { name: words.save })
  expect(save.hasAttribute('disabled')).toBe(true) // nobody is told of no change
  fireEvent.click(screen.getByRole('radio', { name: words.scopes.ALL }))
  fireEvent.change(screen.getByLabelText(meetings.form.title), { target: { value: 'Residents and guests' } })
  fireEvent.click(save)
  await waitFor(() => expect(askedFor(CALL)).toHaveLength(1))
  expect(askedFor(CALL)[0]?.body).toEqual({ title: 'Residents and guests', scope: 'ALL', sequence: 3 })
})

it('takes a meeting over midnight once it is said to end on the next day', async () => {
  answerWith({ [CALL]: WEEKLY })
  await openAlone(() => <ChangeMeeting meeting={WEEKLY} onDone={() => {}} />)
  expect(screen.queryByRole('checkbox', { name: meetings.form.nextDay })).toBeNull()
  fireEvent.change(screen.getByLabelText(meetings.form.to), { target: { value: '01:00' } })
  const save = screen.getByRole('button', { name: words.save })
  fireEvent.click(save)
  await screen.findByText(meetings.form.endsEarly)
  expect(askedFor(CALL)).toEqual([])
  fireEvent.click(screen.getByRole('checkbox', { name: meetings.form.nextDay }))
  fireEvent.click(save)
  await waitFor(() => expect(askedFor(CALL)).toHaveLength(1))
  expect(askedFor(CALL)[0]?.body).toMatchObject({
    ...{ start_time: '2036-12-04T17:00:00.000Z', end_time: '2036-12-05T00:00:00.000Z' },
  })
})

it('changes another thing of a meeting over midnight, and leaves its end', async () => {
  const late = { ...WEEKLY, end_time: '2036-12-05T00:00:00Z' }
  answerWith({ [CALL]: late })
  await openAlone(() => <ChangeMeeting meeting={late} onDone={() => {}} />)
  fireEvent.change(screen.getByLabelText(meetings.form.title), { target: { value: 'Vigil' } })
  fireEvent.click(screen.getByRole('button', { name: words.save }))
  await waitFor(() => expect(askedFor(CALL)).toHaveLength(1))
  expect(askedFor(CALL)[0]?.body).toEqual({ title: 'Vigil', scope: 'THIS', sequence: 3 })
})

it('sends both ends of a time of which one was changed', async () => {
  answerWith({ [CALL]: WEEKLY })
  await openAlone(() => <ChangeMeeting meeting={WEEKLY} onDone={() => {}} />)
  fireEvent.change(screen.getByLabelText(meetings.form.to), { target: { value: '19:30' } })
  fireEvent.click(screen.getByRole('button', { name: words.save }))
  await waitFor(() => expect(askedFor(CALL)).toHaveLength(1))
  expect(askedFor(CALL)[0]?.body).toEqual({
    ...{ start_time: '2036-12-04T17:00:00.000Z', end_time: '2036-12-04T18:30:00.000Z' },
    ...{ scope: 'THIS', sequence: 3 },
  })
})
