import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerWith, askedFor, openAlone } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { PublishForm } from './PublishForm.tsx'

onScreen('phone')
const LISTING = {
  ...{ headline: '3-bedroom flat with parking', description: 'Two baths, borehole.', photos: [] },
  ...{ agency_fee: 12_000_000, legal_fee: 0, withdrawn_at: '2026-01-05T10:00:00.000Z' },
}

it('begins with what was said of a unit the last time, when it is published again', async () => {
  const CALL = 'POST /onboarding/units/u/listing'
  answerWith({ [CALL]: LISTING })
  await openAlone(() => (
    <PublishForm unitId="u" listing={LISTING as never} isPublished={false} onClose={() => {}} />
  ))
  await userEvent.click(screen.getByRole('button', { name: /publish/i }))
  await expect.poll(() => askedFor(CALL)).toHaveLength(1)
  expect(askedFor(CALL)[0]?.body).toEqual({
    ...{ headline: LISTING.headline, description: LISTING.description },
    ...{ agency_fee: 12_000_000, legal_fee: 0 },
  })
})
