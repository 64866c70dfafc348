import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith, openAlone } from '../../../testing.tsx'
import { WorkOnRequest } from './WorkOnRequest.tsx'

const REQUEST = '01a20b9c-ac45-7d17-b322-455b841f08e2'
const HOUR_MS = 3_600_000
const visit = (id: string, ahead: number) => ({
  ...{
    id,
    who: 'Sunday Okafor',
    arrived_at: null,
    left_at: null,
    outcome: null,
    note: '',
    cancelled_at: null,
  },
  starts_at: new Date(Date.now() + ahead * HOUR_MS).toISOString(),
  ends_at: new Date(Date.now() + (ahead + 2) * HOUR_MS).toISOString(),
})

it('says who is still to come, and of a visit whose time has passed nothing', async () => {
  answerWith({
    [`GET /maintenance/${REQUEST}/work`]: {
      data: [
        {
          ...{
            id: REQUEST,
            number: 218,
            title: 'Mend the tap',
            status: 'ASSIGNED',
            doer_name: 'Sunday Okafor',
          },
          ...{ bearer: null, bearer_reason: '', approved_amount: null, is_staff: false },
          visits: [visit('past', -5), visit('now', -1), visit('next', 20)],
        },
      ],
    },
  })
  await openAlone(() => <WorkOnRequest requestId={REQUEST} canMake={false} />)
  expect(await screen.findAllByText(/Sunday Okafor comes/)).toHaveLength(2)
})
