import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerWith, askedFor, openAlone } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { RemitForm } from './RemitForm.tsx'

const hand = userEvent.setup({ delay: null })
onScreen('desk')

it('records the tax that it names as sent, and not what is held back while it is written down', async () => {
  const call = 'POST /estates/e/withheld-tax'
  answerWith({ [call]: { data: [] } })
  const month = { estate_id: 'e', month: '2026-10', office: 'FEDERAL', left: 1_850_000 }
  await openAlone(() => <RemitForm month={month as never} onClose={() => {}} />)
  expect(screen.getByText(/₦18,500/)).toBeDefined()
  await hand.type(screen.getByLabelText(/reference/i), 'NRS 4711{Enter}')
  await waitFor(() => expect(askedFor(call)).toHaveLength(1))
  expect(askedFor(call)[0]?.body).toMatchObject({ amount: 1_850_000, reference: 'NRS 4711' })
})
