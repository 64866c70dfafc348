import type { RemindersPreview } from '@gida/contract/domains/collections/reminder'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { queryClient } from '../../../platform/http/queries.ts'
import { answerWith, askedFor, openAlone } from '../../../testing.tsx'
import { ReminderSheet } from './ReminderSheet.tsx'

const reminders = {
  ...{ queued: 1, skipped: [], letters: 1, by_channel: { IN_APP: 1, EMAIL: 1, SMS: 1 } },
  ...{ sms_cost: 0, texts_at: null, words: null },
} satisfies RemindersPreview
const PREVIEW = 'POST /payments/preview-reminders'
const SEND = 'POST /payments/send-reminders'

it('is sent by one tap, also while what it shows is looked at once more', async () => {
  answerWith({ [PREVIEW]: reminders, [SEND]: reminders })
  await openAlone(() => <ReminderSheet chargeIds={['c']} onClose={() => {}} />)
  const send = await screen.findByRole('button', { name: 'Send to 1 tenant' })
  answerWith({ [PREVIEW]: () => new Promise(() => {}), [SEND]: reminders })
  act(() => void queryClient.invalidateQueries()) // as live news does
  await waitFor(() => expect(askedFor(PREVIEW)).toHaveLength(1))
  await waitFor(() => expect(queryClient.isFetching()).toBe(1))
  await userEvent.setup({ delay: null }).click(send)
  expect(await screen.findByText(/is on its way\.$/)).toBeDefined()
  expect(askedFor(SEND)).toHaveLength(1)
})
