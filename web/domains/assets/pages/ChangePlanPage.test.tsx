import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerWith, asked, openAs } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'

const ID = '01900000-0000-7000-8000-000000000501'
const PLAN = {
  ...{ id: ID, title: 'Service the generator', asset_id: 'a', estate_id: 'e', instructions: 'Call the gate' },
  ...{ category: 'GENERATOR', priority: 'HIGH', estimate: 15_000_000, lead_days: 3, steps: [] },
  ...{ anchor: 'SCHEDULED', rule: 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=5', starts_on: '2026-12-05' },
  ...{ moves_to_working_day: false, every_hours: null, or_months: null, status: 'ACTIVE' },
  ...{ can: { manage: false }, occurrences: [], coming: [], overdue: 0, missed: 0 },
}
const hand = userEvent.setup({ delay: null })
const sent = async () => {
  await hand.click(screen.getByRole('button', { name: /^Save/ }))
  await expect.poll(() => asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
  return asked.find(({ method }) => method === 'PATCH')?.body
}

onScreen('desk')

it('sends of a plan what somebody changed, so that what a colleague changes meanwhile stays', async () => {
  answerWith({
    [`GET /maintenance/plans/${ID}`]: PLAN,
    [`PATCH /maintenance/plans/${ID}`]: PLAN,
    'POST /maintenance/plans/preview': { days: [], is_last: false },
  })
  const change = `/dashboard/maintenance/plans/${ID}/change`
  await openAs('ESTATE_MANAGER', change)
  await hand.type(await screen.findByLabelText(/^What is done/), ' well')
  expect(await sent()).toEqual({ title: 'Service the generator well' })
})

it('sends all that says when a plan comes back where some of it was changed', async () => {
  answerWith({
    [`GET /maintenance/plans/${ID}`]: PLAN,
    [`PATCH /maintenance/plans/${ID}`]: PLAN,
    'POST /maintenance/plans/preview': { days: [], is_last: false },
  })
  await openAs('ESTATE_MANAGER', `/dashboard/maintenance/plans/${ID}/change`)
  const every = await screen.findByLabelText(/^Interval/)
  await hand.clear(every)
  await hand.type(every, '2')
  expect(await sent()).toEqual({
    ...{ anchor: 'SCHEDULED', rule: 'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=5', starts_on: '2026-12-05' },
    ...{ every_hours: null, or_months: null },
  })
})
